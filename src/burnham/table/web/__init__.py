"""The table over HTTP.  `app` lists the routes; each handler says which fields it takes.

gets      pages                          posts     what is done at tables, and opening them
live      events and parts of a table    me        posts about oneself
api/      the JSON interface             streams   server-sent events
visit     who asks, with which fields    replies   pages, JSON, refusals
guard     limits, origin, headers        serve     `burnham table`

Two numbers are told apart everywhere:
  number   how many entries the table's journal has (answers and takings-back).  A post names the
           number it answers; sent twice it counts once, sent late it is refused with 409.
  moment   how many answers stand now, after takings-back.  The history bar and the log count these.

The fields of a post come as a form or as a JSON object.  A form post from a page is answered by 303
to the table, or to the path in `next`; with `Accept: application/json` by {"ok": true, "url": …,
"number": …, "moment": …, "version": …} or, with the status of the refusal, {"error": key,
"message": sentence, "number": …, "moment": …, "version": …}.  `as` is the seat one speaks for, if
one has several; `bytes` are at least 16 random bytes in hex from the visitor's own browser, for the
fair seed.
"""

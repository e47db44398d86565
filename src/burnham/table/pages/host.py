"""The pages of hosts of the server: tables, people, rules, what hosts did; and the two links that
they give away."""

from __future__ import annotations

from urllib.parse import quote

from markupsafe import Markup

from burnham.kit import Content, icon_html
from burnham.kit import html as h
from burnham.table.pages.account import field
from burnham.table.pages.frame import at_time, hidden, post, site_page, to_the_day, unfolds
from burnham.table.speech import Speech, speech_in
from burnham.table.store.hosts import MESSAGES, STATES, Invitation, PersonRow
from burnham.table.views.club_addresses import profile_url
from burnham.table.views.frame import Frame
from burnham.table.views.host import (
    ADDRESS,
    ClaimView,
    DeedView,
    HostDeedsView,
    HostPeopleView,
    HostRulesView,
    HostTable,
    HostTablesView,
    InvitedView,
    Searched,
    Sitting,
)
from burnham.table.views.timed import timed

PARTS = (
    (ADDRESS, "tables"),
    (f"{ADDRESS}/people", "people"),
    (f"{ADDRESS}/rules", "rules"),
    (f"{ADDRESS}/deeds", "deeds"),
)


def _page(frame: Frame, part: str, *content: Content) -> Markup:
    say = speech_in(frame.lang)
    links = [
        h.a(href=to, aria_current="page" if key == part else None)[say(f"host-{key}")]
        for to, key in PARTS
    ]
    return site_page(
        frame,
        say("nav-host"),
        "host",
        h.div(".host")[
            h.h1[say("nav-host")],
            h.nav(".host-parts", aria_label=say("host-parts"))[links],
            h.p(".soft")[say(f"host-{part}-about")],
            content,
        ],
        styles=("host.css",),
        scripts=("site.js", "host.js"),
    )


# --- to look through ------------------------------------------------------------------------------


def host_tables(view: HostTablesView) -> Markup:
    say = speech_in(view.frame.lang)
    states = h.select(name="state", aria_label=say("host-state"))[
        (
            h.option(value=state, selected=state == view.searched.state)[say(f"state-{state}")]
            for state in STATES
        )
    ]
    back = view.frame.path
    return _page(
        view.frame,
        "tables",
        _search(say, view.searched, say("host-search-tables"), states),
        h.ul(".rows.stacked")[(_table(say, table, back) for table in view.tables)]
        if view.tables
        else h.p[say("host-none")],
        _pages(say, view.searched),
    )


def _search(say: Speech, searched: Searched, label: str, *more: Content) -> Markup:
    return h.form(".host-search", method="get", action=searched.path, role="search")[
        h.input(
            type="search", name="search", value=searched.text, aria_label=label, placeholder=label
        ),
        more,
        h.button(".button")[icon_html("search"), say("host-search")],
    ]


def _pages(say: Speech, searched: Searched) -> Content:
    if not searched.newer and not searched.older:
        return None
    return h.div(".go")[
        h.a(".button", href=searched.newer)[say("host-newer")] if searched.newer else None,
        h.a(".button", href=searched.older)[say("host-older")] if searched.older else None,
    ]


def _table(say: Speech, table: HostTable, back: str) -> Markup:
    of = f"{table.game_name}, {table.names}"
    title = h.a(href=table.url)[table.game_name] if table.url else table.game_name
    return h.li[
        h.div[
            h.div(".title")[title],
            h.div(".sub")[
                f"{table.names} · " if table.names else None,
                f"{table.line} · ",
                at_time(timed(say, table.told, table.changed)),
                None if table.url else f" · {say('private')}",
                " · ",
                h.code[table.id],
            ],
        ],
        h.div(".row")[
            (_remove(say, table, sitting, back) for sitting in table.lobby),
            _power(say, "close", back, of, table=table.id) if table.can_close else None,
            _at_once(say, "archive", back, of, table=table.id) if table.can_archive else None,
            _at_once(say, "bring-back", back, of, table=table.id) if table.archived else None,
        ],
    ]


def _remove(say: Speech, table: HostTable, sitting: Sitting, back: str) -> Markup:
    label = say("remove-of", name=sitting.name)
    return _power(say, "remove", back, "", label, table=table.id, person=sitting.person)


def host_people(view: HostPeopleView) -> Markup:
    say = speech_in(view.frame.lang)
    back = view.frame.path
    return _page(
        view.frame,
        "people",
        _search(say, view.searched, say("host-search-people")),
        h.ul(".rows.stacked")[
            (_person(say, person, person.login in view.hosts, back) for person in view.people)
        ]
        if view.people
        else h.p[say("host-none")],
        _pages(say, view.searched),
    )


def _person(say: Speech, person: PersonRow, is_host: bool, back: str) -> Markup:
    of, id = person.name, person.id
    return h.li[
        h.div[
            h.div(".title")[
                h.a(href=profile_url(person.id))[person.name] if person.login else person.name,
                " ",
                h.span(".flag")[say("host-one")] if is_host else None,
                h.span(".flag.bad")[say("muted")] if person.muted is not None else None,
                h.span(".flag.bad")[say("blocked")] if person.blocked is not None else None,
            ],
            h.div(".sub")[
                say("host-login", login=person.login) if person.login else say("host-guest"),
                " · ",
                say("host-sat", n=person.tables),
                " · ",
                to_the_day(timed(say, "host-seen", person.seen)),
            ],
            (
                h.div(".sub")[f"{say(key)}: {reason}"]
                for key, reason in (("muted", person.muted), ("blocked", person.blocked))
                if reason is not None
            ),
        ],
        h.div(".row")[
            h.a(
                ".button.small",
                href=f"{ADDRESS}?search={quote(person.name)}",
                aria_label=f"{say('host-tables')}: {of}",
            )[say("host-tables")],
            None if is_host else _sanctions(say, person, of, id, back),
        ],
    ]


def _sanctions(say: Speech, person: PersonRow, of: str, id: str, back: str) -> Content:
    return [
        _power(say, "mute", back, of, person=id)
        if person.muted is None
        else _at_once(say, "unmute", back, of, person=id),
        _power(say, "block", back, of, person=id)
        if person.blocked is None
        else _at_once(say, "unblock", back, of, person=id),
    ]


def host_deeds(view: HostDeedsView) -> Markup:
    say = speech_in(view.frame.lang)
    return _page(
        view.frame,
        "deeds",
        h.ul(".rows.stacked")[(_deed(say, deed) for deed in view.deeds)]
        if view.deeds
        else h.p[say("host-none")],
        _pages(say, view.searched),
    )


def _deed(say: Speech, deed: DeedView) -> Markup:
    return h.li[
        h.div[
            h.div(".title")[h.a(href=deed.url)[deed.sentence] if deed.url else deed.sentence],
            h.div(".sub")[deed.table] if deed.table else None,
            h.div(".sub")[deed.host, " · ", at_time(timed(say, "host-at", deed.made))],
            h.div(".sub")[deed.reason] if deed.reason else None,
        ]
    ]


# --- powers ---------------------------------------------------------------------------------------


def _power(say: Speech, deed: str, back: str, of: str, label: str = "", **fields: str) -> Markup:
    """What people are told the reason of: it is asked for before."""
    face = label or say(f"power-{deed}")
    reason = h.label(".field")[
        h.span(".label")[say("reason")],
        h.input(name="reason", maxlength="200", required=True, autocomplete="off"),
    ]
    return h.details(".power")[
        unfolds(say, face, f"{face}: {of}" if of else face),
        post(
            f"{ADDRESS}/{deed}",
            h.p[say(f"power-{deed}-about")],
            reason,
            h.div[h.button(".button.act.small")[face]],
            cls="stack panel",
            next=back,
            **fields,
        ),
    ]


def _at_once(say: Speech, deed: str, back: str, of: str, **fields: str) -> Markup:
    face = say(f"power-{deed}")
    button = h.button(".button.small", aria_label=f"{face}: {of}")[face]
    return post(f"{ADDRESS}/{deed}", button, next=back, **fields)


# --- rules ----------------------------------------------------------------------------------------


def host_rules(view: HostRulesView) -> Markup:
    say = speech_in(view.frame.lang)
    return _page(
        view.frame,
        "rules",
        h.div(".host-rules")[
            _message(say, view),
            _opening(say, view),
            h.section(".panel.stack", aria_labelledby="invitations")[
                h.h2(id="invitations")[say("invitations")],
                h.p(".soft")[say("invitations-about")],
                h.ul(".rows.stacked")[
                    (_invitation(say, one, url, view.frame.path) for one, url in view.invitations)
                ]
                if view.invitations
                else None,
                _invite(say, view),
            ],
        ],
    )


def _message(say: Speech, view: HostRulesView) -> Markup:
    def message(lang: str) -> Markup:
        return h.label(".field")[
            h.span(".label")[say(f"in-{lang}")],
            h.textarea(name=lang, rows="3", maxlength="1000", lang=lang)[view.rules.messages[lang]],
        ]

    return h.form(".panel.stack", method="post", action=f"{ADDRESS}/message")[
        h.h2[say("message")],
        h.p(".soft")[say("message-about")],
        _saved(say, view, "message"),
        (message(lang) for lang in MESSAGES),
        h.div[h.button(".button.act")[say("message-keep")]],
    ]


def _saved(say: Speech, view: HostRulesView, rule: str) -> Content:
    """What is told after a rule was saved: nothing else on the page shows it."""
    told = h.p(".done", role="status")[icon_html("check"), say("done-rule")]
    return [hidden("next", f"{ADDRESS}/rules?done={rule}"), told if view.done == rule else None]


def _opening(say: Speech, view: HostRulesView) -> Markup:
    return h.form(".panel.stack", method="post", action=f"{ADDRESS}/opening")[
        h.h2(id="opening")[say("opening")],
        h.p(".soft")[say("opening-about")],
        _saved(say, view, "opening"),
        h.div(".choices", role="radiogroup", aria_labelledby="opening")[
            (
                h.label(".choice")[
                    h.input(
                        type="radio",
                        name="opening",
                        value=value,
                        checked=value == view.rules.opening,
                    ),
                    h.span[label],
                ]
                for value, label in view.openings
            )
        ],
        h.div[h.button(".button.act")[say("opening-keep")]],
    ]


def _invitation(say: Speech, one: Invitation, url: str, back: str) -> Markup:
    return h.li[
        h.div[
            h.div(".title")[one.name],
            h.div(".sub")[
                say("invitation-followed", names=say.listed(one.names))
                if one.names
                else say("invitation-new")
            ],
        ],
        h.div(".invite")[
            h.input(value=url, readonly=True, aria_label=f"{say('invite')}: {one.name}"),
            h.button(".button", type="button", data_copy=url)[
                icon_html("link"), h.span[say("copy")]
            ],
        ],
        h.div(".row")[_at_once(say, "take-back", back, one.name, token=one.token)],
    ]


def _invite(say: Speech, view: HostRulesView) -> Markup:
    return h.form(".stack", method="post", action=f"{ADDRESS}/invite")[
        hidden("next", view.frame.path),
        hidden("token", view.new_token),
        h.label(".field")[
            h.span(".label")[say("invitation-name")],
            h.input(name="name", maxlength="40", required=True, autocomplete="off"),
            h.small[say("invitation-name-about")],
        ],
        h.div[h.button(".button")[say("invitation-make")]],
    ]


# --- links that hosts give away -------------------------------------------------------------------


def claim(view: ClaimView) -> Markup:
    """Whoever started the server takes the host's login, by a password."""
    say = speech_in(view.frame.lang)
    return site_page(
        view.frame,
        say("claim"),
        "",
        h.div(".plain-page")[
            h.h1[say("claim")],
            h.p(".error", role="alert")[view.error] if view.error else None,
            h.form(".stack.panel", method="post", action=view.action)[
                h.p[say("claim-about", login=view.login)],
                # Browsers keep a password together with the login.
                h.input(name="login", value=view.login, autocomplete="username", readonly=True,
                        aria_label=say("login")),
                field(say("password"), "password", "", "new-password", say("password-about")),
                h.div[h.button(".button.act")[say("claim-take")]],
            ],
        ],
    )  # fmt: skip


def invited(view: InvitedView) -> Markup:
    say = speech_in(view.frame.lang)
    return site_page(
        view.frame,
        say("welcome"),
        "",
        h.div(".plain-page")[
            h.h1[say("welcome")],
            h.p[say("welcome-about")],
            post(view.action, h.button(".button.act")[say("welcome-take")]),
        ],
    )

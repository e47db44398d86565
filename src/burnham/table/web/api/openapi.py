"""The OpenAPI document, made from the typed data and the list of calls."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import msgspec

from burnham.table.speech import speech_in
from burnham.table.web.api import data

DOCUMENT = "/api/openapi.json"
ID = {"type": "string", "pattern": "^[0-9a-f]{12}$"}
REFUSALS = {
    400: "The request makes no sense",
    401: "A token is needed",
    403: "Not yours to do",
    404: "No such table, or it is private",
    408: "The body took too long",
    409: "The table has moved on: the reply says where it stands",
    413: "Too large",
    415: "Send JSON",
    421: "This server does not answer to that host",
    422: "The rules refuse this answer",
    429: "Too fast, or too much at once",
    503: "What is stored of the table cannot be read at present",
}
QUERY = {
    "as": "One of your seats",
    "at": "A moment of the past",
    "since": "The number of the state you have: the log is told from there on, and the table is not"
    " older; left out: the log of the last entry",
}
"""What one may add to the address of a table."""
QUERIES = {"showTable": tuple(QUERY), "showPlan": ("as",)}
"""Which call takes which."""


class Call(NamedTuple):
    method: str
    path: str
    name: str
    takes: type | None
    gives: type | None
    status: int
    refuses: tuple[int, ...]
    token: bool = False

    def does(self, lang: str = "en") -> str:
        """What it is for."""
        return speech_in(lang)(f"call-{self.name}")


CALLS = (
    Call("GET", "/api/games", "listGames",
         None, data.Games, 200, ()),
    Call("POST", "/api/people", "newPerson",
         data.NewPerson, data.Token, 201, (400, 415)),
    Call("POST", "/api/commitments", "commit",
         None, data.Ticket, 201, (401,), token=True),
    Call("GET", "/api/tables", "listTables",
         None, data.Tables, 200, ()),
    Call("GET", "/api/watch", "watchTables",
         None, data.Tables, 200, ()),
    Call("POST", "/api/tables", "newTable",
         data.NewTable, data.TableState, 201, (400, 401, 404, 415), token=True),
    Call("GET", "/api/tables/{table}", "showTable",
         None, data.TableState, 200, (400, 404)),
    Call("POST", "/api/tables/{table}/seats", "join",
         data.Join, data.TableState, 200, (400, 401, 403, 404, 415), token=True),
    Call("POST", "/api/tables/{table}/answers", "answer",
         data.GiveAnswer, data.TableState, 200, (400, 401, 403, 404, 409, 415, 422), token=True),
    Call("POST", "/api/tables/{table}/undo", "undo",
         data.TakeBack, data.TableState, 200, (400, 401, 403, 404, 409, 415), token=True),
    Call("POST", "/api/tables/{table}/pause", "pause",
         data.Pause, data.TableState, 200, (400, 401, 403, 404, 415), token=True),
    Call("POST", "/api/tables/{table}/vacation", "vacation",
         data.Vacation, data.TableState, 200, (400, 401, 403, 404, 415), token=True),
    Call("POST", "/api/tables/{table}/hint", "hint",
         data.AskHint, data.Hint, 200, (400, 401, 403, 404, 409, 415), token=True),
    Call("GET", "/api/tables/{table}/plan", "showPlan",
         None, data.PlanState, 200, (400, 401, 403, 404, 409), token=True),
    Call("POST", "/api/tables/{table}/plan", "plan",
         data.PlanAnswer, data.PlanState, 200, (400, 401, 403, 404, 409, 415, 422), token=True),
    Call("POST", "/api/tables/{table}/plan/remove", "unplan",
         data.Unplan, data.PlanState, 200, (400, 401, 403, 404, 415), token=True),
    Call("GET", "/api/tables/{table}/events", "watch",
         None, None, 200, (404,)),
    Call("GET", "/api/tables/{table}/record", "record",
         None, dict, 200, (403, 404)),
)  # fmt: skip


def operations(lang: str) -> tuple[tuple[str, str, str], ...]:
    """Method, path and purpose of every call, for the page."""
    return tuple((call.method, call.path, call.does(lang)) for call in CALLS)


@cache
def document() -> dict[str, Any]:
    used = [kind for call in CALLS for kind in (call.takes, call.gives)]
    kinds = dict.fromkeys(kind for kind in used if kind not in (None, dict))
    _, components = msgspec.json.schema_components(
        [*kinds, data.Refused], ref_template="#/components/schemas/{name}"
    )
    paths: dict[str, Any] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Burnham table", "version": "1"},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(call: Call) -> dict[str, Any]:
    made: dict[str, Any] = {
        "operationId": call.name,
        "summary": call.does(),
        "responses": {str(call.status): _response(call)},
    }
    at_table = "{table}" in call.path
    more = *((408, 413) if call.takes else ()), 421, 429, *((503,) if at_table else ())
    for status in (*call.refuses, *more):
        made["responses"][str(status)] = _content(REFUSALS[status], "Refused")
    if at_table:
        made["parameters"] = [{"name": "table", "in": "path", "required": True, "schema": ID}]
    whole = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
    for name in QUERIES.get(call.name, ()):
        about = {"name": name, "in": "query", "schema": whole, "description": QUERY[name]}
        made["parameters"].append(about)
    if call.takes:
        made["requestBody"] = {"required": True, **_body(call.takes.__name__)}
    if call.token:
        made["security"] = [{"token": []}]
    return made


def _response(call: Call) -> dict[str, Any]:
    if call.gives is None:
        stream = {"text/event-stream": {"schema": {"type": "string"}}}
        return {"description": call.does(), "content": stream}
    if call.gives is dict:
        schema = {"application/json": {"schema": {"type": "object"}}}
        return {"description": call.does(), "content": schema}
    return _content(call.does(), call.gives.__name__)


def _content(description: str, schema: str) -> dict[str, Any]:
    return {"description": description, **_body(schema)}


def _body(schema: str) -> dict[str, Any]:
    return {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{schema}"}}}}

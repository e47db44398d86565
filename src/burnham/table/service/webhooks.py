"""Webhooks: a message as Discord, Slack, Telegram or ntfy expect it, or as plain JSON."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from burnham.table.room.refusals import Wrong
from burnham.table.service.letters import Message
from burnham.table.service.outgoing import Outgoing


class Webhook(msgspec.Struct):
    """`chat` is the chat of a Telegram bot, by its number or @name."""

    form: str
    url: str
    chat: str = ""


def read_webhook(form: str, url: str, chat: str) -> Webhook:
    """Wrong if it cannot be one; the address itself is checked by `Outgoing`."""
    url, chat = url.strip(), chat.strip()
    if form not in FORMS:
        raise Wrong("field", field="form")
    if form == "telegram" and not (chat.isprintable() and 0 < len(chat) <= 64):
        raise Wrong("notice-chat")
    if form == "ntfy" and "/" not in _topic_at(url)[0].split("://")[-1]:
        raise Wrong("notice-topic")
    return Webhook(form, url, chat if form == "telegram" else "")


async def send_webhook(outgoing: Outgoing, target: str, message: Message) -> None:
    """Fails, or Gone if there is no such webhook any more."""
    hook = msgspec.json.decode(target, type=Webhook)
    url, body = FORMS[hook.form](hook, message)
    headers = {"content-type": "application/json"}
    await outgoing.deliver(url, msgspec.json.encode(body), headers)


def _discord(hook: Webhook, message: Message) -> tuple[str, Any]:
    """Names that people gave themselves call nobody: mentions are off."""
    return hook.url, {"content": message.text[:1900], "allowed_mentions": {"parse": []}}


def _slack(hook: Webhook, message: Message) -> tuple[str, Any]:
    text = message.text
    for sign, written in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")):
        text = text.replace(sign, written)
    return hook.url, {"text": text}


def _telegram(hook: Webhook, message: Message) -> tuple[str, Any]:
    preview = {"is_disabled": True}
    return hook.url, {"chat_id": hook.chat, "text": message.text, "link_preview_options": preview}


def _ntfy(hook: Webhook, message: Message) -> tuple[str, Any]:
    """A topic is the last part of its address; JSON goes to the address above, with what stands
    behind the topic (`?auth=…`)."""
    address, asked = _topic_at(hook.url)
    root, _, topic = address.rpartition("/")
    first = message.told[0].path if len(message.told) == 1 else "/"
    text = "\n".join(one.sentence for one in message.told)
    body = {"topic": topic, "title": "Burnham", "message": text, "click": f"{message.base}{first}"}
    return f"{root}/{asked}", body


def _topic_at(url: str) -> tuple[str, str]:
    """The address of an ntfy topic, and the query behind it."""
    address, mark, query = url.partition("?")
    return address.rstrip("/"), mark + query


def _json(hook: Webhook, message: Message) -> tuple[str, Any]:
    told = [
        {"event": one.event, "text": one.sentence, "url": f"{message.base}{one.path}"}
        for one in message.told
    ]
    return hook.url, {"from": "burnham", "lang": message.lang, "notices": told}


FORMS: Final[dict[str, Callable[[Webhook, Message], tuple[str, Any]]]] = {
    "discord": _discord,
    "slack": _slack,
    "telegram": _telegram,
    "ntfy": _ntfy,
    "json": _json,
}

"""Notices on the account page, and the pages to which mails lead."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup

from burnham.kit import Content
from burnham.kit import html as h
from burnham.table.pages.frame import hidden, post, site_page
from burnham.table.speech import Speech, speech_in
from burnham.table.views.choices import Choice
from burnham.table.views.frame import Frame
from burnham.table.views.notices import (
    ChannelView,
    ForgottenView,
    LinkedView,
    NewPasswordView,
    NoticesView,
)


def notices_inside(frame: Frame, view: NoticesView) -> Markup:
    """Of what I want to hear, and by which ways."""
    say = speech_in(frame.lang)
    return h.div(".stack.notices")[
        h.p(".soft")[say("notices-about")],
        h.p(".done", role="status")[view.done] if view.done else None,
        h.p(".error", role="alert", tabindex="-1", autofocus=True)[view.error]
        if view.error
        else None,
        _push(say, view),
        _mail(say, view),
        _webhook(say, view),
        _wishes(say, view),
    ]


def _wishes(say: Speech, view: NoticesView) -> Markup:
    return h.form(".stack", method="post", action="/me/notices/wishes")[
        h.fieldset(".choices")[
            h.legend[h.h3[say("notices-events")]],
            (
                h.label(".choice")[
                    h.input(type="checkbox", name=f"event-{one.value}", checked=one.chosen),
                    h.span[one.label],
                ]
                for one in view.events
            ),
        ],
        _select(say("notices-language"), "language", view.languages),
        h.div[h.button(".button.act")[say("notices-keep")]],
    ]


def _push(say: Speech, view: NoticesView) -> Markup:
    """The script turns it on: a browser has to be asked."""
    return h.div(".way")[
        h.h3[say("notices-push")],
        h.p(".soft")[say("notices-push-about")],
        _channels(say, view.push),
        h.form(
            ".push-form",
            method="post",
            action="/me/notices/push",
            hidden=True,
            data_key=view.public_key,
            data_url="/worker.js",
            data_denied=say("notices-push-denied"),
            data_failed=say("notices-push-failed"),
        )[h.button(".button")[say("notices-push-on")]],
        h.form(".push-off", method="post", action="/me/notices/remove", hidden=True)[
            hidden("channel", ""), h.button(".button")[say("notices-push-off")]
        ],
        h.p(".soft.push-cannot")[say("notices-push-cannot")],
        h.p(".error.push-error", role="alert", hidden=True),
    ]


def _mail(say: Speech, view: NoticesView) -> Markup:
    if not view.can_mail:
        return h.div(".way")[h.h3[say("notices-mail")], h.p(".soft")[say("notices-no-mail")]]
    address = view.mail.name if view.mail else ""
    return h.div(".way")[
        h.h3[say("notices-mail")],
        _channels(say, [view.mail] if view.mail else []),
        h.form(".stack", method="post", action="/me/notices/mail")[
            h.label(".field")[
                h.span(".label")[say("notices-address")],
                h.input(
                    name="address",
                    type="email",
                    value=address or None,
                    autocomplete="email",
                    maxlength="200",
                    required=True,
                ),
                h.small[say("notices-address-about")],
            ],
            _select(say("notices-every"), "every", view.mail_every),
            h.div[h.button(".button")[say("notices-mail-keep")]],
        ],
    ]


def _webhook(say: Speech, view: NoticesView) -> Markup:
    """Few want it: it opens on demand."""
    return h.div(".way")[
        h.h3[say("notices-webhook")],
        _channels(say, [view.webhook] if view.webhook else []),
        h.details(open=view.webhook is not None)[
            h.summary[say("notices-webhook-set")],
            h.form(".stack", method="post", action="/me/notices/webhook")[
                _select(say("notices-form"), "form", view.forms),
                h.label(".field")[
                    h.span(".label")[say("notices-url")],
                    h.input(
                        name="url",
                        type="url",
                        value=view.url or None,
                        placeholder="https://",
                        maxlength="500",
                        required=True,
                    ),
                    h.small[say("notices-url-about")],
                ],
                h.label(".field.chat")[
                    h.span(".label")[say("notices-chat")],
                    h.input(name="chat", value=view.chat or None, maxlength="64"),
                ],
                _select(say("notices-every"), "every", view.webhook_every),
                h.div[h.button(".button")[say("notices-webhook-keep")]],
            ],
        ],
    ]


def _channels(say: Speech, channels: Iterable[ChannelView]) -> Content:
    rows = [_channel(say, channel) for channel in channels]
    return h.ul(".rows.stacked")[rows] if rows else None


def _channel(say: Speech, channel: ChannelView) -> Markup:
    def button(deed: str, key: str) -> Markup:
        label = say(key)
        face = h.button(".button", aria_label=f"{label}: {channel.name}")[label]
        again = {"address": channel.name, "every": str(channel.every)}
        fields = again if deed == "mail" else {"channel": channel.id}
        return post(f"/me/notices/{deed}", face, [hidden(*field) for field in fields.items()])

    own = h.span(".label.own", hidden=True)[say("this-device")]
    return h.li(data_endpoint=channel.endpoint or None, data_channel=channel.id)[
        h.div[
            h.div(".title")[channel.name, " ", own if channel.endpoint else None],
            h.div(class_=["sub", "error" if channel.trouble else None])[channel.state],
        ],
        h.div(".row")[
            button("test", "notices-test") if channel.works else button("mail", "notices-resend"),
            button("again", "notices-again") if channel.stopped else None,
            button("remove", "notices-remove"),
        ],
    ]


def _select(label: str, name: str, choices: Iterable[Choice]) -> Markup:
    return h.label(".field")[
        h.span(".label")[label],
        h.select(name=name)[
            (h.option(value=one.value, selected=one.chosen)[one.label] for one in choices)
        ],
    ]


def linked(view: LinkedView) -> Markup:
    """What a link in a mail leads to."""
    say = speech_in(view.frame.lang)
    return site_page(
        view.frame,
        view.title,
        "",
        h.div(".plain-page")[
            h.h1[view.title],
            h.p[view.sentence],
            h.form(".go", method="post", action=view.action)[
                h.button(".button.act")[view.button],
                h.a(".button", href="/")[say("no")],
            ]
            if view.button
            else h.a(".button.act", href="/")[say("back-home")],
        ],
    )


def forgotten(view: ForgottenView) -> Markup:
    """Ask for a mail that leads to a new password."""
    say = speech_in(view.frame.lang)
    form = h.form(".stack.panel", method="post", action="/account/forgotten")[
        h.p(".soft")[say("forgotten-about")],
        h.label(".field")[
            h.span(".label")[say("forgotten-who")],
            h.input(name="who", autocomplete="username", maxlength="200", required=True),
        ],
        h.div[h.button(".button.act")[say("forgotten-send")]],
    ]
    done = [
        h.p(role="status")[say("forgotten-asked")],
        h.a(".button", href="/account")[say("sign-in")],
    ]
    return site_page(
        view.frame,
        say("forgotten"),
        "",
        h.div(".plain-page")[h.h1[say("forgotten")], done if view.asked else form],
    )


def new_password(view: NewPasswordView) -> Markup:
    say = speech_in(view.frame.lang)
    return site_page(
        view.frame,
        say("new-password"),
        "",
        h.div(".plain-page")[
            h.h1[say("new-password")],
            h.p(".error", role="alert")[view.error] if view.error else None,
            h.form(".stack.panel", method="post", action=view.action)[
                hidden("next", "/account"),
                h.label(".field")[
                    h.span(".label")[say("new-password")],
                    h.input(
                        name="password",
                        type="password",
                        autocomplete="new-password",
                        minlength="8",
                        maxlength="200",
                        required=True,
                    ),
                    h.small[say("new-password-about")],
                ],
                h.div[h.button(".button.act")[say("new-password-keep")]],
            ],
        ],
    )

"""What surrounds every page: document, bar, language and theme, the person."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from urllib.parse import quote

from markupsafe import Markup

from burnham.games import drawings
from burnham.kernel.fluent import LANGUAGES
from burnham.kit import Content, css, icon_html, patterns
from burnham.kit import html as h
from burnham.table.pages.assets import asset, files_stamp
from burnham.table.speech import Speech, speech_in
from burnham.table.store.hosts import Opening
from burnham.table.views.frame import Frame, stamp_of
from burnham.table.views.games import LessonCard
from burnham.table.views.timed import Timed

STYLES = ("base.css",)
PAGES = ("pages.css", "prose.css")
DOCTYPE = Markup("<!doctype html>")


def document(
    frame: Frame,
    title: str,
    *content: Content,
    styles: Iterable[str] = PAGES,
    scripts: Iterable[str] = ("site.js",),
    modules: Iterable[str] = ("fair.js", "reach.js"),
) -> Markup:
    """A whole page.  No inline script or style: the content security policy forbids both.
    `modules` are those that the scripts will ask for."""
    theme = frame.theme if frame.theme != "auto" else None
    waiting = f"({frame.my_turns}) " if frame.my_turns else ""
    page = h.html(lang=frame.lang, data_theme=theme, data_files=files_stamp())[
        h.head[
            h.meta(charset="utf-8"),
            h.meta(
                name="viewport",
                content="width=device-width, initial-scale=1, viewport-fit=cover",
            ),
            h.meta(name="color-scheme", content="light dark"),
            h.title[f"{waiting}{title}"],
            h.link(rel="icon", type="image/svg+xml", href=asset("icon.svg")),
            h.link(rel="apple-touch-icon", href=asset("icon-192.png")),
            h.link(rel="manifest", href="/manifest.webmanifest"),
            h.link(rel="stylesheet", href=f"/kit.css?v={stamp_of(css(*drawings()))}"),
            (h.link(rel="stylesheet", href=asset(name)) for name in (*STYLES, *styles)),
            (h.script(type="module", src=asset(name)) for name in scripts),
            (h.link(rel="modulepreload", href=f"/static/{name}") for name in modules),
        ],
        h.body[patterns(*drawings()), content],
    ]
    return DOCTYPE + page


def site_page(
    frame: Frame,
    title: str,
    where: str,
    *content: Content,
    scripts: Iterable[str] = ("site.js",),
    styles: Iterable[str] = (),
) -> Markup:
    """A page that is read: bar, content, foot.  `where` is the current place in the bar."""
    say = speech_in(frame.lang)
    return document(
        frame,
        f"{title} · Burnham" if title else "Burnham",
        skip_link(say),
        bar(frame, where),
        connection_notices(say),
        barred_notice(say, frame),
        h.main(".page", id="main")[content, _foot(say)],
        scripts=scripts,
        styles=(*PAGES, *styles),
    )


def connection_notices(say: Speech) -> Content:
    """What the script says of the server: that it cannot be reached, or has become another."""
    return [
        h.div(
            ".lost-notice", role="status", data_lost=say("lost"), data_try_again=say("try-again")
        ),
        h.p(".notice.renewed-notice", role="status", hidden=True)[
            h.span[say("renewed")], h.a(".button.small", href="")[say("reload")]
        ],
    ]


def barred_notice(say: Speech, frame: Frame) -> Content:
    """To somebody who is blocked: why."""
    if frame.person.barred is None:
        return None
    told = say("refused-blocked", reason=frame.person.barred)
    return h.p(".notice.bad", role="status")[h.span[told]]


def opening_notice(say: Speech, frame: Frame) -> Content:
    """Where tables are offered, to somebody who may open none: who may."""
    if frame.opening is None:
        return None
    return opening_message(say, frame.opening, frame.person.member, frame.path)


def opening_message(say: Speech, opening: Opening, member: bool, back: str) -> Markup:
    """Who may open tables; whoever signs in comes `back`."""
    sign_in = h.a(".button.small", href=f"/account?next={quote(back)}")[say("sign-in")]
    return h.div(".notice.message.opening")[
        h.span[say(f"refused-open-{opening}")], None if member else sign_in
    ]


def skip_link(say: Speech, to: str = "main") -> Markup:
    """Past the bar, to what the page is about."""
    return h.a(".skip.button", href=f"#{to}")[say(f"skip-to-{to}")]


def _foot(say: Speech) -> Markup:
    links = (("/fair", "fair"), ("/api", "api"))
    return h.footer(".foot-line")[
        h.span(".soft")[say("foot")], (h.a(href=to)[say(f"nav-{key}")] for to, key in links)
    ]


PLACES = (
    ("/#games", "games"),
    ("/#tables", "tables"),
    ("/puzzles", "puzzles"),
    ("/club", "club"),
    ("/guide", "guide"),
)


def bar(frame: Frame, where: str) -> Markup:
    say = speech_in(frame.lang)
    name = frame.person.name or say("sign-in")
    host = (("/host", "host"),) if frame.person.host else ()
    places = [
        h.a(href=to, aria_current="page" if key == where else None)[say(f"nav-{key}")]
        for to, key in (*PLACES, *host)
    ]
    return h.header(".bar")[
        wordmark(),
        h.span(".grow"),
        h.nav(".desk-only", aria_label=say("nav"))[places],
        h.span(".sep.desk-only"),
        language_switch(frame),
        theme_button(frame),
        h.a(".me.button.bare.desk-only", href="/account", title=say("account"))[
            icon_html("person"), h.span(".name")[name]
        ],
        h.details(".menu.phone")[
            h.summary(".button.bare.square", aria_label=say("menu"))[icon_html("menu")],
            h.div(".sheet")[
                places,
                h.hr,
                h.a(href="/account")[icon_html("person"), name],
            ],
        ],
    ]


def wordmark(*, short: bool = False) -> Markup:
    name = h.span(".desk-only" if short else "")["Burnham"]
    return h.a(".wordmark", href="/", aria_label="Burnham")[icon_html("burnham"), name]


def language_switch(frame: Frame, *, cls: str = "") -> Markup:
    """Both languages; the choice is remembered and the page stays where it is."""
    say = speech_in(frame.lang)
    return h.form(class_=["switch", cls], method="post", action="/me/language")[
        hidden("next", frame.path),
        (
            h.button(
                name="language",
                value=lang,
                lang=lang,
                aria_label=say(f"in-{lang}"),
                aria_current="true" if lang == frame.lang else None,
            )[lang.upper()]
            for lang in LANGUAGES
        ),
    ]


def theme_button(frame: Frame, *, cls: str = "", long: bool = False) -> Markup:
    """Day or night.  The script turns it over at once; without it the form does."""
    say = speech_in(frame.lang)
    other = "light" if frame.theme == "dark" else "dark"
    face = [icon_html("moon", cls="moon"), icon_html("sun", cls="sun")]
    return h.form(class_=["theme", cls], method="post", action="/me/theme")[
        hidden("next", frame.path),
        h.button(
            name="theme",
            value=other,
            class_=None if long else "button bare square",
            aria_label=None if long else say("theme"),
        )[face, say("theme") if long else None],
    ]


def at_time(told: Timed) -> list[Content]:
    """A sentence with a time in it; the script tells that in the reader's own zone."""
    return _with_time(told, data_at=str(told.at))


def in_full(told: Timed) -> list[Content]:
    """The same, with the day even if that is today."""
    return _with_time(told, data_full=str(told.at))


def to_the_day(told: Timed) -> list[Content]:
    """The same, where no more is known than the day."""
    return _with_time(told, data_at=str(told.at), data_day="")


def _with_time(told: Timed, **attributes: str) -> list[Content]:
    return [told.before, a_time(told.at, **attributes), told.after]


def a_time(at: float, **attributes: str) -> Markup:
    """A time by the world's clock, for the script to tell by the reader's."""
    moment = datetime.fromtimestamp(at, UTC)
    element = h.time(datetime=moment.isoformat(timespec="seconds"), **attributes)
    return element[f"{moment:%Y-%m-%d %H:%M} UTC"]


def vacation_field(say: Speech, most: int) -> list[Content]:
    """How many days of vacation, and the button that takes them."""
    days = h.input(
        type="number", name="days", min="1", max=str(most), value=str(min(7, most)), required=True
    )
    told = say("vacation-days", most=most)
    return [h.label[h.span[told], days], h.button(".button.small")[say("do-vacation")]]


def lesson_link(say: Speech, lesson: LessonCard) -> Markup:
    """The way to the first lesson, beside what somebody is about to do."""
    return h.a(href=lesson.url, target="_blank")[say("lesson-offer", minutes=lesson.minutes)]


def lesson_button(say: Speech, lesson: LessonCard, name: str) -> Markup:
    """Begin, go on, or once more; `name` is told to those who listen."""
    label = say("go-on" if lesson.begun else "lesson-again" if lesson.done else "lesson-begin")
    cls = "button act" if lesson.begun else "button"
    return h.a(class_=cls, href=lesson.url, aria_label=f"{label}: {name}")[label]


def unfolds(say: Speech, face: str, about: str | None = None) -> Markup:
    """The button that shows what else is asked before something is done, and hides it again."""
    return h.summary(".button.small", aria_label=about)[
        h.span(".shut")[face], h.span(".unfolded")[say("never-mind")]
    ]


def hidden(name: str, value: str | int) -> h.Element:
    return h.input(type="hidden", name=name, value=str(value))


def post(action: str, *content: Content, cls: str = "inline", **fields: str | int | None) -> Markup:
    """A form that posts some fields; `as_` stands for the field `as`."""
    given = [hidden(k.rstrip("_"), v) for k, v in fields.items() if v is not None]
    return h.form(class_=cls, method="post", action=action)[given, content]

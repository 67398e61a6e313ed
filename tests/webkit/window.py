#!/usr/bin/python3 -u
"""A WebKitGTK window without any toolbar, driven by WebKitWebDriver: as narrow as a test asks for.

What pages complain of (console, errors, refused by the content policy) is written to the file COMPLAINTS.
"""

import os

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2  # noqa: E402

LISTEN = """
const tell = (kind, ...said) =>
  webkit.messageHandlers.complaint.postMessage(`${location.pathname} ${kind}: ${said.map(String).join(' ')}`)
for (const kind of ['error', 'warn', 'log']) {
  const write = console[kind]
  console[kind] = (...said) => (tell(kind, ...said), write.apply(console, said))
}
// WebKit tells each unfinished preload of a page that it failed, between the next navigation's start and pagehide.
let isLeft = false
addEventListener('beforeunload', () => { isLeft = true })
addEventListener('error', ({ message, target }) => {
  if (message || !isLeft) tell('uncaught', message ?? target.src ?? target.href)
}, true)
addEventListener('unhandledrejection', ({ reason }) => tell('rejected', reason))
addEventListener('securitypolicyviolation', (event) => tell('policy', event.violatedDirective, event.blockedURI))
"""


def main():
    complaints = open(os.environ["COMPLAINTS"], "a", buffering=1, encoding="utf-8")
    scripts = WebKit2.UserContentManager()
    scripts.register_script_message_handler("complaint")
    scripts.connect(
        "script-message-received::complaint",
        lambda _, message: complaints.write(message.get_js_value().to_string().replace("\n", " ") + "\n"),
    )
    everywhere = WebKit2.UserContentInjectedFrames.ALL_FRAMES
    first = WebKit2.UserScriptInjectionTime.START
    scripts.add_script(WebKit2.UserScript(LISTEN, everywhere, first, None, None))

    context = WebKit2.WebContext.new_ephemeral()
    context.set_automation_allowed(True)

    def open_window(_session):
        view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, user_content_manager=scripts)
        window = Gtk.Window()
        window.set_decorated(False)
        window.set_default_size(1280, 900)
        window.add(view)
        window.show_all()
        view.connect("close", lambda _: window.destroy())
        # Without the pointer above it the window has no focus, and nothing in it matches :focus-visible.
        Gdk.Display.get_default().get_default_seat().get_pointer().warp(Gdk.Screen.get_default(), 4, 600)
        return view

    def start(_, session):
        about = WebKit2.ApplicationInfo()
        about.set_name("MiniBrowser")  # the name that the driver asks for
        about.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
        session.set_application_info(about)
        session.connect("create-web-view", open_window)

    context.connect("automation-started", start)
    Gtk.main()


main()

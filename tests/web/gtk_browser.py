"""A bare WebKitGTK window for WebDriver, on a profile that lasts: `gtk_browser.py <name> <profile> <proxy>`.

WebKitGTK's own MiniBrowser forgets everything between two sessions under WebDriver, so nothing could be started again.
Runs in the system's Python, which has the bindings.
"""

import sys

import gi  # type: ignore[import-not-found]  # the system's, not the .venv's

gi.require_versions({"Gtk": "3.0", "WebKit2": "4.1"})
from gi.repository import Gtk, WebKit2  # type: ignore[import-not-found]  # noqa: E402  # the versions come first

WIDTH, HEIGHT = 390, 844


def make_context(name: str, profile: str, proxy: str) -> WebKit2.WebContext:
    """Return a context that keeps its data below `profile` and asks `proxy` for everything but this machine.

    `name` is the browser's name, which WebDriver has to ask for.
    """
    data = WebKit2.WebsiteDataManager(base_data_directory=f"{profile}/data", base_cache_directory=f"{profile}/cache")
    outside = WebKit2.NetworkProxySettings.new(proxy, ["127.0.0.1"])
    data.set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, outside)
    context = WebKit2.WebContext(website_data_manager=data)
    context.set_automation_allowed(True)
    context.set_preferred_languages(["ro-RO"])
    context.connect("automation-started", lambda _context, session: begin(context, session, name))
    return context


def begin(context: WebKit2.WebContext, session: WebKit2.AutomationSession, name: str) -> None:
    """Introduce the browser to WebDriver."""
    about = WebKit2.ApplicationInfo()
    about.set_name(name)
    session.set_application_info(about)
    session.connect("create-web-view", lambda _session: open_window(context))


def open_window(context: WebKit2.WebContext) -> WebKit2.WebView:
    """Open a window of exactly a phone's size; what the page reports goes to the standard output."""
    settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    window = Gtk.Window(type=Gtk.WindowType.POPUP)  # without a window manager's frame
    window.set_default_size(WIDTH, HEIGHT)
    window.add(view)
    window.show_all()
    view.connect("close", lambda _view: Gtk.main_quit())
    return view


if __name__ == "__main__":
    kept = make_context(*sys.argv[1:])
    Gtk.main()

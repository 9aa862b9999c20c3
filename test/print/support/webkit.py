"""WebKitGTK with its real print(), into files.

Reads one JSON command a line, and answers each with one line:
  {"open": url}             loads a page
  {"run": script}           runs it in the page; the answer holds its result
  {"print": path, "run": …} runs it, and waits for what the page prints
"""

import json
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

view = WebKit2.WebView()
window = Gtk.Window()
window.set_default_size(1000, 1200)  # taller than a page: some answer with this height for that of the paper
window.add(view)
window.show_all()

state = {"path": None}


def answer(**fields):
    print(json.dumps(fields), flush=True)


def on_load(_view, event):
    if event == WebKit2.LoadEvent.FINISHED:
        answer(ok=True)


def on_print(_view, operation):
    path, state["path"] = state["path"], None
    if path is None:
        answer(error="a print that nobody asked for")
        return True
    settings = Gtk.PrintSettings()
    settings.set(Gtk.PRINT_SETTINGS_PRINTER, "Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, "file://" + path)
    setup = Gtk.PageSetup()
    setup.set_paper_size(Gtk.PaperSize.new("na_letter" if "letter" in path else "iso_a4"))
    operation.set_print_settings(settings)
    operation.set_page_setup(setup)
    operation.connect("failed", lambda _op, error: answer(error=error.message))
    operation.connect("finished", lambda _op: answer(ok=True))
    operation.print_()
    state["operation"] = operation  # it must live until it has finished
    return True


def on_result(source, result, waits):
    try:
        value = source.evaluate_javascript_finish(result)
        if not waits:
            answer(ok=True, value=json.loads(value.to_json(0) or "null"))
    except GLib.Error as error:
        answer(error=error.message)


def on_command(channel, _condition):
    line = sys.stdin.readline()
    if not line:
        Gtk.main_quit()
        return False
    command = json.loads(line)
    if "open" in command:
        view.load_uri(command["open"])
    else:
        waits = "print" in command
        state["path"] = command.get("print")
        view.evaluate_javascript(command["run"], -1, None, None, None, on_result, waits)
    return True


view.connect("load-changed", on_load)
view.connect("print", on_print)
GLib.io_add_watch(GLib.IOChannel.unix_new(0), GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, on_command)
Gtk.main()

"""Runs MiniStack on one state folder until standard input closes.

However the start script ends, be it by a kill, its end of the pipe closes: the cloud then saves its state and stops.
A state that was not saved to the end does not fit together (objects are newer than tables), so it is not used again.
"""

import fcntl
import os
import pathlib
import runpy
import shutil
import signal
import sys
import threading
import time

ALREADY_RUNNING = 75

folder = pathlib.Path(sys.argv[1])
fresh = sys.argv[2:] == ["--fresh"]
saved = folder / "saved"
lock = open(folder / "lock", "w")


def take_lock():
    """The previous cloud of this folder may still be saving its state."""
    for _ in range(100):
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return
        except BlockingIOError:
            time.sleep(0.1)
    sys.exit(ALREADY_RUNNING)


def stop_with_parent():
    os.read(sys.stdin.fileno(), 1)
    os.kill(os.getpid(), signal.SIGTERM)


def stamp_sms():
    """MiniStack keeps no time with an SMS, and the outbox shows the newest first."""
    from ministack.services import sns

    log_of = sns._sms_log_for

    class StampedLog:
        def __init__(self, records):
            self.records = records

        def append(self, record):
            self.records.append({**record, "Timestamp": time.time()})

    sns._sms_log_for = lambda phone_number: StampedLog(log_of(phone_number))


take_lock()
keep = saved.exists() and not fresh
saved.unlink(missing_ok=True)
if not keep:
    shutil.rmtree(folder / "state", ignore_errors=True)
shutil.rmtree(folder / "tmp", ignore_errors=True)
(folder / "tmp").mkdir()
# The project's "type": "module" would reach the workers that MiniStack starts below this folder, and end them.
(folder / "tmp" / "package.json").write_text("{}")

threading.Thread(target=stop_with_parent, daemon=True).start()
stamp_sms()
sys.argv = ["ministack"]
try:
    runpy.run_module("ministack", run_name="__main__")
except SystemExit as stopped:
    if stopped.code:
        raise
saved.touch()

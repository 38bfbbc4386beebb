"""Runs MiniStack on one state folder until standard input closes.

However the start script ends, be it by a kill, its end of the pipe closes: the cloud then saves its state and stops.
A state that was not saved to the end does not fit together (objects are newer than tables), so it is not used again.
"""

import fcntl
import json
import os
import pathlib
import runpy
import shutil
import signal
import sys
import threading
import time

from faster_ministack import make_faster
from function_host import run_functions_in_host

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


def look_up_users_beside_new_ones():
    """MiniStack looks up a user who is not known by name in all users of the pool. One that was added meanwhile, by
    another thread, made it fail with an internal error. A copy of the map does not change."""
    from ministack.services import cognito

    resolve = cognito._resolve_user

    def resolve_in_copy(pool, username):
        known = username in pool["_users"]
        return resolve(pool if known else {**pool, "_users": dict(pool["_users"])}, username)

    cognito._resolve_user = resolve_in_copy


def register_sessions_in_turn():
    """MiniStack looks through all sessions of roles when it adds one, with each call of a function. One that another
    thread added meanwhile made the call fail."""
    from ministack.services import sts

    register = sts.register_session
    turn = threading.Lock()

    def register_in_turn(access_key, session):
        with turn:
            register(access_key, session)

    sts.register_session = register_in_turn


def find_mail_by_recipient():
    """Adds ?to=<address> to MiniStack's list of sent mail, as its list of SMS has ?phoneNumber. The whole list has the
    bodies of all letters: megabytes after some hundred letters."""
    from ministack import app
    from ministack.services import ses

    answer_all = app._handle_ses_messages_request
    sent = ses._sent_emails

    class Found:
        def __init__(self, to):
            self.to = to

        def to_dict(self):
            return {
                key: [letter for letter in letters if self.to in letter.get("To", [])]
                for key, letters in sent.to_dict().items()
                if isinstance(letters, list)
            }

    async def answer(method, path, headers, query):
        [to] = query.get("to", [None]) if path == "/_ministack/ses/messages" else [None]
        if to is None:
            return await answer_all(method, path, headers, query)
        ses._sent_emails = Found(to)
        try:
            # It never waits, so no other request meets the exchanged list.
            return await answer_all(method, path, headers, query)
        finally:
            ses._sent_emails = sent

    app._handle_ses_messages_request = answer


def deliver_again():
    """MiniStack loses the records of a stream that a function reports as failed, and delivers a batch that failed as a
    whole again. Here both count as failed, and the next batch is half as long, as with BisectBatchOnFunctionError."""
    from ministack.services import lambda_svc

    execute, poll = lambda_svc._execute_function, lambda_svc._poll_dynamodb_streams

    def execute_batch(function, event, *rest, **options):
        result = execute(function, event, *rest, **options)
        records = event.get("Records") if isinstance(event, dict) else None
        if not records or records[0].get("eventSource") != "aws:dynamodb" or result.get("error"):
            return result
        body = result.get("body")
        reply = json.loads(body or "null") if isinstance(body, (str, bytes)) else body
        has_failures = isinstance(reply, dict) and reply.get("batchItemFailures")
        return {**result, "error": True, "body": {"errorMessage": "delivered again"}} if has_failures else result

    def poll_halving():
        processed = poll()
        for _account, _region, mapping in lambda_svc._iter_all_esms():
            if ":dynamodb:" not in mapping.get("EventSourceArn", ""):
                continue
            usual = mapping.setdefault("_UsualBatchSize", mapping.get("BatchSize", 100))
            last = mapping.get("LastProcessingResult", "OK")
            if last == "FAILED":
                mapping.update(BatchSize=max(1, mapping["BatchSize"] // 2), LastProcessingResult="HALVED")
            elif last.startswith("OK"):
                mapping["BatchSize"] = usual
        return processed

    lambda_svc._execute_function = execute_batch
    lambda_svc._poll_dynamodb_streams = poll_halving


def begin_streams_anew():
    """MiniStack saves how far a function has read a stream, but not the stream: after a restart it waited for records
    with numbers that only come after as many writes as before."""
    from ministack.services import lambda_svc

    restore = lambda_svc._restore_esm_positions

    def restore_others(store, positions):
        if store is not lambda_svc._dynamodb_stream_positions:
            restore(store, positions)

    lambda_svc._restore_esm_positions = restore_others


take_lock()
keep = saved.exists() and not fresh
saved.unlink(missing_ok=True)
if not keep:
    shutil.rmtree(folder / "state", ignore_errors=True)
shutil.rmtree(folder / "tmp", ignore_errors=True)
(folder / "tmp").mkdir()

threading.Thread(target=stop_with_parent, daemon=True).start()
stamp_sms()
find_mail_by_recipient()
run_functions_in_host()
look_up_users_beside_new_ones()
register_sessions_in_turn()
deliver_again()
begin_streams_anew()
make_faster()
sys.argv = ["ministack"]
try:
    runpy.run_module("ministack", run_name="__main__")
except SystemExit as stopped:
    if stopped.code:
        raise
saved.touch()

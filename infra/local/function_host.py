"""Runs the app's functions as threads of one Node process, function-host.ts, instead of a process for each of them.

MiniStack never ends the first process of a function. With every function called they needed nine gigabytes.
"""

import hashlib
import http.client
import io
import json
import os
import pathlib
import subprocess
import threading
import zipfile

_here = pathlib.Path(__file__).parent
_lock = threading.Lock()
_host = None
_folders = {}


def _port():
    """The port of the running host. A host that a crash of native code has ended is started again."""
    global _host
    with _lock:
        if _host is None or _host[0].poll() is not None:
            options = [
                "--no-warnings",
                # A thread of its own 16 MB for new objects would need as much for them as for its code.
                "--max-semi-space-size=1",
            ]
            process = subprocess.Popen(
                ["node", *options, _here / "function-host.ts", os.environ["TMPDIR"], os.environ["WARM_FUNCTIONS"]],
                # The host ends when this pipe closes.
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                # Lambda's time zone.
                env={**os.environ, "TZ": "UTC"},
            )
            _host = (process, int(process.stdout.readline()))
        return _host[1]


def _unpack(config, code_zip):
    """The folder of a function's code, which is unpacked once."""
    name = f"{config['FunctionName']}-{hashlib.sha256(config['CodeSha256'].encode()).hexdigest()[:16]}"
    with _lock:
        if name not in _folders:
            folder = pathlib.Path(os.environ["TMPDIR"], "functions", name)
            with zipfile.ZipFile(io.BytesIO(code_zip)) as code:
                code.extractall(folder)
            _folders[name] = folder
        return _folders[name]


def _environment(config, folder):
    from ministack.core.lambda_runtime import _account_region_from_function_config, execution_credentials

    _, region = _account_region_from_function_config(config)
    name = config["FunctionName"]
    return {
        "AWS_ENDPOINT_URL": f"http://127.0.0.1:{os.environ['GATEWAY_PORT']}",
        **config.get("Environment", {}).get("Variables", {}),
        **execution_credentials(config),
        "AWS_REGION": region,
        "AWS_DEFAULT_REGION": region,
        "AWS_LAMBDA_FUNCTION_NAME": name,
        "AWS_LAMBDA_FUNCTION_MEMORY_SIZE": str(config["MemorySize"]),
        "AWS_LAMBDA_FUNCTION_VERSION": config.get("Version", "$LATEST"),
        "AWS_LAMBDA_LOG_GROUP_NAME": f"/aws/lambda/{name}",
        "LAMBDA_TASK_ROOT": str(folder),
    }


def _invoke(config, folder, event, request_id):
    invocation = {
        "folder": str(folder),
        "handler": config["Handler"],
        "environment": _environment(config, folder),
        "arn": config["FunctionArn"],
        "memory": config["MemorySize"],
        "seconds": config["Timeout"],
        "requestId": request_id,
        "event": event,
    }
    # No timeout: the host answers at the function's own one, which begins when the invocation's turn has come.
    connection = http.client.HTTPConnection("127.0.0.1", _port())
    try:
        connection.request("POST", "/", json.dumps(invocation))
        return json.loads(connection.getresponse().read())
    finally:
        connection.close()


def run_functions_in_host():
    from ministack.core import lambda_runtime

    class HostedWorker(lambda_runtime.Worker):
        """Has no process of its own, so MiniStack may keep any number of them."""

        def invoke(self, event, request_id, **_):
            try:
                return _invoke(self.config, _unpack(self.config, self.code_zip), event, request_id)
            except Exception as error:
                lambda_runtime.logger.error("A call of %s failed: %s", self.func_name, error)
                return {"status": "error", "error": str(error), "log": ""}

    lambda_runtime._worker_class_for = lambda _: HostedWorker

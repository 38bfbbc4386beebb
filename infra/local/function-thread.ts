import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

/** What a thread runs: it loads one function and invokes it for each message. */

type Handler = (event: unknown, context: object) => unknown;
export type ThreadData = { folder: string; handler: string; compileCache: string };
export type ThreadMessage = { event: unknown; context: object; until: number };

/** Logged since the last answer. */
let log = '';
for (const stream of [process.stdout, process.stderr]) {
  stream.write = (text: string | Uint8Array, encoding?: unknown, written?: () => void) => {
    log += String(text);
    const callback = typeof encoding === 'function' ? (encoding as () => void) : written;
    callback?.();
    return true;
  };
}

const { folder, handler, compileCache } = workerData as ThreadData;
// A thread ignores NODE_OPTIONS.
process.setSourceMapsEnabled(/--enable-source-maps/.test(process.env['NODE_OPTIONS'] ?? ''));
enableCompileCache(compileCache);
const [file = '', name = ''] = handler.split('.');
const module = (await import(pathToFileURL(join(folder, `${file}.mjs`)).href)) as Record<string, Handler>;

const invoke = async ({ event, context, until }: ThreadMessage): Promise<object> => {
  try {
    const result = await module[name]?.(event, { ...context, getRemainingTimeInMillis: () => until - Date.now() });
    return { status: 'ok', result };
  } catch (error) {
    const { message, stack } = error as Error;
    return { status: 'error', error: message, trace: stack };
  }
};

const answer = async (message: ThreadMessage) => {
  const outcome = await invoke(message);
  parentPort?.postMessage(JSON.stringify({ ...outcome, log }));
  log = '';
  // Includes what only an invocation compiles. Entries that the cache has are not written again.
  flushCompileCache();
};
parentPort?.on('message', (message: ThreadMessage) => void answer(message));

import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import type { ThreadData, ThreadMessage } from './function-thread.ts';

/**
 * Runs functions as threads of this process for function_host.py. A thread is an execution environment of Lambda: it
 * serves one invocation at a time, and its modules and its `process.env` are its own.
 */

/** An invocation, with all that its environment is made of. */
type Invocation = {
  folder: string;
  handler: string;
  environment: Record<string, string>;
  arn: string;
  /** MB. */
  memory: number;
  seconds: number;
  requestId: string;
  event: unknown;
};
type Environment = {
  /** Invocations of one kind, with the same code and settings, may share an environment. */
  kind: string;
  thread: Worker;
  /** Of the running invocation; undefined while the environment is idle. */
  answer?: PromiseWithResolvers<string> | undefined;
  /** A Cognito trigger. Another function waits for its answer. */
  isTrigger: boolean;
};

const [, , temporary = '.', most = ''] = process.argv;

/** Invocations that run at once, of one function and of all. More would share two cores, and most would start cold. */
const bounds = { ofOne: 4, ofAll: 12 };

/** Without its types, which would cost each thread 10 MB and 30 ms to remove. */
const threadCode = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'function-thread.ts'), 'utf8'));
const threadUrl = new URL(`data:text/javascript,${encodeURIComponent(threadCode)}`);

/** In the order of their last use. */
const environments = new Set<Environment>();

const end = (environment: Environment) => {
  environments.delete(environment);
  void environment.thread.terminate();
};

/** Ends idle environments, least recently used first, until this many are left. More are left only while they run. */
const endIdle = (left: number) => {
  for (const environment of environments) {
    if (environments.size <= left) return;
    if (!environment.answer) end(environment);
  }
};

const isTrigger = (event: unknown): boolean => typeof event === 'object' && event !== null && 'triggerSource' in event;

const start = (kind: string, { folder, handler, environment, memory, event }: Invocation): Environment => {
  endIdle(Number(most) - 1);
  const thread = new Worker(threadUrl, {
    env: environment,
    workerData: { folder, handler, compileCache: join(temporary, 'compile-cache') } satisfies ThreadData,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  const started: Environment = { kind, thread, isTrigger: isTrigger(event) };
  thread.on('message', (text: string) => started.answer?.resolve(text));
  thread.on('error', (error) => started.answer?.reject(error));
  thread.on('exit', () => {
    environments.delete(started);
    started.answer?.reject(new Error('The function ended without an answer'));
  });
  return started;
};

const kindOf = ({ folder, environment }: Invocation) => JSON.stringify([folder, environment]);

/** An environment that an invocation has for itself, and the answer that it will give. */
type Acquired = { environment: Environment; answer: PromiseWithResolvers<string> };

const acquire = (invocation: Invocation): Acquired => {
  const kind = kindOf(invocation);
  const idle = [...environments].find((each) => each.kind === kind && !each.answer);
  const environment = idle ?? start(kind, invocation);
  const answer = Promise.withResolvers<string>();
  environment.answer = answer;
  environments.delete(environment);
  environments.add(environment);
  return { environment, answer };
};

/** The total does not bound triggers: functions that wait for them could fill it, and none of them would end. */
const hasRoom = (invocation: Invocation): boolean => {
  const running = [...environments].filter(({ answer }) => answer);
  const kind = kindOf(invocation);
  if (running.filter((each) => each.kind === kind).length >= bounds.ofOne) return false;
  return isTrigger(invocation.event) || running.filter((each) => !each.isTrigger).length < bounds.ofAll;
};

/** In the order of their requests. */
const waiting = new Map<Invocation, (acquired: Acquired) => void>();

const startWaiting = (): void => {
  for (const [invocation, resolve] of waiting)
    if (hasRoom(invocation)) {
      waiting.delete(invocation);
      resolve(acquire(invocation));
    }
};

/** Waits until the bounds allow another invocation. The wait does not count as the function's time. */
const waitForEnvironment = (invocation: Invocation): Promise<Acquired> =>
  new Promise((resolve) => {
    waiting.set(invocation, resolve);
    startWaiting();
  });

/** The text of the answer in MiniStack's form: `{ status: 'ok', result, log }`, or `{ status: 'error', error, trace, log }`. */
const invoke = async (invocation: Invocation): Promise<string> => {
  const { seconds, event, requestId: awsRequestId, arn: invokedFunctionArn } = invocation;
  const { environment, answer } = await waitForEnvironment(invocation);
  const tooLong = setTimeout(() => {
    answer.reject(new Error(`Task timed out after ${seconds.toFixed(2)} seconds`));
  }, seconds * 1000);
  const context = { awsRequestId, invokedFunctionArn };
  environment.thread.postMessage({ event, context, until: Date.now() + seconds * 1000 } satisfies ThreadMessage);
  try {
    return await answer.promise;
  } catch (error) {
    // Its state is unknown. Failures of the function's own code are answers.
    end(environment);
    return JSON.stringify({ status: 'error', error: (error as Error).message, log: '' });
  } finally {
    clearTimeout(tooLong);
    environment.answer = undefined;
    endIdle(Number(most));
    startWaiting();
  }
};

const answer = async (request: IncomingMessage, response: ServerResponse) => {
  response.end(await invoke((await json(request)) as Invocation));
};
const server = createServer((request, response) => void answer(request, response));
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
// Closed when MiniStack ends, in any way.
process.stdin.on('end', () => process.exit(0)).resume();

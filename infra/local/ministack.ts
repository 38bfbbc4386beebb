import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { region } from '../security-headers.ts';
import { startChild } from './child.ts';
import { root } from './folders.ts';
import { waitUntilFree } from './ports.ts';
import { StartupError } from './startup-error.ts';

const alreadyRunning = 75;

export type Ministack = { endpoint: string; exited: Promise<void> };

/** Environment variables that point the AWS SDK and the CDK to the local cloud, also in child processes. */
export const pointAwsTo = (endpoint: string) => {
  delete process.env.AWS_PROFILE;
  delete process.env.AWS_SESSION_TOKEN;
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: endpoint,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
  });
};

export type CloudOptions = {
  /** Functions that are kept ready to be called. Each takes about 21 MB, each other one starts anew in 0.1 s. */
  warmFunctions: number;
  /** Saves the state at a clean stop, which takes up to 10 seconds. */
  keepsState: boolean;
};
type Options = CloudOptions & { packages: string; folder: string; port: number; fresh: boolean };

/** Starts MiniStack with IAM enforced. Its state is in `folder/state`. */
export const startMinistack = async ({
  packages,
  folder,
  port,
  fresh,
  warmFunctions,
  keepsState,
}: Options): Promise<Ministack> => {
  await waitUntilFree(port, 'CLOUD_PORT');
  await mkdir(folder, { recursive: true });
  const logFile = join(folder, 'ministack.log');
  const log = await open(logFile, 'w');
  const launcher = [join(import.meta.dirname, 'run_ministack.py'), folder, ...(fresh ? ['--fresh'] : [])];
  const child = startChild('python3', launcher, {
    stdio: ['pipe', log.fd, log.fd],
    env: {
      PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
      HOME: process.env.HOME,
      PYTHONPATH: packages,
      GATEWAY_PORT: String(port),
      BIND_HOST: '127.0.0.1',
      MINISTACK_REGION: region,
      AUTH: 'true',
      WARM_FUNCTIONS: String(warmFunctions),
      // By default each of the many threads may take memory of its own, which is never given back.
      MALLOC_ARENA_MAX: '2',
      // A running function holds a thread and needs a second one for its table calls. With 64 threads, 65 concurrent
      // requests deadlock.
      MINISTACK_WORKER_THREADS: '512',
      // As on AWS: where the trigger of tokens fails, none are issued.
      MINISTACK_COGNITO_PRETOKEN_STRICT: '1',
      IOT_MTLS_ENABLED: '0',
      PERSIST_STATE: keepsState ? '1' : '0',
      STATE_DIR: join(folder, 'state/services'),
      S3_PERSIST: keepsState ? '1' : '0',
      S3_DATA_DIR: join(folder, 'state/s3'),
      TMPDIR: join(folder, 'tmp'),
      // The Lambda runtime provides the AWS SDK; the local cloud's code for custom resources needs it too.
      NODE_PATH: join(root, 'node_modules'),
    },
  });
  await log.close();

  const endpoint = `http://127.0.0.1:${port}`;
  const exited = once(child, 'exit').then(() => undefined);
  while (child.exitCode === null) {
    const health = await fetch(`${endpoint}/_ministack/health`).catch(() => undefined);
    if (health?.ok) return { endpoint, exited };
    await delay(100);
  }
  if (child.exitCode === alreadyRunning) {
    throw new StartupError('This checkout runs its local cloud already: stop the other `npm start` first.');
  }
  const lastWords = existsSync(logFile) ? (await readFile(logFile, 'utf8')).trim().split('\n').at(-1) : '';
  throw new StartupError(`The local cloud did not start (${lastWords}): see ${logFile}, or start with \`-- --fresh\`.`);
};

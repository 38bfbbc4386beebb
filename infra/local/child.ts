import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

const children = new Set<ChildProcess>();
let stopping = false;

/** Starts a child in its own process group. Ctrl+C reaches only the start script, which stops its children itself. */
export const startChild = (command: string, args: readonly string[], options: SpawnOptions): ChildProcess => {
  const child = spawn(command, args, { ...options, detached: true });
  children.add(child);
  const forget = () => children.delete(child);
  child.once('exit', forget).once('error', forget);
  return child;
};

/** Runs a command to its end. `output` combines stdout and stderr in order. A missing command has exit code 127. */
export const run = async (command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env) => {
  const child = startChild(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (exitCode) => {
      // While this process stops, callers must not react to the failure of a command that was stopped with it.
      if (!stopping) resolve(exitCode ?? 1);
    });
  });
  return { code, output };
};

const signal = ({ pid }: ChildProcess, name: NodeJS.Signals) => {
  try {
    if (pid !== undefined) process.kill(-pid, name);
  } catch {
    // The process group has already ended.
  }
};

/** Ends every child and its process group. The local cloud saves its state on SIGTERM, which takes about 2 seconds. */
export const stopChildren = async () => {
  stopping = true;
  await Promise.all(
    [...children].map(async (child) => {
      const ended = once(child, 'exit');
      signal(child, 'SIGTERM');
      const tooLong = setTimeout(() => signal(child, 'SIGKILL'), 15_000);
      await ended;
      clearTimeout(tooLong);
    }),
  );
};

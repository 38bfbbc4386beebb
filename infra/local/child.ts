import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

const children = new Set<ChildProcess>();

/** A child in a process group of its own: Ctrl+C reaches only the start script, which then stops its children in order. */
export const startChild = (command: string, args: string[], options: SpawnOptions): ChildProcess => {
  const child = spawn(command, args, { ...options, detached: true });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
};

/** Runs a command to its end; `output` is both its streams, in order. A command that cannot be run at all ends with 127. */
export const run = async (command: string, args: string[], env: NodeJS.ProcessEnv = process.env) => {
  const child = startChild(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (exitCode) => resolve(exitCode ?? 1));
  });
  children.delete(child);
  return { code, output };
};

/** Ends what is still running, with whatever it started itself. */
export const stopChildren = async () => {
  await Promise.all(
    [...children].map(async (child) => {
      if (child.pid === undefined || child.exitCode !== null) return;
      process.kill(-child.pid, 'SIGTERM');
      await once(child, 'exit');
    }),
  );
};

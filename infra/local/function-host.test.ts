import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startChild } from './child.ts';

const kept = 2;

const scratch = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'function-host-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
};

/** Starts a host for functions of this code. */
const startHost = async (code: Record<string, string>) => {
  const folder = await scratch();
  for (const [name, text] of Object.entries(code)) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'index.mjs'), text);
  }
  const host = startChild(
    process.execPath,
    ['--no-warnings', join(import.meta.dirname, 'function-host.ts'), folder, `${kept}`],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = once(host, 'exit');
  const stop = async () => {
    host.stdin?.end();
    await ended;
  };
  onTestFinished(stop);
  const [port] = (await once(host.stdout!, 'data')) as [Buffer];
  const call = async (name: string, event: unknown = {}, settings: object = {}) => {
    const invocation = { handler: 'index.handler', environment: {}, arn: `arn:${name}`, memory: 128, seconds: 20 };
    const body = JSON.stringify({ ...invocation, folder: join(folder, name), requestId: 'r', event, ...settings });
    const reply = await fetch(`http://127.0.0.1:${String(port).trim()}`, { method: 'POST', body });
    return reply.json() as Promise<Record<string, unknown>>;
  };
  return { call, stop };
};

/** Counts its calls, so that an answer tells whether its environment is new. */
const counter = 'let calls = 0; export const handler = async () => ++calls;';

it('a function has its own environment variables, and is told its request and the time that is left', async () => {
  const { call } = await startHost({
    one: `export const handler = async (event, context) => ({
      event, secret: process.env.SECRET, home: process.env.HOME,
      request: context.awsRequestId, arn: context.invokedFunctionArn, left: context.getRemainingTimeInMillis() > 10_000,
    });`,
  });
  const { result } = await call('one', { a: 1 }, { environment: { SECRET: 'x' } });
  expect(result).toEqual({ event: { a: 1 }, secret: 'x', request: 'r', arn: 'arn:one', left: true });
});

it('calls one after the other share an environment; calls at once, other settings and other code do not', async () => {
  const { call } = await startHost({
    one: `import { readdirSync, writeFileSync } from 'node:fs';
      import { setTimeout } from 'node:timers/promises';
      let calls = 0;
      export const handler = async ({ folder, name }) => {
        writeFileSync(folder + name, '');
        while (readdirSync(folder).length < 2) await setTimeout(5);
        return ++calls;
      };`,
    two: counter,
  });
  const results = async (...calls: Promise<Record<string, unknown>>[]) =>
    (await Promise.all(calls)).map(({ result }) => result);
  expect(await results(call('two'))).toEqual([1]);
  expect(await results(call('two'))).toEqual([2]);
  expect(await results(call('two', {}, { environment: { A: '1' } }))).toEqual([1]);
  const folder = await scratch();
  const meet = (name: string) => call('one', { folder: `${folder}/`, name });
  expect(await results(meet('a'), meet('b'))).toEqual([1, 1]);
});

it('beyond the number of kept environments, the one that was used longest ago ends', async () => {
  const { call } = await startHost({ one: counter, two: counter, three: counter });
  const called: unknown[] = [];
  for (const name of ['one', 'two', 'one', 'three', 'one', 'two']) called.push((await call(name)).result);
  expect(called).toEqual([1, 1, 2, 1, 3, 1]);
});

/** Tells in a folder that it runs, and waits there until the test lets it end. */
const held = `import { existsSync, writeFileSync } from 'node:fs';
  import { setTimeout } from 'node:timers/promises';
  export const handler = async ({ folder, name }) => {
    writeFileSync(folder + '/' + name, '');
    while (!existsSync(folder + '/end')) await setTimeout(5);
    return name;
  };`;

it('four invocations of a function and twelve of all run at once, and a trigger beside them; the others wait', async () => {
  const { call } = await startHost({ one: held, two: held, three: held, four: held, trigger: counter });
  const folder = await scratch();
  const calls = ['one', 'two', 'three', 'four'].flatMap((name) =>
    Array.from({ length: 5 }, (_, nth) => call(name, { folder, name: `${name}-${nth}` })),
  );
  await expect.poll(async () => (await readdir(folder)).length).toBe(12);
  expect(await call('trigger', { triggerSource: 'TokenGeneration_Authentication' })).toMatchObject({ result: 1 });
  const running = Object.groupBy(await readdir(folder), (name) => name.replace(/-.*/, ''));
  expect(Object.values(running).map((ofOne) => ofOne?.length)).toEqual([4, 4, 4]);
  await writeFile(join(folder, 'end'), '');
  expect(new Set((await Promise.all(calls)).map(({ result }) => result)).size).toBe(20);
});

it('an answer has what the call logged', async () => {
  const { call } = await startHost({
    one: "export const handler = async () => { console.log('a'); console.error('b'); };",
  });
  expect(await call('one')).toEqual({ status: 'ok', log: 'a\nb\n' });
  expect(await call('one')).toEqual({ status: 'ok', log: 'a\nb\n' });
});

it('a failure is the answer of its call only', async () => {
  const { call } = await startHost({
    one: `${counter.replace('async ()', 'async ({ fails })').replace('++calls', 'fails ? failures[fails]() : ++calls')}
      const failures = {
        throws: () => { throw new Error('thrown'); },
        exits: () => process.exit(),
        late: () => new Promise(() => setTimeout(() => { throw new Error('late'); })),
        hangs: () => { for (;;); },
      };`,
    broken: "throw new Error('not loaded');",
  });
  const failing = async (fails: string, settings?: object) => (await call('one', { fails }, settings))['error'];
  expect(await failing('throws')).toBe('thrown');
  expect(await failing('exits')).toBe('The function ended without an answer');
  expect(await failing('late')).toBe('late');
  expect(await failing('hangs', { seconds: 0.3 })).toBe('Task timed out after 0.30 seconds');
  expect((await call('broken'))['error']).toBe('not loaded');
  expect((await call('one'))['result']).toBe(1);
});

it('ends when its parent closes the pipe', async () => {
  const { stop } = await startHost({});
  await expect(stop()).resolves.toBeUndefined();
});

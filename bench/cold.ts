import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build, type Plugin } from 'esbuild';
import { bundling, handlers } from '../infra/build/build-functions.ts';
import { onlyUsedConstants } from '../infra/build/only-used.ts';
import { stateFolder } from '../infra/local/folders.ts';
import { withinLimit, kB, median, table } from './markdown.ts';

const rounds = 41;
const bound = 1.2;

type Variant = {
  name: string;
  source: string;
  /** Packages replaced by a stub. */
  without?: readonly string[];
  /** Without the app's bundle reductions: the complete SDK and all countries' holidays. */
  uncut?: true;
  /** Without dropping unused exports. */
  allConstants?: true;
  env?: Record<string, string>;
};
type Time = { wall: number; cpu: number };
/** Times of all rounds, in milliseconds. */
type Measured = Variant & { bytes: number; times: readonly Time[] };

const bare = 'bare lib-dynamodb handler';
const wholeBare = 'bare lib-dynamodb handler with the whole SDK';
const wholeGet = 'get-shift with the whole SDK';
const nothing = 'nothing';
const source = (name: string) => handlers[name] ?? name;

const functions: Variant[] = [
  'get-shift',
  'list-stores',
  'list-shifts',
  'start-shift',
  'create-shift',
  'close-shifts',
].map((name) => ({ name, source: source(name) }));

/** The compile cache of a variant is stored beside its bundle and filled by an uncounted run. */
const compileCache = { NODE_COMPILE_CACHE: 'cache' };
const sdk = ['@aws-sdk/client-dynamodb', '@aws-sdk/lib-dynamodb'];
const alternatives: Variant[] = [
  { name: wholeBare, source: 'bench/handlers/lib-dynamodb.ts', uncut: true },
  { name: wholeGet, source: source('get-shift'), uncut: true },
  { name: 'start-shift with the whole SDK and the world’s holidays', source: source('start-shift'), uncut: true },
  { name: 'get-shift with V8’s compile cache', source: source('get-shift'), env: compileCache },
  { name: 'get-shift with source maps on', source: source('get-shift'), env: { NODE_OPTIONS: '--enable-source-maps' } },
  { name: 'bare client-dynamodb handler (no lib-dynamodb)', source: 'bench/handlers/client-dynamodb.ts' },
  { name: 'get-shift without the SDK', source: source('get-shift'), without: sdk },
  { name: 'get-shift without zod', source: source('get-shift'), without: ['zod/mini'] },
  { name: 'get-shift with all schemas of the imported files', source: source('get-shift'), allConstants: true },
  { name: 'one schema in zod', source: 'bench/handlers/zod.ts' },
  { name: 'one schema in zod/mini', source: 'bench/handlers/zod-mini.ts' },
  { name: 'get-shift without middy', source: source('get-shift'), without: ['@middy/core'] },
  {
    name: 'start-shift without date-holidays',
    source: source('start-shift'),
    without: ['date-holidays'],
  },
];

/** Replaces packages by a proxy that accepts any use, to measure what they cost. */
const leaveOut = (packages: readonly string[]): Plugin => ({
  name: 'leave-out',
  setup: (bundler) => {
    bundler.onResolve({ filter: new RegExp(`^(${packages.join('|')})$`) }, ({ path }) => ({
      path,
      namespace: 'absent',
    }));
    bundler.onLoad({ filter: /.*/, namespace: 'absent' }, async ({ path }) => {
      const names = Object.keys((await import(path)) as object);
      return {
        contents: `const absent = new Proxy(function () {}, { get: () => absent, apply: () => absent, construct: () => absent });
          export { ${names.map((name) => `absent as ${JSON.stringify(name)}`).join(', ')} };`,
      };
    });
  },
});

const bundle = async (
  { source: entry, without = [], uncut, allConstants }: Variant,
  folder: string,
): Promise<string> => {
  await mkdir(folder, { recursive: true });
  const outfile = join(folder, 'index.mjs');
  const plugins = [
    ...(without.length > 0 ? [leaveOut(without)] : []),
    ...(uncut ? [] : bundling.plugins.filter((plugin) => !allConstants || plugin !== onlyUsedConstants)),
  ];
  await build({ ...bundling, plugins, entryPoints: [entry], outfile, sourcemap: 'linked', sourcesContent: false });
  return outfile;
};

/** Runs in a separate process: wall-clock and processor milliseconds of an import. */
const importing = (file: string) => `
  const [clock, used] = [performance.now(), process.cpuUsage()];
  await import(${JSON.stringify(pathToFileURL(file).href)});
  const { user, system } = process.cpuUsage(used);
  const wall = performance.now() - clock;
  // Node writes the compile cache when the process exits normally.
  console.log(JSON.stringify({ wall, cpu: (user + system) / 1000 }));`;

const run = promisify(execFile);
const importOnce = async (file: string, folder: string, env: Record<string, string> = {}) => {
  const { NODE_COMPILE_CACHE: cache } = env;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', importing(file)], {
    env: {
      PATH: process.env.PATH,
      AWS_REGION: 'eu-central-1',
      TABLE: 'none',
      FILES_BUCKET: 'none',
      ORIGIN_SECRET: 'none',
      ...env,
      ...(cache && { NODE_COMPILE_CACHE: join(folder, cache) }),
    },
  });
  return JSON.parse(stdout) as Time;
};

const measure = async (variants: readonly Variant[]): Promise<Measured[]> => {
  await mkdir(stateFolder, { recursive: true });
  const scratch = await mkdtemp(join(stateFolder, 'bench-cold-'));
  try {
    const ready = [];
    for (const [n, variant] of variants.entries()) {
      const folder = join(scratch, String(n));
      const file = await bundle(variant, folder);
      await importOnce(file, folder, variant.env);
      ready.push({ variant, folder, file, times: [] as Time[] });
    }
    for (let round = 0; round < rounds; round++)
      for (const { variant, folder, file, times } of round % 2 ? ready.toReversed() : ready)
        times.push(await importOnce(file, folder, variant.env));
    return await Promise.all(
      ready.map(async ({ variant, file, times }) => ({ ...variant, bytes: (await stat(file)).size, times })),
    );
  } finally {
    await rm(scratch, { recursive: true });
  }
};

/** Cold imports of handlers in fresh processes, compared with a bare lib-dynamodb handler bundled the same way. */
export const cold = async (): Promise<string> => {
  const measured = await measure([
    { name: nothing, source: 'bench/handlers/nothing.ts' },
    { name: bare, source: 'bench/handlers/lib-dynamodb.ts' },
    ...functions,
    ...alternatives,
  ]);
  const measuredAs = (name: string) => {
    const found = measured.find((each) => each.name === name);
    if (!found) throw new Error(`${name} was not measured`);
    return found;
  };
  const [node, base] = [measuredAs(nothing), measuredAs(bare)];
  const net = ({ times }: Measured, kind: keyof Time) =>
    times.map((time, n) => time[kind] - (node.times[n]?.[kind] ?? 0));
  /** Compared round by round, because the machine's speed changes between rounds. */
  const share = (one: Measured, other: Measured, kind: keyof Time = 'wall') => {
    const others = net(other, kind);
    return median(net(one, kind).map((time, n) => time / (others[n] ?? Number.NaN)));
  };
  const rowOf = (one: Measured) => [
    one.name,
    kB(one.bytes),
    share(one, base).toFixed(2),
    share(one, base, 'cpu').toFixed(2),
  ];
  const heads = ['handler', 'bundle kB:', 'time / bare handler:', 'processor time / bare handler:'];
  const get = measuredAs('get-shift');
  const [bareTimes, wholeOfGet] = [measuredAs(wholeBare), measuredAs(wholeGet)];
  return `## Cold import

\`npm run bench -- cold\`: ${rounds} rounds. Each round imports every handler once in a fresh process. The import time of the round's empty
module is subtracted, and the result is divided by that of the bare handler. The table shows medians (bare handler: ${median(net(base, 'wall')).toFixed(0)} ms on
this machine). All handlers, including the bare one, are built by \`infra/build/build-functions.ts\`. It leaves out credential providers
that Lambda does not have, SDK code that is loaded on demand and never needed, holidays of other countries, schemas of contracts
and stored items that a function does not use, and error messages, which are separate files.

${table(heads, [base, ...functions.map(({ name }) => measuredAs(name))].map(rowOf))}

The read handler get-shift takes at most ${bound} × the bare handler: ${withinLimit(share(get, base) <= bound)} (${share(get, base).toFixed(2)}). If neither is reduced, the ratio is ${share(wholeOfGet, bareTimes).toFixed(2)}. Reducing the SDK
saves the same time in both, so it shortens the start and raises the ratio: get-shift takes ${share(get, wholeOfGet).toFixed(2)} × the time of get-shift with the
whole SDK, and ${share(get, bareTimes).toFixed(2)} × the time of a bare handler with the whole SDK.

Variants of the same run: without each reduction, and with changes that would reduce the start further (the SDK is half of it):

${table(
  heads,
  alternatives.map(({ name }) => rowOf(measuredAs(name))),
)}

"Without" replaces a package by a stub, so it is a lower bound: a replacement would cost something too. A compile cache must be
created by the same Node version that reads it, and Lambda's managed runtime updates Node, so it is measured and not used.
`;
};

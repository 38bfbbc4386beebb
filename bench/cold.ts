import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { bundling, handlers } from '../infra/build/build-functions.ts';
import { onlyUsedConstants } from '../infra/build/only-used.ts';
import { stateFolder } from '../infra/local/folders.ts';
import { withinLimit, kB, median, table } from './markdown.ts';

const rounds = 41;
const bound = 1.2;

type Variant = {
  name: string;
  source: string;
  /** Without the app's bundle reductions: the complete SDK and all countries' holidays. */
  uncut?: true;
  /** Without dropping unused exports. */
  allConstants?: true;
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

const unreduced: Variant[] = [
  { name: wholeBare, source: 'bench/handlers/lib-dynamodb.ts', uncut: true },
  { name: wholeGet, source: source('get-shift'), uncut: true },
  { name: 'start-shift with the whole SDK and the world’s holidays', source: source('start-shift'), uncut: true },
  { name: 'get-shift with all schemas of the imported files', source: source('get-shift'), allConstants: true },
];

const bundle = async ({ source: entry, uncut, allConstants }: Variant, outfile: string): Promise<void> => {
  const plugins = uncut ? [] : bundling.plugins.filter((plugin) => !allConstants || plugin !== onlyUsedConstants);
  await build({ ...bundling, plugins, entryPoints: [entry], outfile, sourcemap: 'linked', sourcesContent: false });
};

/** Runs in a separate process: wall-clock and processor milliseconds of an import. */
const importing = (file: string) => `
  const [clock, used] = [performance.now(), process.cpuUsage()];
  await import(${JSON.stringify(pathToFileURL(file).href)});
  const { user, system } = process.cpuUsage(used);
  const wall = performance.now() - clock;
  console.log(JSON.stringify({ wall, cpu: (user + system) / 1000 }));`;

const env = {
  PATH: process.env.PATH,
  AWS_REGION: 'eu-central-1',
  TABLE: 'none',
  FILES_BUCKET: 'none',
  ORIGIN_SECRET: 'none',
};
const importOnce = async (file: string): Promise<Time> => {
  const args = ['--input-type=module', '--eval', importing(file)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return JSON.parse(stdout) as Time;
};

const measure = async (variants: readonly Variant[]): Promise<Measured[]> => {
  await mkdir(stateFolder, { recursive: true });
  const scratch = await mkdtemp(join(stateFolder, 'bench-cold-'));
  try {
    const ready = [];
    for (const [n, variant] of variants.entries()) {
      const file = join(scratch, String(n), 'index.mjs');
      await bundle(variant, file);
      // The first import, which reads the file from the disk, is not counted.
      await importOnce(file);
      ready.push({ ...variant, file, bytes: (await stat(file)).size, times: [] as Time[] });
    }
    for (let round = 0; round < rounds; round++)
      for (const { file, times } of round % 2 ? ready.toReversed() : ready) times.push(await importOnce(file));
    return ready;
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
    ...unreduced,
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

The same run without each reduction:

${table(
  heads,
  unreduced.map(({ name }) => rowOf(measuredAs(name))),
)}
`;
};

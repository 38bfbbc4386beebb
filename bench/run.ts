import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { stopChildren } from '../infra/local/child.ts';
import { giveUp, stopOnSignal } from '../infra/local/stop.ts';

type Part = () => Promise<string>;

const { positionals: chosenNames, values: options } = parseArgs({
  allowPositionals: true,
  options: { 'vendure-products': { type: 'string', default: '100000' } },
});

/** Parts on a table in memory: no call leaves the process. */
const withoutTable = (): void => {
  process.env['TABLE'] ??= 'bench';
  process.env['AWS_REGION'] ??= 'eu-central-1';
};

/** In this order: the data layer reads the name of its table when it is first imported, so the cloud comes first. */
const parts: Record<string, Part> = {
  cold: async () => (await import('./cold.ts')).cold(),
  web: async () => (await import('./web.ts')).web(),
  guesses: async () => (await import('./guesses.ts')).simulateCodeGuessing(),
  capacity: async () => (await import('./capacity.ts')).capacity(),
  lighthouse: async () => {
    const { startCloud } = await import('./cloud.ts');
    const cloud = await startCloud();
    return (await import('./lighthouse.ts')).lighthouse(cloud);
  },
  lists: async () => {
    withoutTable();
    return (await import('./lists.ts')).lists();
  },
  exports: async () => {
    withoutTable();
    return (await import('./exports.ts')).exportsOfLists();
  },
  orders: async () => {
    withoutTable();
    process.env['ORIGIN_SECRET'] ??= 'of the tests';
    return (await import('./orders.ts')).orders();
  },
  catalogue: async () => {
    withoutTable();
    return (await import('./catalogue.ts')).catalogue({ vendureProducts: Number(options['vendure-products']) });
  },
};

const page = new URL('../docs/generated/benchmarks.md', import.meta.url);

const heading = () => `# Benchmarks

Written by \`npm run bench\`, on ${cpus().length} cores with Node ${process.versions.node}. \`npm run bench -- cold web …\` measures and replaces single parts. Most
times are ratios to a baseline of the same part, because machines differ. Sizes and counts are absolute. No test asserts these
figures.`;

const titleOf = (section: string): string => section.split('\n', 1)[0] ?? '';

/** The page with the measured sections in the place of the earlier ones, and new sections at its end. */
const withSections = (text: string, measured: readonly string[]): string => {
  const kept = text.split(/\n(?=## )/).slice(1);
  const isOf = (one: string) => (other: string) => titleOf(one) === titleOf(other);
  const replaced = kept.map((section) => (measured.find(isOf(section)) ?? section).trim());
  const added = measured.filter((section) => !kept.some(isOf(section)));
  return `${[heading(), ...replaced, ...added].join('\n\n')}\n`;
};

const bench = async (): Promise<void> => {
  const unknown = chosenNames.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`);
  const chosen = Object.entries(parts).filter(([name]) => chosenNames.length === 0 || chosenNames.includes(name));

  for (const [, measure] of chosen) {
    const text = (await measure()).trim();
    console.log(`\n${text}`);
    await writeFile(page, withSections(await readFile(page, 'utf8'), [text]));
  }
};

stopOnSignal({ code: 1 });
try {
  await bench();
  await stopChildren();
  process.exit();
} catch (error) {
  await giveUp(error);
}

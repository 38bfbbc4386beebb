import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { stopChildren } from '../infra/local/child.ts';
import { giveUp, stopOnSignal } from '../infra/local/stop.ts';
import type { TestCloud } from '../test/world/cloud.ts';
import { startCloud } from './cloud.ts';

type Part = {
  onCloud: boolean;
  measure: (cloud: TestCloud) => Promise<string>;
};

/**
 * In this order: timed parts first, parts that fill the table last. Parts that need the cloud are imported once it
 * runs.
 */
const parts: Record<string, Part> = {
  cold: { onCloud: false, measure: async () => (await import('./cold.ts')).cold() },
  web: { onCloud: false, measure: async () => (await import('./web.ts')).web() },
  guesses: { onCloud: false, measure: async () => (await import('./guesses.ts')).simulateCodeGuessing() },
  auth: { onCloud: true, measure: async (cloud) => (await import('./auth-route.ts')).authRoute(cloud) },
  lighthouse: { onCloud: true, measure: async (cloud) => (await import('./lighthouse.ts')).lighthouse(cloud) },
  calendar: { onCloud: true, measure: async (cloud) => (await import('./calendar.ts')).calendar(cloud) },
  live: { onCloud: true, measure: async (cloud) => (await import('./live.ts')).live(cloud) },
  trips: { onCloud: true, measure: async () => (await import('./trips.ts')).trips() },
  'close-shifts': { onCloud: true, measure: async () => (await import('./close-shifts.ts')).benchmarkCloseShifts() },
  lists: { onCloud: true, measure: async () => (await import('./lists.ts')).lists() },
  exports: { onCloud: true, measure: async () => (await import('./exports.ts')).exportsOfLists() },
  capacity: { onCloud: true, measure: async () => (await import('./capacity.ts')).capacity() },
};
/** Written to a separate page. */
const accessPatterns = 'capacity';

const pageAt = (name: string) => new URL(`../docs/generated/${name}.md`, import.meta.url);
const record = (name: string, text: string) => writeFile(pageAt(name), text);

const heading = () => `# Benchmarks

Written by \`npm run bench\`, on ${cpus().length} cores with Node ${process.versions.node}. \`npm run bench -- cold web …\` measures and replaces single parts. Most
times are ratios to a baseline of the same part, because machines differ. Sizes and counts are absolute. No test asserts these
figures. access-patterns.md lists the capacity that each access pattern consumes.`;

const titleOf = (section: string): string => section.split('\n', 1)[0] ?? '';

/** The page with the measured sections in the place of the earlier ones, and new sections at its end. */
const withSections = (page: string, measured: readonly string[]): string => {
  const kept = page.split(/\n(?=## )/).slice(1);
  const isOf = (one: string) => (other: string) => titleOf(one) === titleOf(other);
  const replaced = kept.map((section) => (measured.find(isOf(section)) ?? section).trim());
  const added = measured.filter((section) => !kept.some(isOf(section)));
  return `${[heading(), ...replaced, ...added].join('\n\n')}\n`;
};

const bench = async (): Promise<void> => {
  const chosenNames = process.argv.slice(2);
  const unknown = chosenNames.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`);
  const chosen = Object.entries(parts).filter(([name]) => chosenNames.length === 0 || chosenNames.includes(name));

  let cloud: TestCloud | undefined;
  for (const [name, { onCloud, measure }] of chosen) {
    if (onCloud) cloud ??= await startCloud();
    const text = (await measure(cloud as TestCloud)).trim();
    console.log(`\n${text}`);
    if (name === accessPatterns) await record('access-patterns', `${text}\n`);
    else await record('benchmarks', withSections(await readFile(pageAt('benchmarks'), 'utf8'), [text]));
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

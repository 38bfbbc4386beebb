import { writeFile } from 'node:fs/promises';
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
  calendar: { onCloud: true, measure: async (cloud) => (await import('./calendar.ts')).calendar(cloud) },
  trips: { onCloud: true, measure: async () => (await import('./trips.ts')).trips() },
  'close-shifts': { onCloud: true, measure: async () => (await import('./close-shifts.ts')).benchmarkCloseShifts() },
  capacity: { onCloud: true, measure: async () => (await import('./capacity.ts')).capacity() },
};
/** Written to a separate page. */
const accessPatterns = 'capacity';

const record = (name: string, text: string) =>
  writeFile(new URL(`../docs/generated/${name}.md`, import.meta.url), text);

const heading = () => `# Benchmarks

Written by \`npm run bench\` in one run on ${cpus().length} cores with Node ${process.versions.node}. \`npm run bench -- cold web …\` prints single
parts. Most times are ratios to a baseline of the same run, because machines differ. Sizes and counts are absolute. No test
asserts these figures. access-patterns.md lists the capacity that each access pattern consumes.`;

const bench = async (): Promise<void> => {
  const chosenNames = process.argv.slice(2);
  const unknown = chosenNames.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`);
  const chosen = Object.entries(parts).filter(([name]) => chosenNames.length === 0 || chosenNames.includes(name));

  const texts = new Map<string, string>();
  let cloud: TestCloud | undefined;
  for (const [name, { onCloud, measure }] of chosen) {
    if (onCloud) cloud ??= await startCloud();
    const text = await measure(cloud as TestCloud);
    console.log(`\n${text}`);
    texts.set(name, text.trim());
  }
  if (chosenNames.length > 0) return;
  await record('access-patterns', `${texts.get(accessPatterns)}\n`);
  texts.delete(accessPatterns);
  await record('benchmarks', `${[heading(), ...texts.values()].join('\n\n')}\n`);
};

stopOnSignal({ code: 1 });
try {
  await bench();
  await stopChildren();
  process.exit();
} catch (error) {
  await giveUp(error);
}

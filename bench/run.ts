import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { stopChildren } from '../infra/local/child.ts';
import { giveUp, stopOnSignal } from '../infra/local/stop.ts';

const parts: Record<string, () => Promise<string>> = {
  cold: async () => (await import('./cold.ts')).cold(),
  web: async () => (await import('./web.ts')).web(),
  capacity: async () => (await import('./capacity.ts')).capacity(),
  chat: async () => (await import('./chat.ts')).chat(),
  catalogue: async () => (await import('./catalogue.ts')).catalogue(),
  orders: async () => {
    // Its handlers run on a table in memory and read these when they load.
    Object.assign(process.env, { TABLE: 'bench', AWS_REGION: 'eu-central-1', ORIGIN_SECRET: 'of the tests' });
    return (await import('./orders.ts')).orders();
  },
};

const page = new URL('../docs/generated/benchmarks.md', import.meta.url);

const heading = `# Benchmarks

Written by \`npm run bench\`, on ${cpus().length} cores with Node ${process.versions.node}. \`npm run bench -- cold web …\` measures and replaces single parts. Most
times are ratios to a baseline of the same part, because machines differ. Sizes and counts are absolute. No test asserts these
figures.`;

const titleOf = (section: string): string => section.split('\n', 1)[0] ?? '';

/** The page with the measured section in the place of the earlier one, or at its end. */
const withSection = (text: string, measured: string): string => {
  const kept = text.split(/\n(?=## )/).slice(1);
  const isEarlier = (section: string) => titleOf(section) === titleOf(measured);
  const replaced = kept.map((section) => (isEarlier(section) ? measured : section.trim()));
  return `${[heading, ...replaced, ...(kept.some(isEarlier) ? [] : [measured])].join('\n\n')}\n`;
};

const bench = async (chosen: readonly string[]): Promise<void> => {
  const unknown = chosen.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`);
  for (const [name, measure] of Object.entries(parts)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const text = (await measure()).trim();
    console.log(`\n${text}`);
    await writeFile(page, withSection(await readFile(page, 'utf8'), text));
  }
};

stopOnSignal({ code: 1 });
try {
  await bench(process.argv.slice(2));
  await stopChildren();
  process.exit();
} catch (error) {
  await giveUp(error);
}

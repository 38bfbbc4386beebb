import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../infra/local/child.ts';
import { stateFolder } from '../infra/local/folders.ts';
import { unpackChromium } from '../test/world/chromium.ts';
import type { TestCloud } from '../test/world/cloud.ts';
import { createWorld } from '../test/world/world.ts';
import { kB, median, table, withinLimit } from './markdown.ts';

/** Not a package of the project: it and what it needs are 150 MB, which only this bench uses. */
const command = ['exec', '--yes', '--package=lighthouse@13.5.0', '--', 'lighthouse'];

const rounds = 5;
const least = 95;

/** The part of Lighthouse's report that is recorded. */
type Report = {
  categories: { performance: { score: number } };
  audits: Record<
    | 'first-contentful-paint'
    | 'largest-contentful-paint'
    | 'total-blocking-time'
    | 'cumulative-layout-shift'
    | 'network-requests'
    | 'total-byte-weight',
    { numericValue: number; details?: { items: object[] } }
  >;
};

/** One run as Lighthouse's command makes it for a phone: a slow network and a slow processor, simulated. */
const report = async (url: string): Promise<Report> => {
  const { executablePath, env } = await unpackChromium();
  const folder = await mkdtemp(join(stateFolder, 'lighthouse-'));
  try {
    const output = join(folder, 'report.json');
    const flags = ['--only-categories=performance', '--output=json', `--output-path=${output}`, '--quiet'];
    const chrome = '--chrome-flags=--headless=new --no-sandbox';
    const result = await run('npm', [...command, url, ...flags, chrome], {
      ...process.env,
      ...env,
      CHROME_PATH: executablePath,
    });
    if (result.code !== 0) throw new Error(`Lighthouse failed:\n${result.output.slice(-2500)}`);
    return JSON.parse(await readFile(output, 'utf8')) as Report;
  } finally {
    await rm(folder, { recursive: true });
  }
};

const figures = ({ categories, audits }: Report) => ({
  score: Math.round(categories.performance.score * 100),
  fcp: audits['first-contentful-paint'].numericValue,
  lcp: audits['largest-contentful-paint'].numericValue,
  tbt: audits['total-blocking-time'].numericValue,
  cls: audits['cumulative-layout-shift'].numericValue,
  requests: audits['network-requests'].details?.items.length ?? 0,
  bytes: audits['total-byte-weight'].numericValue,
});
type Figures = ReturnType<typeof figures>;

/** First loads of the public pages, by Lighthouse's simulation of a phone. */
export const lighthouse = async ({ origin }: TestCloud): Promise<string> => {
  const { stores } = await createWorld();
  const pages = { 'sign-in': '/auth/main', 'public store page': `/stores/view/${stores.own.id}` };
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(pages)) {
    const seen: Figures[] = [];
    for (let round = 0; round < rounds; round++) seen.push(figures(await report(origin + path)));
    const of = (figure: keyof Figures) => median(seen.map((one) => one[figure]));
    rows.push([
      name,
      String(of('score')),
      String(least),
      withinLimit(of('score') >= least),
      of('fcp').toFixed(0),
      of('lcp').toFixed(0),
      of('tbt').toFixed(0),
      of('cls').toFixed(3),
      String(of('requests')),
      kB(of('bytes')),
    ]);
  }
  return `## First load

\`npm run bench -- lighthouse\`: the performance score of Lighthouse for a phone, with its simulated slow 4G and slow processor, on the
built app behind the local web server, compressed as by the distribution. Medians of ${rounds} runs with an empty cache. Paints and
blocking in ms.

${table(
  [
    'page',
    'score:',
    'at least:',
    'within the limit',
    'first paint:',
    'largest paint:',
    'blocking:',
    'layout shift:',
    'requests:',
    'kB:',
  ],
  rows,
)}
`;
};

import { fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { stateFolder } from '../infra/local/folders.ts';
import type { BuildOrder, Built } from './catalogue-build.ts';
import type { Searched, SearchOrder } from './catalogue-search.ts';
import { searchAt } from './catalogue-searches.ts';
import { percentile, table } from './markdown.ts';

const count = 100_000;
const searchCount = 500;
const changed = 1000;

/** The answer of a process of its own. */
const answerOf = async <Answer>(process: URL, order: BuildOrder | SearchOrder): Promise<Answer> => {
  const child = fork(process, { serialization: 'advanced' });
  return new Promise((resolve, reject) => {
    child.on('message', (answer: Answer) => resolve(answer));
    child.on('exit', (code) => reject(new Error(`${process.pathname} ended with ${code}`)));
    child.send(order);
  });
};

const shown = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 0 });
const megabytes = (bytes: number) => (bytes / 1_048_576).toFixed(1);
const milliseconds = (time: number) => `${time.toFixed(1)} ms`;
const spread = (times: readonly number[]) =>
  [0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(1)).join(' / ');

const engine = async (): Promise<string> => {
  const folder = join(stateFolder, 'bench-catalogue');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${count}.zst`);
  const built = await answerOf<Built>(new URL('catalogue-build.ts', import.meta.url), { count, file });
  const searches = Array.from({ length: searchCount }, (_, n) => searchAt(n, count));
  const searched = await answerOf<Searched>(new URL('catalogue-search.ts', import.meta.url), {
    file,
    searches,
    count,
    changed,
  });
  return table(
    ['engine', 'figure:'],
    [
      ['building the file', `${shown(built.time)} ms`],
      ['memory of that process at most', `${megabytes(built.most)} MB`],
      ['of it its products, before it builds', `${megabytes(built.products)} MB`],
      ['file', `${megabytes(built.size)} MB`],
      ['file with zstd, level 9', `${megabytes(built.compressed)} MB in ${shown(built.compressing)} ms`],
      ['loading the compressed file', milliseconds(searched.load)],
      ['first search', milliseconds(searched.first)],
      ['search, p50 / p95 / most', `${spread(searched.times)} ms`],
      ['memory of a process that searches: loaded', `${megabytes(searched.loaded)} MB`],
      ['memory of a process that searches: at most', `${megabytes(searched.most)} MB`],
      [
        `building ${shown(changed)} changed products, and leaving out their former ones`,
        milliseconds(searched.delta.time),
      ],
      ['search with them, p50 / p95 / most', `${spread(searched.delta.times)} ms`],
    ],
  );
};

/** What a search of the catalogue takes, alone and behind its endpoints, beside another shop. */
export const catalogue = async (): Promise<string> => `## Catalogue

\`npm run bench -- catalogue\`: ${shown(count)} products of one type with 27 parameters. ${searchCount} searches are texts (a third with a mistake),
numbers, categories, prices, and values of parameters; each counts its facets. Building and searching are processes of their own.

${await engine()}
`;

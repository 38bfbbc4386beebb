import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { stateFolder } from '../infra/local/folders.ts';
import { besideVendure } from './beside-vendure.ts';
import type { BuildOrder, Built } from './catalogue-build.ts';
import type { Searched, SearchOrder } from './catalogue-search.ts';
import { searchAt } from './catalogue-searches.ts';
import { answerOf } from './forked.ts';
import { megabytes, shown, spread, table } from './markdown.ts';

const count = 100_000;
const searchCount = 500;
const changed = 1000;

const milliseconds = (time: number) => `${time.toFixed(1)} ms`;

const engine = async (file: string): Promise<string> => {
  const built = await answerOf<Built>('catalogue-build.ts', { count, file } satisfies BuildOrder);
  const searches = Array.from({ length: searchCount }, (_, n) => searchAt(n, count));
  const order: SearchOrder = { file, searches, count, changed };
  const searched = await answerOf<Searched>('catalogue-search.ts', order);
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
export const catalogue = async ({ vendureProducts }: { vendureProducts: number }): Promise<string> => {
  const folder = join(stateFolder, 'bench-catalogue');
  mkdirSync(folder, { recursive: true });
  const fileOf = (products: number) => join(folder, `${products}.zst`);
  return `## Catalogue

\`npm run bench -- catalogue\`: ${shown(count)} products of one type with 27 parameters. ${searchCount} searches are texts (a third with a mistake),
numbers, categories, prices, and values of parameters; each counts its facets. Building and searching are processes of their own.

${await engine(fileOf(count))}

${await besideVendure(fileOf(vendureProducts), vendureProducts)}
`;
};

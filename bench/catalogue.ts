import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { stateFolder } from '../infra/local/folders.ts';
import type { Built, Searched } from './catalogue-process.ts';
import { changed, count, searches } from './catalogue-products.ts';
import { shown, spread, table } from './markdown.ts';

const milliseconds = (time: number) => `${time.toFixed(1)} ms`;
const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`;

/** What building, loading and searching a large catalogue takes. */
export const catalogue = async (): Promise<string> => {
  const folder = join(stateFolder, 'bench-catalogue');
  mkdirSync(folder, { recursive: true });
  const script = fileURLToPath(new URL('catalogue-process.ts', import.meta.url));
  const measure = async (part: 'build' | 'search'): Promise<unknown> => {
    const { stdout } = await promisify(execFile)(process.execPath, [script, part, join(folder, 'products.zst')]);
    return JSON.parse(stdout);
  };
  const built = (await measure('build')) as Built;
  const searched = (await measure('search')) as Searched;
  return `## Catalogue

\`npm run bench -- catalogue\`: ${shown(count)} products of one type with 27 parameters. ${searches} searches are texts (a third with a mistake),
numbers, categories, prices, and values of parameters; each counts its facets. Building and searching are processes of their own.

${table(
  ['engine', 'figure:'],
  [
    ['building the file', `${shown(built.time)} ms`],
    ['memory of that process at most', megabytes(built.most)],
    ['of it its products, before it builds', megabytes(built.products)],
    ['file', megabytes(built.size)],
    ['file with zstd, level 9', `${megabytes(built.compressed)} in ${shown(built.compressing)} ms`],
    ['loading the compressed file', milliseconds(searched.load)],
    ['first search', milliseconds(searched.first)],
    ['search, p50 / p95 / most', `${spread(searched.times)} ms`],
    ['memory of a process that searches: loaded', megabytes(searched.loaded)],
    ['memory of a process that searches: at most', megabytes(searched.most)],
    [`building ${shown(changed)} changed products, and leaving out their former ones`, milliseconds(searched.changing)],
    ['search with them, p50 / p95 / most', `${spread(searched.timesAfter)} ms`],
  ],
)}
`;
};

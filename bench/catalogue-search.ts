import { readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';
import { buildSegment } from '../functions/data/catalogue/build-segment.ts';
import { queryCatalogue } from '../functions/data/catalogue/query-catalogue.ts';
import { Segment } from '../functions/data/catalogue/segment.ts';
import { documentAt } from './catalogue-products.ts';
import { type Search, toQuery } from './catalogue-searches.ts';
import { memoryOf } from './memory-of.ts';

/** A process that loads the file of many products and searches. It changes products at last. */
export type SearchOrder = { file: string; searches: readonly Search[]; count: number; changed: number };
/** Milliseconds, each search in `times`; memory in bytes. */
export type Searched = {
  load: number;
  first: number;
  times: number[];
  loaded: number;
  most: number;
  delta: { time: number; times: number[] };
};

const timeOf = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

const run = ({ file, searches, count, changed }: SearchOrder): Searched => {
  const queries = searches.map(toQuery);
  const search = (segments: readonly Segment[]) =>
    queries.map((query) => timeOf(() => queryCatalogue(segments, query)));
  const start = performance.now();
  const base = new Segment(zstdDecompressSync(readFileSync(file)));
  const load = performance.now() - start;
  const loaded = memoryOf(process.pid).now;
  const [first = Number.NaN] = search([base]);
  const times = search([base]);
  const { most } = memoryOf(process.pid);

  // Half of them are new, the others replace those of the file.
  const documents = Array.from({ length: changed }, (_, n) => documentAt(count - changed / 2 + n));
  const begun = performance.now();
  const delta = new Segment(buildSegment(documents));
  base.leaveOut(documents.map(({ id }) => id));
  const time = performance.now() - begun;
  return { load, first, times, loaded, most, delta: { time, times: search([base, delta]) } };
};

process.on('message', (order: SearchOrder) => process.send?.(run(order), () => process.exit()));

import { readFileSync, writeFileSync } from 'node:fs';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { buildSegment } from '../functions/data/catalogue/build-segment.ts';
import { queryCatalogue } from '../functions/data/catalogue/query-catalogue.ts';
import { Segment } from '../functions/data/catalogue/segment.ts';
import { changed, count, documentAt, queryAt, searches } from './catalogue-products.ts';

/** `node catalogue-process.ts build|search <file>` prints what it took: processes of their own, to measure their memory. */
const [, , part, file = ''] = process.argv;

/** Bytes of this process now, and at most since it began. */
const memory = (): { now: number; most: number } => {
  const status = readFileSync('/proc/self/status', 'utf8');
  const bytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024;
  return { now: bytes('VmRSS'), most: bytes('VmHWM') };
};
/** Milliseconds. */
const timed = <T>(work: () => T): { result: T; time: number } => {
  const start = performance.now();
  const result = work();
  return { result, time: performance.now() - start };
};

const build = () => {
  const documents = Array.from({ length: count }, (_, n) => documentAt(n));
  const products = memory().now;
  const built = timed(() => buildSegment(documents));
  const level = { params: { [constants.ZSTD_c_compressionLevel]: 9 } };
  const compressed = timed(() => zstdCompressSync(built.result, level));
  writeFileSync(file, compressed.result);
  return {
    time: built.time,
    size: built.result.length,
    compressing: compressed.time,
    compressed: compressed.result.length,
    products,
    most: memory().most,
  };
};

/** It changes products at last. */
const search = () => {
  const queries = Array.from({ length: searches }, (_, n) => queryAt(n, count));
  const timesIn = (segments: readonly Segment[]) =>
    queries.map((query) => timed(() => queryCatalogue(segments, query)).time);
  const { result: base, time: load } = timed(() => new Segment(zstdDecompressSync(readFileSync(file))));
  const loaded = memory().now;
  const [first = Number.NaN] = timesIn([base]);
  const times = timesIn([base]);
  const { most } = memory();

  // Half of them are new, the others replace those of the file.
  const documents = Array.from({ length: changed }, (_, n) => documentAt(count - changed / 2 + n));
  const delta = timed(() => {
    base.leaveOut(documents.map(({ id }) => id));
    return new Segment(buildSegment(documents));
  });
  return { load, first, times, loaded, most, changing: delta.time, timesAfter: timesIn([base, delta.result]) };
};

export type Built = ReturnType<typeof build>;
export type Searched = ReturnType<typeof search>;
console.log(JSON.stringify(part === 'build' ? build() : search()));

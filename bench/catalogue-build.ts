import { writeFileSync } from 'node:fs';
import { constants, zstdCompressSync } from 'node:zlib';
import { buildSegment } from '../functions/data/catalogue/build-segment.ts';
import { documentAt } from './catalogue-products.ts';
import { memoryOf } from './memory-of.ts';

/** A process that builds the file of many products and stores it compressed. */
export type BuildOrder = { count: number; file: string };
/** Milliseconds and bytes. `products` is the memory of the process before it builds. */
export type Built = {
  time: number;
  compressing: number;
  size: number;
  compressed: number;
  products: number;
  most: number;
};

const build = ({ count, file }: BuildOrder): Built => {
  const documents = Array.from({ length: count }, (_, n) => documentAt(n));
  const products = memoryOf(process.pid).now;
  const start = performance.now();
  const segment = buildSegment(documents);
  const built = performance.now();
  const compressed = zstdCompressSync(segment, { params: { [constants.ZSTD_c_compressionLevel]: 9 } });
  const end = performance.now();
  writeFileSync(file, compressed);
  return {
    time: built - start,
    compressing: end - built,
    size: segment.length,
    compressed: compressed.length,
    products,
    most: memoryOf(process.pid).most,
  };
};

process.on('message', (order: BuildOrder) => process.send?.(build(order), () => process.exit()));

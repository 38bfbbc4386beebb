import { join } from 'node:path';
import { buildWeb } from '../infra/build.ts';
import { root } from '../infra/local/folders.ts';
import { withinLimit, kB, table } from './markdown.ts';
import { measureWebBundle } from './web-bundle.ts';

const bounds = { firstPaint: 150_000, screen: 35_000 };

/** Bytes fetched before the first paint and for each screen. */
export const web = async (): Promise<string> => {
  await buildWeb();
  const { firstPaint, afterPaint, kit, screens } = measureWebBundle(join(root, 'dist/web'));
  const sizes = Object.entries(screens).toSorted(([, a], [, b]) => b - a);
  const [largest = ['', 0]] = sizes;
  return `## Web bundle

\`npm run bench -- web\`: the built app, compressed with brotli, in the language with the longest messages. One run, because sizes do not vary.

${table(
  ['part', 'kB:', 'at most kB:', 'within the limit'],
  [
    ['before the first paint', kB(firstPaint), kB(bounds.firstPaint), withinLimit(firstPaint <= bounds.firstPaint)],
    ['after the first paint: sign-in and the header’s menus', kB(afterPaint), '', ''],
    ['prefetched: components of lists and forms', kB(kit), '', ''],
    ...sizes.map(([name, size]) => [name, kB(size), kB(bounds.screen), withinLimit(size <= bounds.screen)]),
  ],
)}

The largest screen: ${largest[0]}.
`;
};

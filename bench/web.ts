import { join } from 'node:path';
import { buildWeb } from '../infra/build/build.ts';
import { root } from '../infra/local/folders.ts';
import { withinLimit, kB, table } from './markdown.ts';
import { measureWebBundle } from './web-bundle.ts';

const bounds = { start: 150_000, screen: 35_000 };

/** Bytes that every page loads, and those of each screen. */
export const web = async (): Promise<string> => {
  await buildWeb();
  const { start, afterStart, kit, screens } = measureWebBundle(join(root, 'dist/web'));
  const sizes = Object.entries(screens).toSorted(([, a], [, b]) => b - a);
  const [largest = ['', 0]] = sizes;
  return `## Web bundle

\`npm run bench -- web\`: the built app, compressed with brotli, in the language with the longest messages. One run, because sizes do not vary.

${table(
  ['part', 'kB:', 'at most kB:', 'within the limit'],
  [
    [
      'every page: document, first script, stylesheet, messages',
      kB(start),
      kB(bounds.start),
      withinLimit(start <= bounds.start),
    ],
    ['next: sign-in and the header’s menus', kB(afterStart), '', ''],
    ['prefetched: components of lists and forms', kB(kit), '', ''],
    ...sizes.map(([name, size]) => [name, kB(size), kB(bounds.screen), withinLimit(size <= bounds.screen)]),
  ],
)}

The largest screen: ${largest[0]}.
`;
};

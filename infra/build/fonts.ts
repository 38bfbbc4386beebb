import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import ranges from '@fontsource-variable/inter/unicode.json' with { type: 'json' };
import subset from 'subset-font';
import { root } from '../local/folders.ts';

/** The weights of theme.css are within these. */
const weights = { min: 400, max: 700 };

/**
 * Czech letters beyond Latin-1. Alone they are a twentieth of latin-ext, which has all other languages' letters, too.
 */
const czech = 'čďěňřšťůžČĎĚŇŘŠŤŮŽ';

type Subset = { name: string; source: string; range: string };

/**
 * Writes Inter in subsets by script, with the weights that the app uses, and the stylesheet that theme.css imports. A
 * browser fetches the subsets of which a page has letters; of two with a letter it takes the later.
 */
export const writeFonts = async (folder: string): Promise<void> => {
  const inter = join(root, 'node_modules/@fontsource-variable/inter');
  const subsets: Subset[] = [
    ...Object.entries(ranges).map(([name, range]) => ({ name, source: name, range })),
    { name: 'czech', source: 'latin-ext', range: rangeOf(czech) },
  ];
  await mkdir(folder, { recursive: true });
  const rules = await Promise.all(
    subsets.map(async ({ name, source, range }) => {
      const font = await readFile(join(inter, `files/inter-${source}-wght-normal.woff2`));
      const options = { targetFormat: 'woff2', variationAxes: { wght: weights } } as const;
      const file = `inter-${name}-wght.woff2`;
      await writeFile(join(folder, file), await subset(font, lettersOf(range), options));
      return `@font-face {
  font-family: 'Inter Variable';
  font-display: swap;
  font-weight: ${weights.min} ${weights.max};
  src: url(./${file}) format('woff2-variations');
  unicode-range: ${range};
}
`;
    }),
  );
  await writeFile(join(folder, 'inter.css'), rules.join(''));
};

const rangeOf = (letters: string): string =>
  Array.from(letters, (letter) => `U+${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join(',');

/** The letters of a CSS unicode-range: U+0041,U+0100-017F. */
const lettersOf = (range: string): string =>
  range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice('U+'.length)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n));
    })
    .join('');

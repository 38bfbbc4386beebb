import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { __unstable__loadDesignSystem as loadDesignSystem } from '@tailwindcss/node';
import { expect, it } from 'vitest';
import { product } from './sources.ts';

const theme = new URL('../../web/theme.css', import.meta.url);
/** The theme without the fonts, which a build writes. */
const css = readFileSync(theme, 'utf8').replace(/^@import '\.\.\/dist.*$/m, '');

const coloured =
  /^-?(?:bg|text|border(?:-[trblxyse])?|ring|fill|stroke|from|to|via|outline|divide|accent|decoration|shadow|caret|placeholder)-[a-z(]\S*$/;
/** Keys of the map's style, and a value of the DOM. They look like classes. */
const isNoClass = (text: string, file: string) => file.startsWith('web/ui/map/map-style') || text === 'from-image';

/** `bg-press` of `hover:bg-press!`. */
const withoutVariants = (word: string) => word.replace(/^(?:[^\s:[(]|\[[^\]]*\]|\([^)]*\))*:/, '').replace(/!$/, '');
/** The words of a file that look like classes with a colour; names of files have an ending. */
const classesIn = ({ file, text }: { file: string; text: string }): string[] =>
  text
    .split(/[\s'"`{}$]+/)
    .filter((word) => coloured.test(withoutVariants(word)) && !/\.\w+$/.test(word) && !isNoClass(word, file));

it('every class with a colour exists in the theme', async () => {
  const design = await loadDesignSystem(css, { base: fileURLToPath(new URL('.', theme)) });
  const used = product
    .filter(({ file }) => file.startsWith('web/'))
    .flatMap((source) => classesIn(source).map((name) => ({ file: source.file, name })));
  expect(used.length).toBeGreaterThan(1000);
  const generated = design.candidatesToCss(used.map(({ name }) => name));
  expect(used.filter((_, nth) => generated[nth] === null)).toEqual([]);
});

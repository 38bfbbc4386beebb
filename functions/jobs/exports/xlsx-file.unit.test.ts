import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellsOf } from '../../../test/world/xlsx.ts';
import { xlsxFile } from './xlsx-file.ts';

const written = async (...rows: (string | number | null)[][]) => {
  const file = xlsxFile('Lidé', ['A', 'B']);
  file.add(rows);
  return cellsOf(await file.finish()).slice(1);
};

it.each<[string, string | number | null, string | number | undefined]>([
  ['a formula as text', '=1+1', '=1+1'],
  ['a number', -2.5, -2.5],
  ['diacritics and other scripts', 'Žluťoučký Ещё 🦄', 'Žluťoučký Ещё 🦄'],
  ['markup and quotes', '<a href="x">&amp;\n', '<a href="x">&amp;\n'],
  ['half a character and what XML cannot hold as nothing', '\u0000a\uFFFEb\uD800', 'ab'],
  ['a name that every object has', 'constructor', 'constructor'],
  ['the other name that every object has', '__proto__', '__proto__'],
  ['more text than Excel shows in a cell cut', 'x'.repeat(40_000), 'x'.repeat(32_767)],
])('a workbook has %s', async (_, cell, shown) => expect((await written([cell, 'end']))[0]).toEqual([shown, 'end']));

it('a workbook leaves empty cells out', async () =>
  expect(await written([null, 'b'], ['', 'c'])).toEqual([
    [null, 'b'],
    [null, 'c'],
  ]));

it('a workbook can be read whatever its texts are', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', minLength: 1 }),
      // The library leaves out the mark of a character that was lost.
      fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !text.includes('\uFFFD')),
      async (any, text) => {
        const [row = []] = await written([any, text]);
        expect([row.length, row.at(-1)]).toEqual([2, text]);
      },
    ),
    { numRuns: 50 },
  );
});

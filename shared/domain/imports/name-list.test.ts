import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine } from '../clean-text.ts';
import { joinNames, splitNames } from './name-list.ts';

describe('names in a cell', () => {
  it.for([
    ['Pokladní; pekař, Pokladní', ['Pokladní', 'pekař']],
    ['A/B|C', ['A', 'B', 'C']],
    ['"Pokladní, prodavač", Pekař', ['Pokladní, prodavač', 'Pekař']],
    ['Pekař / "Sklad ""Jih"""', ['Pekař', 'Sklad "Jih"']],
    ['Řidič 3" vozu, Pekař', ['Řidič 3" vozu', 'Pekař']],
    ['"A" B, C', ['"A" B', 'C']],
    [', ;', []],
  ] as const)('%j are %j', ([written, names]) => expect(splitNames(written)).toEqual(names));

  it('of any kind are read as they were written', () => {
    const name = fc
      .oneof(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: fc.constantFrom(',', ';', '|', '/', '"', ' ', 'a', '=') }),
      )
      .map(cleanLine)
      .filter((text) => text !== '');
    fc.assert(
      fc.property(fc.uniqueArray(name), (names) => {
        expect(splitNames(joinNames(names))).toEqual(names);
      }),
    );
  });
});

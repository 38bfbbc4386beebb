import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inParts } from './parts.ts';

test('parts have every value once, in order, and only the last one is smaller', () =>
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 20 }), (values, size) => {
      const parts = inParts(values, size);
      expect(parts.flat()).toEqual(values);
      expect(parts.slice(0, -1).every(({ length }) => length === size)).toBe(true);
      expect(parts.every(({ length }) => length > 0 && length <= size)).toBe(true);
    }),
  ));

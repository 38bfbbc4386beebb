import { expect, it } from 'vitest';
import { inSizeOrder } from './sizes.ts';

it.each([
  [
    ['10', '7', '9', '8', '11'],
    ['7', '8', '9', '10', '11'],
  ],
  [
    ['XL', 'M', 'XXL', 'S', '3XL', 'L', 'XS'],
    ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'],
  ],
  [
    ['42', '37,5', '36-38', 'L', 'M/L', 'S–M'],
    ['36-38', '37,5', '42', 'S–M', 'M/L', 'L'],
  ],
  [
    ['červená', 'L', 'bílá'],
    ['červená', 'L', 'bílá'],
  ],
  [
    ['10 l', '2 l'],
    ['10 l', '2 l'],
  ],
])('%j are listed as %j', (given, expected) => {
  expect(inSizeOrder(given, (one) => one)).toEqual(expected);
});

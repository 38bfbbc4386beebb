import { expect, it } from 'vitest';
import { addressWithPostcode } from './address-with-postcode.ts';

const place = { street: 'Dlouhá', building: '5' };

it.each([
  [null, null],
  [
    { ...place, city: '110 00 Praha' },
    { ...place, city: 'Praha', postcode: '110 00' },
  ],
  [
    { ...place, city: 'Praha' },
    { ...place, city: 'Praha', postcode: '' },
  ],
])('an address of before, %o, becomes %o', (address, expected) => {
  expect(addressWithPostcode({ id: 'one', address })).toEqual({ id: 'one', address: expected });
});

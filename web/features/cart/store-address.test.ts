import { expect, it } from 'vitest';
import { addressOf, emptyAddress } from './store-address.ts';

it.each([
  [
    'Na Pankráci 1727/86, 140 00 Praha 4',
    { street: 'Na Pankráci', building: '1727/86', postcode: '140 00', city: 'Praha 4' },
  ],
  [
    'Soukenné náměstí 669/2a, 460 01 Liberec',
    { street: 'Soukenné náměstí', building: '669/2a', postcode: '460 01', city: 'Liberec' },
  ],
  [
    'náměstí Přemysla Otakara II. 25, 370 01 České Budějovice',
    { street: 'náměstí Přemysla Otakara II.', building: '25', postcode: '370 01', city: 'České Budějovice' },
  ],
  [
    'ulice 28. října 12, Nusle, Praha 4',
    { street: 'ulice 28. října', building: '12', district: 'Nusle', city: 'Praha 4' },
  ],
  ['Freyova 945/35', { street: 'Freyova 945/35' }],
  ['Nákupní centrum, Praha', { street: 'Nákupní centrum, Praha' }],
  ['', {}],
])('the address of a store "%s" is split into %o', (text, parts) => {
  expect(addressOf(text)).toEqual({ ...emptyAddress, ...parts });
});

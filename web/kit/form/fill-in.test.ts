import { expect, it } from 'vitest';
import { fillIn } from './fill-in.ts';

const source = { name: 'Zelený koš a.s.', address: 'Brno', vat_id: null };

it.each([
  ['an empty form', { name: '', address: null }, {}, { name: 'Zelený koš a.s.', address: 'Brno' }, []],
  ['spaces', { name: '  ', address: 'Brno' }, {}, { name: 'Zelený koš a.s.' }, []],
  ['the same values', { name: 'Zelený koš a.s.', address: 'Brno' }, {}, {}, []],
  ['typed values', { name: 'Koš', address: 'Praha' }, {}, {}, ['name', 'address']],
  [
    'values of an earlier source',
    { name: 'Lípa', address: 'Praha' },
    { name: 'Lípa' },
    { name: 'Zelený koš a.s.' },
    ['address'],
  ],
  [
    'a changed value of an earlier source',
    { name: 'Lípa 2', address: '' },
    { name: 'Lípa' },
    { address: 'Brno' },
    ['name'],
  ],
  ['no value in the source', { name: 'Zelený koš a.s.', address: 'Brno', vat_id: 'CZ1' }, {}, {}, []],
])('%s', (_, typed, filled, fill, kept) => {
  expect(fillIn(source, { typed, filled })).toEqual({ fill, kept });
});

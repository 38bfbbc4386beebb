import { expect, it } from 'vitest';
import { townIn } from './town.ts';

it.each([
  ['Cimburkova 4, 602 00 Brno', 'Brno'],
  ['Na Pankráci 1618/30, Praha 4', 'Praha'],
  ['Masarykova 1, 75002 Přerov, Česká republika', 'Přerov'],
  ['Hlavní 5,  České   Budějovice ', 'České Budějovice'],
  ['Husova 1, Brno-střed', 'Brno-střed'],
  ['Olomouc', 'Olomouc'],
  ['Hlavní 5', ''],
  ['Hlavní 5, Czechia', ''],
  ['', ''],
])('%s: %s', (address, town) => {
  expect(townIn(address)).toBe(town);
});

import { expect, it } from 'vitest';
import { authorName } from './author-name.ts';

it.each([
  ['Jana Nováková', 'Jana N.'],
  ['Jana', 'Jana'],
  ['Jana Marie Nováková', 'Jana N.'],
  ['  Jana \t Nováková  ', 'Jana N.'],
  ['Olga čermáková', 'Olga Č.'],
  ['Мария Щукина', 'Мария Щ.'],
  ['𝒥ana 𝒩ová', '𝒥ana 𝒩.'],
  ['  ', ''],
])('the author %j is shown as %j', (fio, shown) => {
  expect(authorName(fio)).toBe(shown);
});

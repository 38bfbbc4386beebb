import { expect, it } from 'vitest';
import { excerptOf } from '../messages/excerpt.ts';
import { outOfHoursText } from './out-of-hours.ts';

const winter = '2026-11-30T07:00:00.000Z';
const summer = '2026-07-07T06:00:00.000Z';

it.each([
  ['cz', winter, '**30.11.2026 od 08:00**'],
  ['cz', summer, '**07.07.2026 od 08:00**'],
  ['en', winter, '**on 30.11.2026 from 08:00**'],
  ['en', summer, '**on 07.07.2026 from 08:00**'],
  ['ru', winter, '**30.11.2026 с 08:00**'],
  ['ru', summer, '**07.07.2026 с 08:00**'],
] as const)('the word outside the hours in %s says when they begin at %s, in Prague', (locale, next, expected) => {
  const text = outOfHoursText(locale, next);
  expect(text).toContain(expected);
  expect(excerptOf(text)).toBe(text);
});

it('names the day in Prague, also when it is still the day before in UTC', () => {
  expect(outOfHoursText('en', '2026-07-06T22:30:00.000Z')).toContain('07.07.2026 from 00:30');
});

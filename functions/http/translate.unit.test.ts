import { describe, expect, it } from 'vitest';
import ruFields from '#shared/messages/ru/fields.ts';
import { lawIn, sentenceOf } from './translate.ts';

describe('a legal warning', () => {
  it.each([
    [0.87, 'Only 0:52 h of rest between shifts. The law requires 11 h.'],
    [10.5, 'Only 10:30 h of rest between shifts. The law requires 11 h.'],
    [3, 'Only 3:00 h of rest between shifts. The law requires 11 h.'],
  ])('shows %s hours as hours and minutes', (hours, text) => {
    expect(lawIn('en', { rule: 'rest', params: { hours } }).text).toBe(text);
  });

  it.each([
    ['cz', 3, 'méně než 3 dny předem'],
    ['cz', 14, 'méně než 14 dní předem'],
    ['ru', 1, 'меньше чем за 1 день'],
    ['ru', 3, 'меньше чем за 3 дня'],
    ['ru', 14, 'меньше чем за 14 дней'],
    ['en', 1, 'less than 1 day ahead'],
  ] as const)('uses the plural form for a count of days in %s: %s', (locale, count, text) => {
    expect(lawIn(locale, { rule: 'notice', params: { count } }).text).toContain(text);
  });
});

it.each([
  ['en', 'June 2026: until 30 June 2026'],
  ['cz', 'červen 2026: until 30. června 2026'],
] as const)('a month and a day are written out in %s', (locale, text) => {
  const params = { month: '2026-06', day: '2026-06-30' };
  expect(sentenceOf(locale, { until: '{{month}}: until {{day}}' }, 'until', params)).toBe(text);
});

it.each([
  [1, 'Введите не больше 1 символа.'],
  [200, 'Введите не больше 200 символов.'],
])('the limit of a field uses the plural form for %s', (count, text) => {
  expect(sentenceOf('ru', ruFields, 'string-too-big', { count })).toBe(text);
});

it.each([
  ['cz', '24. prosince 2026 od 12:00'],
  ['en', 'from 12:00 on 24 December 2026'],
  ['ru', '24 декабря 2026 г. с 12:00'],
] as const)('%s: a shop that closes at noon is named with the time', (locale, text) => {
  const params = { date: '2026-12-24', time: '12:00' };
  expect(lawIn(locale, { rule: 'closed-by-law', params }).text).toContain(text);
});

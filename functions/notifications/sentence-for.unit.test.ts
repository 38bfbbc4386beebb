import { expect, it } from 'vitest';
import type { Locale } from '#shared/contracts/fields.ts';
import type { NotificationKind } from '#shared/contracts/notifications.ts';
import { digestFor, sentenceFor } from './sentence-for.ts';

const shift = {
  store: 'Náměstí',
  starts_at: '2026-11-24T21:00:00.000Z',
  ends_at: '2026-11-25T05:00:00.000Z',
  time_zone: 'Europe/Prague',
};
const reader = (locale: Locale, timeZone = 'Europe/Prague') => ({ locale, timeZone });
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

it.each<[Locale, NotificationKind, Record<string, string>, string]>([
  ['en', 'shift-assigned', shift, 'You have a new shift: Náměstí, Tuesday 24.11. 22:00–06:00'],
  ['cz', 'shift-assigned', shift, 'Máte novou směnu: Náměstí, úterý 24.11. 22:00–06:00'],
  ['en', 'order-paid', { number: '12', amount: '123450' }, 'Order 12 is paid: 1 234,50 Kč'],
  [
    'en',
    'channel-stopped',
    { channel: 'letter' },
    'Notifications by e-mail stopped, because they no longer reach you. Turn them on again in the settings',
  ],
  [
    'en',
    'credibility-changed',
    { company: 'Koš', level: 'red', reasons: 'insolvent young' },
    'Check of Koš: Risky, in insolvency, younger than one year',
  ],
  ['en', 'plan-ending', { until: '2026-11-24T23:30:00.000Z' }, 'The plan of your company ends on 25.11.2026'],
  ['en', 'admitted', { role: 'ROLE_BUYER' }, 'Your access was approved: Customer'],
])('in %s, %s says what the app shows', (locale, kind_of, params, sentence) => {
  expect(plain(sentenceFor(reader(locale), { kind_of, params }))).toBe(sentence);
});

it.each<[Locale, number, string]>([
  ['en', 1, 'You have a new shift'],
  ['en', 20, '20 notifications: You have a new shift'],
  ['cz', 3, '3 oznámení: Máte novou směnu'],
  ['ru', 3, '3 уведомления: '],
  ['ru', 20, '20 уведомлений: '],
  ['ru', 21, '21 уведомление: '],
])('in %s, %s of them are one sentence', (locale, count, beginning) => {
  const many = Array.from({ length: count }, () => ({ kind_of: 'shift-assigned' as const, params: shift }));
  const sentence = digestFor(reader(locale), many);
  expect(sentence.slice(0, beginning.length)).toBe(beginning);
  expect(sentence).toContain('Náměstí');
});

import { expect, it } from 'vitest';
import { dayInPrague } from '../bounded-days.ts';
import { isContactShown } from './contacts.ts';

const contact = { phone: '+420777000001', site: 'https://performer.example' };
const none = { phone: null, site: null };

it.each([
  ['hidden', contact, { serves: false, wasShown: false }, false],
  ['hidden if it is a site alone', { ...contact, phone: null }, { serves: false, wasShown: false }, false],
  ['hidden if it is a phone alone', { ...contact, site: null }, { serves: false, wasShown: false }, false],
  ['shown if the performer serves the customer', contact, { serves: true, wasShown: false }, true],
  ['shown again to a person that was shown it', contact, { serves: false, wasShown: true }, true],
  ['not hidden if there is none', none, { serves: false, wasShown: false }, true],
])('the contact of a performer is %s', (_, fields, facts, isShown) => {
  expect(isContactShown(fields, facts)).toBe(isShown);
});

it.each([
  ['winter', '2026-01-14T22:59:59.999Z', '2026-01-14'],
  ['winter', '2026-01-14T23:00:00.000Z', '2026-01-15'],
  ['summer', '2026-07-14T21:59:59.999Z', '2026-07-14'],
  ['summer', '2026-07-14T22:00:00.000Z', '2026-07-15'],
  ['the day on which summer time begins', '2026-03-28T23:00:00.000Z', '2026-03-29'],
  ['the day after it', '2026-03-29T22:00:00.000Z', '2026-03-30'],
  ['the day on which summer time ends', '2026-10-24T22:00:00.000Z', '2026-10-25'],
  ['the last hour of that day', '2026-10-25T22:59:59.999Z', '2026-10-25'],
])('contacts count for the day in Prague: %s, %s', (_, now, day) => {
  expect(dayInPrague(now)).toBe(day);
});

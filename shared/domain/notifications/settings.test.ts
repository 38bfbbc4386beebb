import { describe, expect, it } from 'vitest';
import { deliveryOf, type NotificationKind } from './delivery.ts';
import {
  channelsFor,
  choiceOf,
  type ChosenSettings,
  isDelivered,
  kindsOf,
  nothingChosen,
  quietOf,
} from './settings.ts';

const chosen = (more: Partial<ChosenSettings>): ChosenSettings => ({ ...nothingChosen, ...more });

describe('until a person chooses', () => {
  it.each<[NotificationKind, ReturnType<typeof choiceOf>]>([
    ['shift-assigned', { push: true, letter: false, sms: null }],
    ['shift-left', { push: true, letter: true, sms: false }],
    ['order-placed', { push: true, letter: null, sms: null }],
    ['broadcast', { push: null, letter: null, sms: null }],
  ])('%s has its channels', (kind, choice) => {
    expect(choiceOf(kind, nothingChosen)).toEqual(choice);
  });

  it.each([
    ['ROLE_VENDOR_STAFF', { from: '22:00', to: '06:00' }],
    ['ROLE_VENDOR', null],
    ['ROLE_STORE_MANAGER', null],
  ] as const)('the quiet hours of %s are these', (role, quiet) => {
    expect(quietOf(nothingChosen, [role])).toEqual(quiet);
  });
});

describe('a person who chooses', () => {
  const stopped = [{ channel: 'push', at: '2026-11-21T12:00:00.000Z' }] as const;
  const all = { push: true, letter: true, sms: true };
  it.each<[string, NotificationKind, Partial<ChosenSettings>, string[]]>([
    ['all of an urgent kind', 'shift-left', { choices: { 'shift-left': all } }, ['push', 'letter', 'sms']],
    ['SMS of a kind that can wait', 'shift-assigned', { choices: { 'shift-assigned': all } }, ['push', 'letter']],
    ['letters of a kind with its own', 'order-placed', { choices: { 'order-placed': all } }, ['push']],
    ['nothing', 'shift-left', { choices: { 'shift-left': { push: false, letter: false, sms: false } } }, []],
    ['another kind', 'shift-left', { choices: { 'shift-declined': all } }, ['push', 'letter']],
    ['a channel that stopped', 'shift-left', { choices: { 'shift-left': all }, stopped }, ['letter', 'sms']],
    ['a kind of the app only', 'broadcast', { choices: { broadcast: all } }, []],
  ])('%s gets that', (_, kind, settings, channels) => {
    expect(channelsFor(kind, chosen(settings))).toEqual(channels);
  });

  it('may have no quiet hours as a worker', () => {
    expect(quietOf(chosen({ quiet: null }), ['ROLE_VENDOR_STAFF'])).toBeNull();
  });
});

it('a role has the kinds that it can get, and a person without a role none', () => {
  expect(kindsOf('ROLE_VENDOR_STAFF')).toContain('shift-assigned');
  expect(kindsOf('ROLE_VENDOR_STAFF')).not.toContain('shift-left');
  expect(kindsOf('ROLE_USER')).toEqual([]);
});

it('a kind for some parameters is not sent with others', () => {
  const delivery = deliveryOf('credibility-changed');
  const levels = ['green', 'yellow', 'red'];
  expect(levels.filter((level) => delivery && isDelivered(delivery, { level }))).toEqual(['red']);
  const left = deliveryOf('shift-left');
  expect(left && isDelivered(left, {})).toBe(true);
});

import { expect, it } from 'vitest';
import type { NotificationSettings } from '#shared/contracts/notifications.ts';
import { bodyOf, valuesOf } from './reach-values.ts';

const settings: NotificationSettings = {
  version: 3,
  kinds: [
    { kind: 'shift-assigned', push: true, letter: true, sms: null },
    { kind: 'shift-start-missed', push: true, letter: true, sms: false },
    { kind: 'order-ready', push: true, letter: null, sms: null },
  ],
  quiet: { from: '22:00', to: '06:00' },
  time_zone: 'Europe/Prague',
  email: null,
  phone: null,
  devices: [],
  stopped: [],
  push_key: '',
};

it('a changed kind is sent with all of its channels, and no other kind', () => {
  const { version, kinds } = valuesOf(settings);
  const missed = { push: true, letter: false, sms: true };
  expect(bodyOf({ version, kinds: { ...kinds, 'shift-start-missed': missed } }, settings, 'Europe/Kyiv')).toEqual({
    version: 3,
    kinds: [{ kind: 'shift-start-missed', ...missed }],
  });
  const silent = { push: false, letter: null, sms: null };
  expect(bodyOf({ version, kinds: { ...kinds, 'order-ready': silent } }, settings, 'Europe/Kyiv').kinds).toEqual([
    { kind: 'order-ready', push: false, letter: false, sms: false },
  ]);
});

it('quiet hours are sent with the time zone of the browser, also when they end', () => {
  const night = { from: '23:30', to: '05:00' };
  expect(bodyOf({ version: 3, quiet: night }, settings, 'Europe/Kyiv')).toEqual({
    version: 3,
    quiet: night,
    time_zone: 'Europe/Kyiv',
  });
  expect(bodyOf({ version: 3, quiet: null }, settings, 'Europe/Kyiv').quiet).toBeNull();
});

import { expect, it } from 'vitest';
import { createBroadcast } from '#shared/contracts/broadcasts.ts';
import { broadcasts } from './broadcasts.ts';

it('the broadcasts of the demo world are two that have reached people, and a scheduled one', () => {
  const all = broadcasts('2026-11-21T08:00:00.000Z');
  expect(all.map(({ broadcast }) => broadcast.state)).toEqual(['sent', 'sent', 'scheduled']);
  for (const { broadcast, recipients } of all) {
    const { titles, texts, audience, channels, send_at, state } = broadcast;
    const fields = { titles, texts, audience, channels, send_at };
    expect(createBroadcast.body.parse(fields)).toEqual(fields);
    expect(recipients.length > 0).toBe(state === 'sent');
    expect(broadcast.recipients).toBe(recipients.length);
  }
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followServerClock, offsetAfter, serverTime } from './server-clock.ts';

const at = (time: string) => Date.parse(`2026-11-26T${time}Z`);
const day = 24 * 60 * 60_000;

describe('the offset of the server’s clock', () => {
  const date = 'Thu, 26 Nov 2026 05:02:07 GMT';

  it.each([
    ['stays 0 for a right clock within the second of the header', at('05:02:07.100'), at('05:02:07.900'), 0],
    ['is a day for a phone that is a day behind', at('05:02:07.100') - day, at('05:02:07.400') - day, day - 400],
    ['is negative for a phone that is a day ahead', at('05:02:07.100') + day, at('05:02:07.400') + day, -day + 900],
    ['is not moved by an answer that took 20 seconds', at('05:01:50'), at('05:02:10'), 0],
  ])('%s', (_, sent, received, offset) => {
    expect(offsetAfter(0, { date, sent, received })).toBe(offset);
  });

  it('that fits the answer stays as it is', () => {
    const sent = at('05:02:07.100') - day;
    expect(offsetAfter(day - 100, { date, sent, received: sent + 300 })).toBe(day - 100);
  });

  it('is not changed by an answer without a date, nor by a clock that was set back meanwhile', () => {
    expect(offsetAfter(7000, { date: null, sent: 0, received: 1 })).toBe(7000);
    expect(offsetAfter(7000, { date, sent: at('05:02:07'), received: at('04:02:07') })).toBe(7000);
  });

  it('never makes a time that the server has not reached a second later', () => {
    for (const wrong of [-day, -90_000, 0, 1700, day])
      for (const travel of [0, 40, 900, 9000]) {
        const answered = at('05:02:07.630') + wrong;
        const exchange = { date, sent: answered - travel / 2, received: answered + travel / 2 };
        const error = offsetAfter(0, exchange) + wrong;
        expect(Math.abs(error)).toBeLessThanOrEqual(1000 + travel / 2);
      }
  });
});

describe('the server’s time on this device', () => {
  const items = new Map<string, string>();
  beforeEach(() => {
    items.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is the device’s until an answer was seen, and right afterwards, also on a clock that is a day ahead', () => {
    const pressed = at('06:00:30') + day;
    expect(serverTime(pressed)).toBe('2026-11-27T06:00:30.000Z');
    const sent = at('05:02:07.000') + day;
    followServerClock({ date: 'Thu, 26 Nov 2026 05:02:07 GMT', sent, received: sent });
    expect(serverTime(pressed)).toBe('2026-11-26T06:00:31.000Z');
  });
});

import { describe, expect, it } from 'vitest';
import { dueAt } from './due.ts';

const night = { from: '22:00', to: '06:00' };
const time_zone = 'Europe/Prague';
const urgent = { urgent: true } as const;
const ownShift = { ownShift: true } as const;
/** Summer in Prague is two hours after UTC. */
const shift = (starts_at: string, ends_at: string) => ({ starts_at, ends_at, time_zone });
const at = (day: number, time: string) => `2026-07-${String(day).padStart(2, '0')}T${time}:00.000Z`;

const due = (more: Partial<Parameters<typeof dueAt>[0]>) =>
  dueAt({ channel: 'push', delivery: {}, params: {}, quiet: night, time_zone, now: at(10, '12:00'), ...more });

describe('by day', () => {
  it.each([
    ['2026-07-10T12:00:00.000Z', '2026-07-10T12:01:00.000Z'],
    ['2026-07-10T12:00:30.000Z', '2026-07-10T12:01:00.000Z'],
    ['2026-07-10T12:00:31.000Z', '2026-07-10T12:02:00.000Z'],
    ['2026-07-10T12:00:59.999Z', '2026-07-10T12:02:00.000Z'],
  ])('what came at %s is gathered until %s', (now, until) => {
    expect(due({ now })).toBe(until);
  });

  it.each(['push', 'letter', 'sms'] as const)('what is urgent leaves at once by %s', (channel) => {
    const now = '2026-07-10T12:00:07.123Z';
    expect(due({ channel, delivery: urgent, now })).toBe(now);
  });
});

describe('in quiet hours', () => {
  it.each([
    ['begins', at(10, '20:00'), at(11, '04:00')],
    ['is late', at(10, '23:30'), at(11, '04:00')],
    ['is early', at(10, '03:59'), at(10, '04:00')],
  ])('what can wait, and what cannot, waits until they end: the night %s', (_, now, until) => {
    expect(due({ now })).toBe(until);
    expect(due({ now, delivery: urgent })).toBe(until);
    expect(due({ now, delivery: urgent, channel: 'sms' })).toBe(until);
  });

  it('does not wait when they have ended, or not begun', () => {
    for (const now of [at(10, '04:00'), '2026-07-10T19:59:59.999Z']) expect(due({ now, delivery: urgent })).toBe(now);
  });

  it('a letter does not wait', () => {
    expect(due({ now: at(10, '23:00'), channel: 'letter', delivery: urgent })).toBe(at(10, '23:00'));
  });

  it.each<[string, string, ReturnType<typeof shift>, boolean]>([
    ['later today', at(10, '02:00'), shift(at(10, '16:00'), at(10, '20:00')), false],
    ['tomorrow within twelve hours', at(10, '21:00'), shift(at(11, '09:00'), at(11, '15:00')), false],
    ['tomorrow later than that', at(10, '21:00'), shift(at(11, '09:01'), at(11, '15:00')), true],
    ['the night shift that goes on', at(10, '23:00'), shift(at(10, '20:00'), at(11, '04:00')), false],
    ['one of yesterday that has ended', at(10, '23:00'), shift(at(10, '12:00'), at(10, '20:00')), true],
    ['next week', at(10, '23:00'), shift(at(17, '12:00'), at(17, '20:00')), true],
  ])('about an own shift: %s', (_, now, params, waits) => {
    const held = due({ now, params, delivery: { ...ownShift, ...urgent } });
    expect(held === now).toBe(!waits);
    // The shift of another person waits.
    expect(due({ now, params, delivery: urgent })).not.toBe(now);
  });

  it('end by the clock on the night when it is put back', () => {
    const now = '2026-10-24T22:30:00.000Z';
    expect(due({ now })).toBe('2026-10-25T05:00:00.000Z');
  });

  it('may lie within a day, or be empty', () => {
    const now = at(10, '12:00');
    expect(due({ now, quiet: { from: '13:00', to: '15:00' }, delivery: urgent })).toBe(at(10, '13:00'));
    expect(due({ now, quiet: { from: '14:00', to: '14:00' }, delivery: urgent })).toBe(now);
    expect(due({ now, quiet: null, delivery: urgent })).toBe(now);
  });
});

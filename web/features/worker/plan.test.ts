import { describe, expect, it } from 'vitest';
import { exampleShift } from '../../domain/shifts/example-shift.ts';
import { planOf } from './plan.ts';

const on = (day: string, changes: Parameters<typeof exampleShift>[0] = {}) =>
  exampleShift({ id: day, day, starts_at: `${day}T05:00:00.000Z`, ends_at: `${day}T13:00:00.000Z`, ...changes });
const worked = { status: 'completed', minutes_worked: 450 } as const;
const plan = (shifts: ReturnType<typeof on>[], waiting: string[] = []) =>
  planOf(shifts, { now: '2026-11-26T08:00:00.000Z', today: '2026-11-26', waiting });
const ids = (shifts: readonly { id: string }[]) => shifts.map(({ id }) => id);

describe("a worker's plan", () => {
  it('starts with the running shift, otherwise with the next one', () => {
    const tomorrow = on('2026-11-27');
    expect(plan([on('2026-11-26', { status: 'in_progress' }), tomorrow]).current?.id).toBe('2026-11-26');
    expect(plan([on('2026-11-26', worked), tomorrow]).current?.id).toBe('2026-11-27');
  });

  it('keeps a shift whose punches are not sent yet', () => {
    const today = on('2026-11-26', worked);
    const { current, next, worked: sum } = plan([today, on('2026-11-27')], [today.id]);
    expect(current).toBe(today);
    expect(ids(next)).toEqual(['2026-11-27']);
    expect(sum.shifts).toBe(0);
  });

  it('goes on to the next shift when it may be started, before the punches of the ended one are sent', () => {
    const ended = on('2026-11-26', worked);
    const times = { starts_at: '2026-11-26T08:15:00.000Z', ends_at: '2026-11-26T16:15:00.000Z' };
    const next = on('2026-11-26', { id: 'next', ...times });
    expect(plan([ended, next], [ended.id]).current).toBe(next);
    const later = on('2026-11-26', { id: 'later', ...times, starts_at: '2026-11-26T08:15:00.001Z' });
    expect(plan([ended, later], [ended.id]).current).toBe(ended);
  });

  it('counts the hours worked this month and those planned for the rest of it', () => {
    const shifts = [
      on('2026-10-31', worked),
      on('2026-11-02', worked),
      on('2026-11-03', { status: 'unfulfilled' }),
      on('2026-11-24', worked),
      on('2026-11-30'),
      on('2026-12-01'),
    ];
    const { worked: done, toCome, past } = plan(shifts);
    expect(done).toEqual({ shifts: 2, minutes: 900 });
    expect(toCome).toEqual({ shifts: 1, minutes: 450 });
    expect(ids(past)).toEqual(['2026-11-24', '2026-11-03', '2026-11-02']);
  });

  it('shows the finished shifts of today, including a night shift that ended today', () => {
    const night = on('2026-11-25', { ...worked, actual_end: '2026-11-26T05:00:00.000Z' });
    const early = on('2026-11-27', { ...worked, actual_end: '2026-11-26T22:50:00.000Z' });
    const yesterday = on('2026-11-25', { ...worked, actual_end: '2026-11-25T13:00:00.000Z' });
    expect(ids(plan([yesterday, night, on('2026-11-26', worked), early]).doneToday)).toEqual([
      night.id,
      '2026-11-26',
      early.id,
    ]);
  });

  it('leaves out shifts that were canceled or never started', () => {
    const { current, next } = plan([on('2026-11-25'), on('2026-11-27', { status: 'canceled' })]);
    expect(current).toBeUndefined();
    expect(next).toEqual([]);
  });
});

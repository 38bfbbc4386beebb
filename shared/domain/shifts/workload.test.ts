import { describe, expect, it } from 'vitest';
import type { Occupied } from './shift.ts';
import { workloadOf } from './workload.ts';

const now = '2026-11-15T12:00:00.000Z';
/** Midnight in Prague. */
const since = '2026-10-31T23:00:00.000Z';
const period = (from: string, kind: Occupied['kind'], rest: Partial<Occupied> = {}): Occupied => ({
  shift_id: from,
  staff_id: 'me',
  store: 'Lípa',
  from: `${from}:00.000Z`,
  to: new Date(Date.parse(`${from}:00.000Z`) + 8 * 3_600_000).toISOString(),
  kind,
  ...rest,
});
const workload = (...busy: Occupied[]) => workloadOf('me', busy, { since, now });

describe('the minutes of a month', () => {
  it('are those of completed shifts, without breaks', () => {
    expect(
      workload(period('2026-11-02T06:00', 'actual', { minutes: 450 }), period('2026-11-03T06:00', 'planned')),
    ).toMatchObject({ minutes: 450 });
  });

  it('are the whole period where the breaks are not known', () => {
    expect(workload(period('2026-11-02T06:00', 'actual'))).toMatchObject({ minutes: 480 });
  });

  it('begin with the month at the store', () => {
    const [before, first] = [
      period('2026-10-31T22:59', 'actual'),
      period('2026-10-31T23:00', 'actual', { minutes: 1 }),
    ];
    expect(workload(before, first)).toMatchObject({ minutes: 1 });
  });

  it('leave out the work for others', () => {
    expect(workload(period('2026-11-02T06:00', 'actual', { staff_id: 'my other account' }))).toMatchObject({
      minutes: 0,
    });
  });
});

describe('the next shift', () => {
  it('is the first to begin, stand-by included', () => {
    const [late, early] = [period('2026-11-18T06:00', 'planned'), period('2026-11-17T06:00', 'reserve')];
    expect(workload(late, early).next).toBe(early);
  });

  it('is the one that goes on, even past its planned end, or that nobody started', () => {
    const coming = period('2026-11-17T06:00', 'planned');
    const overdue = period('2026-11-15T02:00', 'in_progress');
    expect(workload(coming, overdue).next).toBe(overdue);
    const missed = period('2026-11-15T06:00', 'planned');
    expect(workload(coming, missed).next).toBe(missed);
    expect(workload(coming, period('2026-11-15T02:00', 'planned')).next).toBe(coming);
  });

  it('is none of another account and none of the past', () => {
    const others = period('2026-11-17T06:00', 'planned', { staff_id: 'my other account' });
    expect(workload(others, period('2026-11-14T06:00', 'actual'))).toMatchObject({ next: null });
  });
});

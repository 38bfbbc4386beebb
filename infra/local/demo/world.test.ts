import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/domain/days.ts';
import { addMinutes, overlap } from '#shared/domain/instants.ts';
import { localDay } from '#shared/domain/local-time.ts';
import { occupiedBy } from '#shared/domain/shifts/occupancy.ts';
import type { Occupied, Shift } from '#shared/domain/shifts/shift.ts';
import { shiftStatuses } from '#shared/domain/shifts/shift.ts';
import { flagsAt } from '#shared/domain/shifts/timing.ts';
import { allowedActions } from '#shared/domain/shifts/transitions.ts';
import { contributionsOf } from '#shared/domain/statistics/contribution.ts';
import { byStaff, byStore, figuresOf } from '#shared/domain/statistics/figures.ts';
import { isPaid, rulesOf } from '#shared/domain/statistics/payslip.ts';
import { companies } from './companies.ts';
import { timeZone } from './days.ts';
import { demoHand } from './people.ts';
import { fits, visitAt } from './visits.ts';
import { worldAt } from './world.ts';

const load = (now: string, visits: readonly string[] = [visitAt(now)]) => {
  const { stories, refused } = worldAt({ now, visits });
  const shiftHistories = stories.flatMap((story) => story.shiftHistories);
  return { shiftHistories, shifts: shiftHistories.map(({ shift }) => shift), refused };
};

/** The occupied times of each worker, in order. */
const occupiedByWorker = (shifts: readonly Shift[]): Occupied[][] => {
  const workers = new Map<string, Occupied[]>();
  for (const shift of shifts) {
    const busy = occupiedBy(shift);
    if (busy && shift.staff) workers.set(shift.staff.id, [...(workers.get(shift.staff.id) ?? []), busy]);
  }
  return [...workers.values()].map((taken) => taken.toSorted((one, other) => (one.from < other.from ? -1 : 1)));
};

const ofDemoWorker = ({ staff }: Shift) => staff?.id === demoHand.worker.id;

/**
 * Moments around the clock, on the days of clock changes, at the turn of the year and on a holiday with closed shops.
 */
const moments = [
  '2026-11-20T23:05:00.000Z',
  '2026-11-21T05:00:00.000Z',
  '2026-11-21T13:30:00.000Z',
  '2026-11-21T22:50:00.000Z',
  '2026-03-29T00:50:00.000Z',
  '2026-03-29T12:00:00.000Z',
  '2026-10-25T00:40:00.000Z',
  '2026-10-25T16:15:00.000Z',
  '2026-10-28T09:14:59.999Z',
  '2026-11-21T09:00:00.000Z',
  '2026-12-31T12:59:00.000Z',
  '2027-07-14T02:22:22.222Z',
];

describe.each(moments)('the demo data at %s', (now) => {
  const { shiftHistories, shifts, refused } = load(now);
  const today = localDay(now, timeZone);

  it('contains only shifts that the rules allow', () => {
    expect(refused.map(({ step, code }) => `${step.deed.does} ${code} ${step.at}`)).toEqual([]);
  });

  it('has about 1,500 shifts from 60 days ago to 30 days ahead', () => {
    const days = shifts.map(({ day }) => day).toSorted();
    expect(shifts.length).toBeGreaterThan(1400);
    expect(shifts.length).toBeLessThan(1650);
    expect(days.at(0)).toBe(addDays(today, -60));
    expect(days.at(-1)).toBe(addDays(today, 30));
  });

  it('pays the same in its hours, its statistics by employee and by store, and its payslips', () => {
    const completed = shifts.filter(({ status }) => status === 'completed');
    const entries = shifts.flatMap((shift) =>
      contributionsOf(shift).map(({ month, contribution }) => ({
        shift,
        contribution,
        cell: {
          month,
          customer_id: shift.customer.id,
          store_id: shift.store.id,
          performer_id: shift.vendor?.id ?? null,
          staff_id: shift.staff?.id ?? null,
        },
      })),
    );
    const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
    const gross = sumOf(completed.map(({ pay }) => pay?.gross ?? Number.NaN));
    const minutes = sumOf(
      completed.map(({ hours }) => hours?.record.findLast(({ kind }) => kind !== 'disputed')?.minutes ?? Number.NaN),
    );
    const slips = [...Map.groupBy(entries, ({ cell }) => `${cell.staff_id} ${cell.month}`).values()].map((own) =>
      sumOf(rulesOf(own.filter(({ contribution }) => isPaid(contribution))).map(({ amount }) => amount)),
    );
    expect(gross).toBeGreaterThan(500_000_00);
    expect(sumOf(byStaff(entries).map(({ figures }) => figures.gross))).toBe(gross);
    expect(sumOf(byStore(entries).map(({ figures }) => figures.gross))).toBe(gross);
    expect(sumOf(slips)).toBe(gross);
    expect(figuresOf(entries).minutes).toBe(minutes);
  });

  it('has every status, every kind of history and changes that wait for an answer', () => {
    expect(new Set(shifts.map(({ status }) => status))).toEqual(new Set(shiftStatuses));
    const flags = new Set(shifts.flatMap((shift) => flagsAt(shift, now)));
    for (const flag of ['late', 'no_show', 'reserve', 'auto_completed', 'late_cancel', 'edited_on_behalf'] as const)
      expect(flags).toContain(flag);
    for (const flag of ['started_by_non_employee', 'ended_by_non_employee', 'holiday'] as const)
      expect(flags).toContain(flag);
    expect(shifts.some(({ pending_change }) => pending_change)).toBe(true);
    expect(shifts.some(({ status, counterpart_id }) => status === 'completed' && counterpart_id)).toBe(true);
    expect(shiftHistories.some(({ comments }) => comments.length > 0)).toBe(true);
  });

  it('never has a worker at two places at once, and rarely less than 11 hours between shifts', () => {
    let short = 0;
    for (const taken of occupiedByWorker(shifts))
      for (const [n, busy] of taken.entries()) {
        const next = taken[n + 1];
        if (!next) continue;
        expect(overlap(busy, next), `${busy.from}-${busy.to} and ${next.from}-${next.to}`).toBe(false);
        // Overtime may shorten a planned rest by some minutes.
        if (addMinutes(busy.to, 10 * 60) > next.from) short += 1;
      }
    expect(short).toBeLessThan(3);
  });

  it('contains no events in the future', () => {
    for (const { shift, revisions, comments } of shiftHistories) {
      const made = [...revisions.flatMap(({ log }) => log), ...comments.map(({ entry }) => entry)];
      expect(made.length).toBeGreaterThan(0);
      expect(made.filter(({ at }) => at > now)).toEqual([]);
      for (const time of [shift.actual_start, shift.actual_end]) expect((time ?? '') <= now).toBe(true);
    }
  });

  it('has a shift that the demo worker can start now, and another within two days', () => {
    const own = shifts.filter(ofDemoWorker);
    const soon = own.filter((shift) => allowedActions(shift, demoHand.actor, now).includes('start'));
    expect(soon.map(({ starts_at }) => starts_at)).toEqual([visitAt(now)]);
    const limit = addMinutes(now, 48 * 60);
    expect(
      own.filter(({ status, starts_at }) => status === 'confirmed' && starts_at > now && starts_at < limit).length,
    ).toBeGreaterThanOrEqual(2);
    expect(own.filter(({ status }) => status === 'completed').length).toBeGreaterThan(15);
    expect(own.some(({ status }) => status === 'in_progress')).toBe(false);
  });

  it('has shifts for the demo buyer to fill in the next days', () => {
    const limit = addMinutes(now, 4 * 24 * 60);
    const open = shifts.filter(
      ({ status, customer, starts_at }) =>
        status === 'new' && customer.id === companies.zelenyKos.id && starts_at > now && starts_at < limit,
    );
    expect(open.length).toBeGreaterThanOrEqual(2);
  });
});

describe('loading the demo data again', () => {
  it('gives the same data at the same time', () => {
    const [now = ''] = moments;
    expect(load(now)).toEqual(load(now));
  });

  it('gives the same past on the same day at any hour', () => {
    const visits = [visitAt('2026-11-21T05:00:00.000Z')];
    const early = load('2026-11-21T05:00:00.000Z', visits).shifts.filter(({ day }) => day < '2026-11-09');
    const late = load('2026-11-21T20:00:00.000Z', visits).shifts.filter(({ day }) => day < '2026-11-09');
    expect(late).toEqual(early);
  });

  it('continues on a later day: past events stay, and the last day moves on', () => {
    const first = '2026-11-21T09:40:00.000Z';
    const second = '2026-11-23T16:05:00.000Z';
    const before = load(first);
    const after = load(second, [visitAt(first), visitAt(second)]);
    expect(after.refused).toEqual([]);
    const ended = before.shifts.filter(({ status, day }) => status === 'completed' && day > '2026-09-25');
    const later = new Map(after.shifts.map((shift) => [shift.id, shift]));
    const unchanged = ended.filter(({ id, actual_end }) => later.get(id)?.actual_end === actual_end);
    // Some shifts are corrected on the next day, or their hours after a dispute.
    expect(unchanged.length).toBeGreaterThan(ended.length - 5);
    expect(
      after.shifts
        .map(({ day }) => day)
        .toSorted()
        .at(-1),
    ).toBe('2026-12-23');
  });

  it('stays consistent over weeks of loads at any hour', () => {
    const loads = ['06:10', '23:50', '00:20', '09:45', '08:30', '21:00', '14:30', '13:10', '00:05', '12:00'].map(
      (clock, n) => `${addDays('2026-11-21', n)}T${clock}:00.000Z`,
    );
    const visits: string[] = [];
    for (const now of loads) {
      if (fits(visitAt(now), visits)) visits.push(visitAt(now));
      const { shifts, refused } = load(now, visits);
      expect(refused).toEqual([]);
      for (const taken of occupiedByWorker(shifts))
        for (const [n, busy] of taken.entries()) {
          const next = taken[n + 1];
          expect(next && overlap(busy, next)).not.toBe(true);
        }
    }
    expect(visits.length).toBeGreaterThan(7);
  });
});

import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/domain/days.ts';
import { addMinutes, latest, minutesBetween, overlap } from '#shared/domain/instants.ts';
import { localDay } from '#shared/domain/local-time.ts';
import { pricesOn } from '#shared/domain/pay/prices.ts';
import { occupiedBy } from '#shared/domain/shifts/occupancy.ts';
import { type Occupied, type Shift, shiftStatuses } from '#shared/domain/shifts/shift.ts';
import { flagsAt } from '#shared/domain/shifts/timing.ts';
import { allowedActions } from '#shared/domain/shifts/transitions.ts';
import { contributionsOf } from '#shared/domain/statistics/contribution.ts';
import { byStaff, byStore, figuresOf } from '#shared/domain/statistics/figures.ts';
import { isPaid, rulesOf } from '#shared/domain/statistics/payslip.ts';
import { law } from '../../../functions/data/shifts/law.ts';
import { companies } from './companies.ts';
import { timeZone } from './days.ts';
import { ratesAgreedWith } from './pay.ts';
import { demoHand, hands, understudy, vendorOf } from './people.ts';
import { pricesFrom } from './price-lists.ts';
import { visitAt } from './visits.ts';
import { firstDay, worldAt } from './world.ts';

export const load = (now: string, visits: readonly string[] = [visitAt(now)]) => {
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

/** Each occupied time of a worker with the next one. */
const neighbours = (shifts: readonly Shift[]) =>
  occupiedByWorker(shifts).flatMap((taken) => taken.slice(1).map((next, n) => ({ busy: taken[n]!, next })));

/** Times at which a worker would be at two places. */
export const overlapping = (shifts: readonly Shift[]) =>
  neighbours(shifts).filter(({ busy, next }) => overlap(busy, next));

const ofDemoWorker = ({ staff }: Shift) => staff?.id === demoHand.worker.id;

/** The guarantees of the demo data as of a moment. */
export const describeWorldAt = (now: string) =>
  describe(`the demo data at ${now}`, () => {
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
        contributionsOf(shift, law).map(({ month, contribution }) => ({
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

    it('charges 14 to 32 % more than it pays for each completed shift, at the prices and rates that are stored', () => {
      const completed = shifts.filter(({ status }) => status === 'completed');
      const agreed = pricesFrom(firstDay(now));
      const priced = completed.filter(({ vendor, customer, category, day, pay }) => {
        const own = agreed.filter(({ customer_id }) => customer_id === customer.id);
        const [price] = pricesOn(own, { category_id: category.id, day, performers: vendor ? [vendor.id] : [] });
        return price && price.hourly_rate === pay?.charge_lines[0]?.rate;
      });
      expect(priced.length).toBe(completed.length);
      const margins = completed.map(({ pay }) => (pay ? (pay.charge - pay.gross) / pay.charge : Number.NaN));
      expect(margins.filter((margin) => !(margin > 0.14 && margin < 0.32))).toEqual([]);
      const stored = new Map(
        [...hands, understudy].map((hand) => [hand.worker.id, ratesAgreedWith(hand, firstDay(now))]),
      );
      const paid = completed.filter(({ staff, category, day, pay }) => {
        const own = stored.get(staff?.id ?? '') ?? [];
        return own.some(
          ({ category_id, valid_from, hourly_rate }) =>
            category_id === category.id && valid_from <= day && hourly_rate === pay?.hourly_rate,
        );
      });
      expect(paid.length).toBe(completed.length);
      // The minimum wage of 2026 is 134.40 Kč.
      expect(completed.filter(({ pay }) => !pay || pay.hourly_rate <= 134_40 || pay.hourly_rate % 100 > 0)).toEqual([]);
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
      expect(overlapping(shifts)).toEqual([]);
      // Overtime may shorten a planned rest by some minutes.
      const short = neighbours(shifts).filter(({ busy, next }) => addMinutes(busy.to, 10 * 60) > next.from);
      expect(short.length).toBeLessThan(3);
    });

    it('contains no events in the future', () => {
      // One `expect` for all: thousands of them take longer than the data.
      const made = shiftHistories.map(({ revisions, comments }) => [
        ...revisions.flatMap(({ log }) => log),
        ...comments.map(({ entry }) => entry),
      ]);
      expect(made.filter((entries) => entries.length === 0)).toEqual([]);
      expect(made.flat().filter(({ at }) => at > now)).toEqual([]);
      expect(
        shifts.filter(({ actual_start, actual_end }) => latest('', actual_start ?? '', actual_end ?? '') > now),
      ).toEqual([]);
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

    it('has a shift of the demo buyer to which nobody has come, for which another worker was asked', () => {
      const waiting = shiftHistories.filter(
        ({ shift }) => shift.status === 'confirmed' && shift.replacement_asked && shift.starts_at < now,
      );
      expect(waiting.map(({ shift }) => shift.customer.id)).toEqual([companies.zelenyKos.id]);
      for (const { shift, revisions } of waiting) {
        const { starts_at, replacement_asked, vendor } = shift;
        expect(minutesBetween(starts_at, now)).toBeGreaterThanOrEqual(20);
        expect(minutesBetween(replacement_asked?.at ?? now, now)).toBeGreaterThanOrEqual(10);
        expect(minutesBetween(replacement_asked?.at ?? '', now)).toBeLessThan(30);
        expect(revisions.at(-1)?.log.map(({ kind, reason }) => [kind, reason])).toEqual([
          ['replacement_asked', 'Nebere telefon'],
        ]);
        expect(allowedActions(shift, vendorOf(vendor?.id ?? ''), now)).toContain('replace');
      }
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

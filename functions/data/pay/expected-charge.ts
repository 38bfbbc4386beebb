import { expectedCharge, plannedSegments } from '#shared/domain/pay/charge.ts';
import type { Coefficient } from '#shared/domain/pay/pay.ts';
import { type Actor, sideOf } from '#shared/domain/roles.ts';
import type { HolidayCalendar } from '#shared/domain/shifts/law.ts';
import { performersOf } from '#shared/domain/shifts/reach.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import type { Entry } from '#shared/domain/statistics/figures.ts';
import { mapAtMost } from '../at-most.ts';
import { coefficientsOf } from './coefficients.ts';

const coefficientsOfEach = async (performers: readonly string[]) => {
  const unique = [...new Set(performers)];
  const read = new Map<string, readonly Coefficient[]>(
    await mapAtMost(unique, async (id) => [id, await coefficientsOf(id)] as const),
  );
  return (ids: readonly string[]) => ids.map((id) => ({ id, coefficients: read.get(id) ?? [] }));
};

/**
 * The least and the most that a planned shift will be charged, by its prices and the coefficients of now. Of a shift that is offered to
 * several performers, each reads only its own.
 */
export const expectedChargeOf = async (
  shift: Parameters<typeof performersOf>[0] &
    Parameters<typeof plannedSegments>[0] &
    Pick<Shift, 'store' | 'hourly_rate' | 'prices' | 'customer'>,
  reader: Actor,
  law: HolidayCalendar,
) => {
  const isReadable = (id: string) => sideOf(reader.role) !== 'performer' || id === reader.company?.id;
  const performers = performersOf(shift).filter(isReadable);
  const ofPerformers = (await coefficientsOfEach(performers))(performers);
  return expectedCharge(plannedSegments(shift, shift.store.time_zone, law), shift, ofPerformers);
};

/** What `count` such shifts will be charged at most and at least, and the lines of the most for one. */
export const expectedCostOf = async (
  shift: Parameters<typeof expectedChargeOf>[0],
  count: number,
  reader: Actor,
  law: HolidayCalendar,
) => {
  const { least, most } = await expectedChargeOf(shift, reader, law);
  return { cost: most.amount * count, least_cost: least.amount * count, lines: [...most.lines] };
};

/** The entries with what their shifts ahead will be charged at most, by the coefficients of now. */
export const withExpectedCharges = async <E extends Entry>(entries: readonly E[]): Promise<E[]> => {
  const ofPerformers = await coefficientsOfEach(
    entries.flatMap(({ contribution }) => contribution.facts?.expected?.performers ?? []),
  );
  return entries.map((entry) => {
    const { cell, contribution } = entry;
    const { facts } = contribution;
    if (!facts?.expected) return entry;
    const { segments, hourly_rate, performers, prices = [] } = facts.expected;
    const terms = { hourly_rate, prices, customer: { id: cell.customer_id } };
    const expected_charge = expectedCharge(segments, terms, ofPerformers(performers)).most.amount;
    return { ...entry, contribution: { ...contribution, facts: { ...facts, expected_charge } } };
  });
};

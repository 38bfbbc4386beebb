import { getPayslip } from '#shared/contracts/statistics.ts';
import { boundedDays } from '#shared/domain/bounded-days.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { isInScope } from '#shared/domain/scope/scope.ts';
import { breakMinutes } from '#shared/domain/shifts/timing.ts';
import { figuresOf, rangeBefore } from '#shared/domain/statistics/figures.ts';
import {
  besideBefore,
  isPaid,
  minutesIn,
  type PaidShift,
  reductionOf,
  rulesOf,
  totalsIn,
} from '#shared/domain/statistics/payslip.ts';
import { statisticsScope } from '#shared/domain/statistics/scope.ts';
import { lockOf } from '../data/hours/locks.ts';
import { monthOf } from '../data/keys.ts';
import { getAccount } from '../data/people/accounts.ts';
import { findShifts } from '../data/shifts/shifts.ts';
import { statisticsBetween } from '../data/statistics/statistics.ts';
import type { RequestContext } from '../http/context.ts';
import { serve } from '../http/serve.ts';
import { nameIn } from '../http/translate.ts';

export const handler = serve(getPayslip, async ({ actor, query, locale, now }) => {
  const { staff_id, month } = query;
  const range = boundedDays({ from: `${month}-01` }, now);
  const before = rangeBefore(range);
  const [{ id, fio, personal_number, company }, read] = await Promise.all([
    getWorker(actor, staff_id),
    statisticsBetween(actor, { from: before.from, to: range.to, staff_id }),
  ]);
  const paid = read.filter(({ contribution }) => isPaid(contribution));
  const shifts = new Map((await findShifts(paid.map(({ shift_id }) => shift_id))).map((shift) => [shift.id, shift]));
  const paidIn = (wanted: string) =>
    paid
      .filter(({ cell }) => cell.month === wanted)
      .flatMap(({ shift_id, contribution }) => {
        const shift = shifts.get(shift_id);
        return shift ? [{ shift, contribution }] : [];
      })
      .toSorted((one, other) => (one.shift.starts_at < other.shift.starts_at ? -1 : 1));
  const [own, earlier] = [paidIn(month), paidIn(monthOf(before.from))];
  const payMonths = new Set([month, ...own.flatMap(({ shift }) => shift.hours?.month ?? [])]);
  const locks = new Map(
    await Promise.all([...payMonths].map(async (each) => [each, await lockOf(company.id, each)] as const)),
  );
  const sumsIn = (wanted: string) => figuresOf(read.filter(({ cell }) => cell.month === wanted));
  const [sums, previous] = [sumsIn(month), sumsIn(monthOf(before.from))];
  const { weekday, weekend, holiday, night } = sums;
  const [deduction = null, ...otherDeductions] = new Set(own.flatMap(({ shift }) => shift.pay?.deduction ?? []));
  return {
    data: {
      staff: { id, fio },
      personal_number,
      company,
      month,
      locked_at: locks.get(month)?.locked_at ?? null,
      shifts: own.map((each) => toRow(each, locale, now, (of) => locks.get(of) !== undefined)),
      rules: besideBefore(rulesOf(own), rulesOf(earlier)),
      minutes: { weekday, weekend, holiday, night, total: sums.minutes },
      gross: sums.gross,
      deduction: otherDeductions.length > 0 ? null : deduction,
      net: sums.net,
      previous: { month: monthOf(before.from), minutes: previous.minutes, gross: previous.gross, net: previous.net },
    },
  };
});

/** Also one whose account is closed. */
const getWorker = async (actor: Actor, staffId: string) => {
  const account = await getAccount(staffId);
  const { company } = account ?? {};
  const subject = { customer_id: '', store_id: '', performer_id: company?.id ?? null, staff_id: staffId };
  if (
    !account ||
    !company ||
    !account.roles.includes('ROLE_VENDOR_STAFF') ||
    !isInScope(statisticsScope, actor, subject)
  )
    throw new Problem('not-found', { fields: { staff_id: { key: 'not-found' } } });
  return { ...account, company };
};

const toRow = (
  { shift, contribution }: PaidShift,
  locale: RequestContext['locale'],
  now: string,
  isLocked: (month: string) => boolean,
) => {
  const state = shift.hours?.state ?? 'submitted';
  const { gross, net } = totalsIn(contribution);
  return {
    id: shift.id,
    day: shift.day,
    store: shift.store.name,
    specialty: nameIn(locale, shift.category.names),
    time_zone: shift.store.time_zone,
    actual_start: shift.actual_start ?? shift.starts_at,
    actual_end: shift.actual_end ?? shift.ends_at,
    break_minutes: breakMinutes(shift, now),
    minutes: minutesIn(contribution),
    state: state === 'approved' && shift.hours && isLocked(shift.hours.month) ? ('locked' as const) : state,
    correction: contribution.facts === null,
    lines: [...(shift.pay?.lines ?? [])],
    gross,
    net,
    reduced: reductionOf(shift),
  };
};

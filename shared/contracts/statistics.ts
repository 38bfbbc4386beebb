import * as z from 'zod/mini';
import { area, item, list, paging } from './endpoint.ts';
import { day, daysInOrder, fromTo, id, idAndName, person, queryArray, storedDay, storedInstant } from './fields.ts';
import { month } from './hours.ts';
import { amount, hoursState, PayLine, workedMinutes } from './pay-fields.ts';

const endpoint = area('statistics');

const counted = z.int().check(z.gte(0));
const minutes = z.int();

/** Pay in haléř: null for the customer and the managers of the platform, who read what is charged. */
const pay = z.nullable(amount);
/** Sums over shifts. Differences of shifts in locked months may make minutes and amounts negative. */
export const Figures = z.object({
  /** Ordered, without those that the customer canceled. */
  ordered: counted,
  /** With a worker who comes or came. */
  filled: counted,
  completed: counted,
  /** Without a worker at the start, canceled by the performer, or no-shows. */
  unfilled: counted,
  no_shows: counted,
  late: counted,
  tardiness_minutes: minutes,
  /** Of shifts with a worker, canceled ones left out; without planned breaks. */
  planned_minutes: minutes,
  minutes,
  ...workedMinutes,
  base: pay,
  specialty_premium: pay,
  boss_premium: pay,
  weekend_bonus: pay,
  holiday_bonus: pay,
  night_bonus: pay,
  gross: pay,
  net: pay,
  /** Null for the worker. */
  charge: pay,
  /** What is charged, and what the shifts ahead will be by their plan at the agreed rates; null for the worker. */
  forecast: pay,
  /** What is charged less the gross pay; null for everyone but the performer. */
  margin: pay,
});
export type Figures = z.infer<typeof Figures>;

const Day = z.object({ date: day, ...workedMinutes, charge: pay, gross: pay });

const query = {
  ...paging,
  /** At most a year. Default: this month. */
  ...fromTo,
  /** The customer or the performer. */
  company_id: z.optional(id),
  store_id: z.optional(queryArray(id)),
  staff_id: z.optional(id),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
};

const withSums = {
  totals: Figures,
  /** Of as many days or whole months before. */
  previous: z.object({ from: storedDay, to: storedDay, totals: Figures }),
  /** Every day of the range. */
  days: z.array(Day),
  /** Of the performer's own month, if the range is exactly one month of one performer; otherwise null. */
  lock: z.nullable(
    z.object({ month: z.string(), company_id: id, locked_at: z.nullable(storedInstant), by: z.nullable(person) }),
  ),
};

const sortable = ['minutes', 'name', 'gross', 'net', 'charge', 'weekend', 'holiday', 'night', 'completed'] as const;
const StaffRow = z.object({ staff: person, company: idAndName, figures: Figures });
export const staffStatistics = endpoint({
  name: 'staff-statistics',
  summary:
    'Hours and pay by employee between two dates (default: this month), with totals, days, and the period before',
  assistant: 'Hours and pay by employee between two days, with sums',
  page: '/statistics/staffs?staff_id={staff.id}',
  method: 'GET',
  path: '/api/statistics/staffs',
  access: 'statistics.read',
  query: z.strictObject({ ...query, sort: z._default(z.enum(sortable), 'minutes') }).check(daysInOrder),
  reply: z.object({ ...list(StaffRow).shape, ...withSums }),
});

const sortableObjects = ['charge', 'minutes', 'name', 'gross', 'margin', 'ordered', 'no_shows'] as const;
const ObjectRow = z.object({ store: idAndName, customer: idAndName, figures: Figures });
export const objectStatistics = endpoint({
  name: 'object-statistics',
  summary: 'Hours and cost by store between two dates (default: this month), with totals, days, and the period before',
  assistant: 'Hours and cost by store between two days, with sums',
  page: '/statistics/object?store_id={store.id}',
  method: 'GET',
  path: '/api/statistics/objects',
  access: 'statistics.read',
  query: z.strictObject({ ...query, sort: z._default(z.enum(sortableObjects), 'minutes') }).check(daysInOrder),
  reply: z.object({ ...list(ObjectRow).shape, ...withSums }),
});

const PayrollRow = z.object({
  staff: person,
  personal_number: z.nullable(z.string()),
  store: idAndName,
  company: idAndName,
  month,
  minutes,
  ...workedMinutes,
  /** Of the shifts of the month; differences of earlier months have none. */
  break_minutes: minutes,
  /** All of the gross pay but the base. */
  premiums: amount,
  gross: amount,
  net: amount,
});

export const listPayroll = endpoint({
  name: 'list-payroll',
  summary: 'List what a month pays, by worker and store, in the order of their names',
  assistant: 'What a month pays, by worker and store',
  page: '/statistics/payslip/{staff.id}/{month}',
  method: 'GET',
  path: '/api/statistics/payroll',
  access: 'payroll.read',
  query: z.strictObject({
    ...paging,
    month,
    /** The customer or the performer. */
    company_id: query.company_id,
    store_id: query.store_id,
    staff_id: query.staff_id,
  }),
  reply: list(PayrollRow),
});

const PayslipShift = z.object({
  id,
  day,
  store: z.string(),
  specialty: z.string(),
  time_zone: z.string(),
  actual_start: storedInstant,
  actual_end: storedInstant,
  break_minutes: minutes,
  minutes,
  state: hoursState,
  /** The difference of a shift of an earlier month that was locked. Its lines are those of the whole shift. */
  correction: z.boolean(),
  lines: z.array(PayLine),
  gross: amount,
  net: amount,
  /** Minutes fewer than claimed, agreed after a dispute, with the reason. */
  reduced: z.nullable(z.object({ minutes, reason: z.nullable(z.string()) })),
});
/** All lines of one rule in a month, beside the month before. */
const ByRule = z.object({
  kind: z.enum([...PayLine.shape.kind.options, 'correction']),
  name: z.nullable(z.string()),
  condition: PayLine.shape.condition,
  factor: PayLine.shape.factor,
  minutes,
  amount,
  before: z.object({ minutes, amount }),
});

export const getPayslip = endpoint({
  name: 'get-payslip',
  summary: "A worker's month: every shift with its lines, the sums by rule, and the difference to the month before",
  assistant: "A worker's month: every shift with its pay, and the sums",
  page: '/statistics/payslip/{staff.id}/{month}',
  method: 'GET',
  path: '/api/statistics/payslip',
  access: 'payslip.read',
  localized: true,
  query: z.strictObject({ staff_id: id, month }),
  reply: item(
    z.object({
      staff: person,
      personal_number: z.nullable(z.string()),
      company: idAndName,
      month,
      locked_at: z.nullable(storedInstant),
      shifts: z.array(PayslipShift),
      rules: z.array(ByRule),
      minutes: z.object({ ...workedMinutes, total: minutes }),
      gross: amount,
      /** Hundredths of a percent of the gross pay; null if the shifts have several. */
      deduction: z.nullable(z.int()),
      net: amount,
      previous: z.object({ month: z.string(), minutes, gross: amount, net: amount }),
    }),
  ),
  problems: ['not-found'],
});

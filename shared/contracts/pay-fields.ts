import * as z from 'zod/mini';
import { hoursStates, hoursStepKinds } from '../domain/hours/hours.ts';
import { coefficientConditions, payLineKinds } from '../domain/pay/pay.ts';
import { money, person, storedInstant } from './fields.ts';

/** Haléř; a difference may be negative. */
export const amount = z.int();
const minutes = z.int();

export const condition = z.enum(coefficientConditions);
/** A price as it is stored. A factor is null where the rate is not raised. */
export const Price = z.object({
  /** Haléř per hour. */
  hourly_rate: money,
  weekend: z.nullable(z.number()),
  night: z.nullable(z.number()),
  state_holiday: z.nullable(z.number()),
});
/** A line of pay with the rule that made it. */
export const PayLine = z.object({
  kind: z.enum(payLineKinds),
  minutes: z.nullable(minutes),
  /** Haléř per hour. */
  rate: z.nullable(amount),
  amount,
  name: z.nullable(z.string()),
  condition: z.nullable(condition),
  factor: z.nullable(z.number()),
  reason: z.nullable(z.string()),
});
export type PayLine = z.infer<typeof PayLine>;

/** What a customer is charged: the lines and their sum. */
export const Charge = z.object({ lines: z.array(PayLine), amount });

/** Worked minutes by the kind of their day; `night` counts some of them again. */
export const workedMinutes = { weekday: minutes, weekend: minutes, holiday: minutes, night: minutes };

export const Pay = z.object({
  minutes: z.object(workedMinutes),
  lines: z.array(PayLine),
  gross: amount,
  /** Hundredths of a percent of the gross pay. */
  deduction: z.int(),
  net: amount,
});

const times = { actual_start: storedInstant, actual_end: storedInstant };
export const HoursStep = z.object({
  kind: z.enum(hoursStepKinds),
  /** Null for the scheduled job. */
  by: z.nullable(person),
  at: storedInstant,
  ...times,
  breaks: z.array(z.object({ from: storedInstant, to: storedInstant })),
  minutes,
  reason: z.nullable(z.string()),
});
export type HoursStep = z.infer<typeof HoursStep>;

export const hoursState = z.enum(hoursStates);

const hoursActions = ['approve', 'dispute', 'accept', 'propose', 'reopen', 'set_premium'] as const;

/** The approval of the hours of a completed shift. */
export const Hours = z.object({
  state: hoursState,
  /** YYYY-MM: the month whose payroll has or gets them. */
  month: z.string(),
  record: z.array(HoursStep),
  /** What the caller may do with them now. */
  actions: z.array(z.enum(hoursActions)),
});

/** Nothing is paid without a reason, and nobody by mistake more than this: 10,000 CZK. */
export const bossPremium = money.check(z.lte(10_000_00));

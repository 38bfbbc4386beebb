import * as z from 'zod/mini';
import { shiftFlags, shiftStatuses } from '../domain/shifts/shift.ts';
import { area, item, list, pagingUpTo, unpagedList } from './endpoint.ts';
import {
  bounded,
  day,
  daysInOrder,
  fromTo,
  id,
  idAndName,
  instant,
  multilineText,
  person,
  queryArray,
  storedInstant,
  uniqueArray,
  version,
} from './fields.ts';
import { amount, bossPremium, Hours, HoursStep, hoursState } from './pay-fields.ts';
import { Shift } from './shifts.ts';

const endpoint = area('hours');

const reason = multilineText(500);
const minutes = z.int();
const times = {
  actual_start: instant,
  actual_end: instant,
  breaks: z.array(z.strictObject({ from: instant, to: instant })).check(z.maxLength(10)),
};
/** YYYY-MM. */
export const month = bounded(7).check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));

/** A completed shift as the people who approve its hours see it; also one that should have ended. */
export const HoursRow = z.object({
  id,
  version,
  status: z.enum(shiftStatuses),
  store: z.object({ ...idAndName.shape, time_zone: z.string() }),
  customer: idAndName,
  vendor: z.nullable(idAndName),
  staff: z.nullable(person),
  category: idAndName,
  day,
  starts_at: storedInstant,
  ends_at: storedInstant,
  planned_break_minutes: minutes,
  planned_minutes: minutes,
  actual_start: z.nullable(storedInstant),
  actual_end: z.nullable(storedInstant),
  breaks: z.array(z.object({ from: storedInstant, to: z.nullable(storedInstant) })),
  break_minutes: minutes,
  minutes_worked: minutes,
  /** Worked minus planned. */
  difference: minutes,
  flags: z.array(z.enum(shiftFlags)),
  /** Null without an end punch. */
  state: z.nullable(hoursState),
  /** More than ten minutes off the plan, or `needs_look`. */
  odd: z.boolean(),
  /** Completed or punched by somebody else than the worker, or with an open `proposal`: approved one by one, never in bulk. */
  needs_look: z.boolean(),
  /** The times that one side proposed last and the other has not answered. */
  proposal: z.nullable(HoursStep),
  /** Haléř; null for the worker. */
  charge: z.nullable(amount),
  actions: Hours.shape.actions,
});
export type HoursRow = z.infer<typeof HoursRow>;

/** As the list of shifts. */
const maxRows = 500;
const counted = z.int().check(z.gte(0));

export const listHours = endpoint({
  name: 'list-hours',
  summary:
    'List the hours of completed shifts, and shifts without an end punch, between two dates (default: this month), odd ones first',
  assistant: 'Hours of completed shifts that are to be approved, disputed or locked',
  page: '/shifts/view/{id}',
  method: 'GET',
  path: '/api/hours',
  access: 'hours.list',
  localized: true,
  query: z
    .strictObject({
      ...pagingUpTo(maxRows),
      ...fromTo,
      /** The customer or the performer. */
      company_id: z.optional(id),
      store_id: z.optional(queryArray(id)),
      staff_id: z.optional(id),
      state: z.optional(queryArray(hoursState)),
      /** Only odd ones. */
      odd: z.optional(z.literal('true')),
    })
    .check(daysInOrder),
  reply: z.object({
    ...list(HoursRow).shape,
    /** Of all pages, for any state in the query. `odd` and `no_end` are among those to approve. */
    counts: z.object({
      submitted: counted,
      odd: counted,
      no_end: counted,
      disputed: counted,
      approved: counted,
      locked: counted,
    }),
  }),
});

const action = <const W extends string, const A, S extends z.core.$ZodShape, const P extends readonly string[]>(
  word: W,
  name: string,
  summary: string,
  access: A,
  body: S,
  problems: P,
) =>
  ({
    name,
    summary,
    method: 'POST',
    path: `/api/shift/{id}/${word}`,
    access,
    localized: true,
    whileExpired: true,
    params: z.object({ id }),
    body: z.strictObject({ version: z.optional(version), ...body }),
    reply: item(Shift),
    problems: [...problems, 'hours-action-not-allowed', 'changed', 'not-found'],
  }) as const;

export const approveHours = endpoint(
  action('approve', 'approve-hours', 'Approve the hours of a completed shift', 'hours.approve', {}, []),
);
export const disputeHours = endpoint(
  action(
    'dispute',
    'dispute-hours',
    'Dispute the hours of a completed shift: propose other times, which the performer answers',
    'hours.approve',
    { ...times, reason },
    ['actual-times-invalid', 'hours-not-disputed', 'too-many-changes'],
  ),
);
export const answerDispute = endpoint({
  ...action('answer', 'answer-dispute', 'Answer a dispute', 'hours.answer', {}, [
    'actual-times-invalid',
    'staff-busy',
    'hours-locked',
    'too-many-changes',
  ]),
  summary: "Accept the customer's times, which approves the hours, or propose others, which the customer answers",
  /** A proposal has times and a reason. */
  body: z.strictObject({
    decision: z.enum(['accept', 'propose']),
    version: z.optional(version),
    ...z.partial(z.object({ ...times, reason })).shape,
  }),
});
export const reopenHours = endpoint(
  action(
    'reopen',
    'reopen-hours',
    'Reopen locked hours. What changes then is paid in the next month that is not locked',
    'hours.reopen',
    { reason },
    ['too-many-changes'],
  ),
);
export const setPremium = endpoint({
  ...action('premium', 'set-premium', '', 'hours.set-premium', { amount: bossPremium, reason }, [
    'hours-locked',
    'too-many-changes',
  ]),
  method: 'PUT',
  summary: 'Set the boss premium of a completed shift, in haléř; 0 removes it',
});

/** Of a row of a bulk action. */
const whyNot = z.nullable(z.object({ code: z.string(), message: z.string() }));
export const approveManyHours = endpoint({
  name: 'approve-many-hours',
  whileExpired: true,
  summary: 'Approve the hours of up to 100 shifts. Each row has its own result, and a repeated request changes no more',
  method: 'POST',
  path: '/api/hours/approve',
  access: 'hours.approve',
  localized: true,
  repeatable: true,
  body: z.strictObject({ ids: uniqueArray(id, 100, 1) }),
  problems: ['hours-need-look', 'hours-action-not-allowed', 'changed', 'not-found'],
  reply: unpagedList(z.object({ id, approved: z.boolean(), problem: whyNot })),
});
export const unapproveHours = endpoint({
  name: 'unapprove-hours',
  whileExpired: true,
  summary:
    'Undo own approvals of the hours of up to 100 shifts, at most five minutes after them. Each row has its own result, and a repeated request changes no more',
  method: 'POST',
  path: '/api/hours/unapprove',
  access: 'hours.approve',
  localized: true,
  repeatable: true,
  body: z.strictObject({ ids: uniqueArray(id, 100, 1) }),
  problems: ['approval-too-old', 'hours-locked', 'hours-action-not-allowed', 'changed', 'not-found'],
  reply: unpagedList(z.object({ id, unapproved: z.boolean(), problem: whyNot })),
});

export const lockHours = endpoint({
  name: 'lock-hours',
  whileExpired: true,
  summary: "Lock a performer's month, when all of its hours are approved, for the payroll",
  method: 'POST',
  path: '/api/hours/lock',
  access: 'hours.lock',
  body: z.strictObject({ company_id: id, month }),
  reply: item(z.object({ company_id: id, month, locked_at: storedInstant, by: person })),
  problems: ['month-not-over', 'hours-not-approved', 'changed', 'not-found'],
});

import * as z from 'zod/mini';
import { firstSteps } from '../domain/setup/first-steps.ts';
import { currentGaps } from '../domain/shifts/coverage.ts';
import { punchActions, shiftActions, shiftFlags, shiftStatuses } from '../domain/shifts/shift.ts';
import { area, item, list, paging, pagingUpTo, sortedBy, unpagedList } from './endpoint.ts';
import {
  day,
  daysInOrder,
  fromTo,
  id,
  idAndName,
  instant,
  integer,
  money,
  multilineText,
  person,
  queryArray,
  search,
  storedInstant,
  uniqueArray,
  version,
} from './fields.ts';
import { amount, Charge, Hours, hoursState, Pay, PayLine } from './pay-fields.ts';
import { storeCode } from './store-code.ts';

const endpoint = area('shifts');

/**
 * The names `category` (specialty), `staff` (worker), `vendor` (performer) and `fio` (full name) are fixed by the
 * specification.
 */

/** A legal rule that the shift violates, with its text in the caller's language. */
export const LegalWarning = z.object({ rule: z.string(), text: z.string() });
const Break = z.object({ from: storedInstant, to: z.nullable(storedInstant) });

export const PunchFacts = z.object({
  /** The phone's time of a punch that arrived later; null if it arrived at once. */
  device_at: z.nullable(storedInstant),
  /** Whether the phone was at the store, by its position; null without a position, of the phone or of the store. */
  place: z.nullable(z.enum(['inside', 'outside'])),
  /** Metres to the store. */
  distance: z.nullable(z.int()),
  /** By the code on the poster at the store's door. */
  by_code: z.boolean(),
});
export const Claim = z.object({
  id,
  action: z.enum(punchActions),
  /** The phone's time. */
  at: storedInstant,
  received_at: storedInstant,
  by: person,
  /** The code of the refusal. */
  refusal: z.string(),
});

/** The fields that are stored as they are returned; functions/data/shifts/shift-items.ts has the others. */
export const sharedShiftFields = {
  id,
  version,
  status: z.enum(shiftStatuses),
  customer: idAndName,
  /** The side that ordered the shift. The performer's edits of a new shift that the customer ordered need consent. */
  ordered_by: z.enum(['customer', 'performer']),
  vendor: z.nullable(idAndName),
  staff: z.nullable(person),
  starts_at: storedInstant,
  ends_at: storedInstant,
  /** The day of the start in the store's time zone, YYYY-MM-DD. */
  day: z.string(),
  planned_break_minutes: z.int(),
  actual_start: z.nullable(storedInstant),
  actual_end: z.nullable(storedInstant),
  breaks: z.array(Break),
  /** Haléř per hour: what the reader is charged or charges, at most; for a worker the specialty's rate. */
  hourly_rate: money,
  comment: z.nullable(z.string()),
  /** The request of the customer for another worker. */
  replacement_asked: z.nullable(z.object({ at: storedInstant, by: person })),
  flags: z.array(z.enum(shiftFlags)),
  /** Where the worker was at the start and at the end, as far as the phone said it. */
  punched: z.object({ start: z.nullable(PunchFacts), end: z.nullable(PunchFacts) }),
  /** Punches of the worker that could not be taken, the oldest first: the performer corrects the times by them. */
  claims: z.array(Claim),
  /** For a shift that was canceled while it was new or confirmed: the side that canceled it. */
  canceled_by: z.optional(z.enum(['customer', 'performer'])),
  /** For a stand-by shift: the shifts that it backs. */
  backs: z.array(id),
  /** The stand-by shifts that back this one. */
  backed_by: z.array(id),
  /** For a called-up or replaced shift: the other one. */
  counterpart_id: z.nullable(id),
  created_at: storedInstant,
};

/** A requested change: all terms of the shift, including the unchanged ones. */
export const pendingChangeWith = <Category extends z.ZodMiniType, Warnings extends z.ZodMiniType>(
  category: Category,
  warnings: Warnings,
) =>
  z.object({
    starts_at: storedInstant,
    ends_at: storedInstant,
    category,
    /** Haléř per hour. */
    hourly_rate: money,
    planned_break_minutes: z.int(),
    by: z.enum(['customer', 'performer']),
    /** Legal warnings about the requested terms. */
    warnings,
  });

/** Whom to call about a shift. */
const Contact = z.object({ who: z.enum(['worker', 'performer', 'store']), name: z.string(), phone: z.string() });
export type Contact = z.infer<typeof Contact>;

export const Shift = z.object({
  ...sharedShiftFields,
  /** Only for a single shift. Lists omit it, because a full page of comments would exceed Lambda's response limit. */
  comment: z.optional(sharedShiftFields.comment),
  /** Only for a single shift. */
  claims: z.optional(sharedShiftFields.claims),
  store: z.object({ ...idAndName.shape, address: z.string(), time_zone: z.string() }),
  category: idAndName,
  pending_change: z.nullable(pendingChangeWith(idAndName, z.array(LegalWarning))),
  /** Only for a single completed shift. */
  hours: z.optional(z.nullable(Hours)),
  /** Only for a single completed shift, for its performer, its worker and admins. */
  pay: z.optional(z.nullable(Pay)),
  /**
   * What the customer is charged. Only for a single shift, not for its worker. `expected`: by the plan, at most, of a
   * shift that is not completed. Null for one that nothing is charged for.
   */
  charge: z.optional(z.nullable(z.extend(Charge, { expected: z.boolean() }))),
  /** Only for a single shift and in the overview. The performer and the platform call the worker, the others the performer. */
  contacts: z.optional(z.array(Contact)),
  break_minutes: z.int(),
  /** For a running shift: minutes until now. */
  minutes_worked: z.int(),
  tardiness_minutes: z.int(),
  warnings: z.array(LegalWarning),
  /** The actions that the caller may take now. */
  actions: z.array(z.enum([...shiftActions, 'edit'])),
});
export type Shift = z.infer<typeof Shift>;

const reason = multilineText(500);
const override_reason = z.optional(reason);
const times = { starts_at: instant, ends_at: instant };
const plannedBreak = integer(0, 240);
/** The number of workers; each gets a shift of their own. */
export const headcount = integer(1, 20);

const ShiftOrder = z.strictObject({
  store_id: id,
  category_id: id,
  ...times,
  planned_break_minutes: z.optional(plannedBreak),
  count: z.optional(headcount),
  comment: z.optional(multilineText(2000)),
  /**
   * The performer that should staff the shift. By default the first of the store's performers to assign a worker does.
   */
  vendor_id: z.optional(id),
  override_reason,
});
const timing = [
  'shift-in-past',
  'shift-off-grid',
  'shift-end-before-start',
  'shift-too-long',
  'shift-too-far',
  'shift-too-soon',
] as const;

/** Rows per page. A page of the longest possible shifts stays under the 6 MB of a Lambda response. */
export const maxShifts = 500;

export const listShifts = endpoint({
  name: 'list-shifts',
  summary:
    'List the shifts that the caller may access between two dates (default: this month), by default ordered by start',
  assistant:
    'Shifts between two days: who works, when, where, as what, in which state; also the gaps: not started, without a worker, running too long',
  page: '/shifts/view/{id}',
  method: 'GET',
  path: '/api/shifts',
  access: 'shift.list',
  localized: true,
  query: z
    .strictObject({
      ...pagingUpTo(maxShifts),
      ...sortedBy(['starts_at', 'status']),
      /** These shifts, whatever their days; the other filters do not count. */
      id: z.optional(queryArray(id)),
      ...fromTo,
      status: z.optional(queryArray(z.enum(shiftStatuses))),
      store_id: z.optional(queryArray(id)),
      category_id: z.optional(queryArray(id)),
      staff_id: z.optional(id),
      /** Beginnings of words of the worker, the store or the specialty, or of the shift's number. */
      search: z.optional(search),
      /** Only shifts with a pending change that the caller may answer now. */
      waiting_for_me: z.optional(z.literal('true')),
      /**
       * Only shifts that need attention now: not started more than 5 minutes after the planned start, unfulfilled or
       * canceled by the performer and not over by the plan, without a worker within 24 hours of the start, or running for
       * too long.
       */
      gap: z.optional(z.enum(currentGaps)),
    })
    .check(daysInOrder),
  reply: list(Shift),
});

const numberOf = z.int().check(z.gte(0));

const coverageOfDay = z.object({
  date: day,
  worked: numberOf,
  running: numberOf,
  staffed: numberOf,
  open: numberOf,
  lost: numberOf,
});

export const countShifts = endpoint({
  name: 'count-shifts',
  summary:
    'Count the ordered shifts that the caller may access, by day at the store (default: this month): worked, running, staffed, open, and lost. Every day of the range is listed',
  assistant: 'How many shifts are worked, running, staffed, open and lost, by day',
  method: 'GET',
  path: '/api/shifts/days',
  access: 'shift.list',
  query: z.strictObject(fromTo).check(daysInOrder),
  reply: unpagedList(coverageOfDay),
});

/** How many, and the day of the first one at its store. */
const Tally = z.object({ count: numberOf, first: z.nullable(day) });
export type Tally = z.infer<typeof Tally>;

export const getDashboard = endpoint({
  name: 'get-dashboard',
  summary:
    'Show what needs the caller now: shifts by name, changes and requests to answer, invitations and people waiting; this week by day, and the first steps of a new company',
  assistant: 'What needs the person now: gaps, changes and requests to answer, people who wait',
  method: 'GET',
  path: '/api/dashboard',
  access: 'dashboard.read',
  localized: true,
  reply: item(
    z.object({
      /** Null if there are too many shifts to count. */
      shifts: z.nullable(
        z.object({
          /** Without a worker, and they start within 24 hours. */
          unfilled_soon: Tally,
          /** Without a worker, in the next 30 days. */
          unfilled: Tally,
          not_started: Tally,
          /** Nobody came or was found, and they are not over by the plan. */
          missing: Tally,
          overdue: Tally,
          /** Null for the performer, who canceled them. */
          canceled_by_performer: z.nullable(Tally),
          /** Changes that the caller may answer. */
          changes: Tally,
          /** Unfulfilled ones of the last 30 days. */
          unfulfilled: numberOf,
          /** Workers who are on site by their punches, and those who should be and are not. */
          on_site: z.object({ present: numberOf, absent: numberOf }),
          /** The first ones to act on, those that nobody came to first, with whom to call. */
          urgent: z.array(Shift),
          /** From Monday to Sunday. */
          week: z.array(coverageOfDay),
        }),
      ),
      /** People waiting for approval; null for those who approve nobody. */
      waiting: z.nullable(z.object({ count: numberOf, since: z.nullable(storedInstant) })),
      /** Open invitations; null for those who invite nobody. */
      invitations: z.nullable(numberOf),
      /** Requests of customers that the performer has not answered; null for those who answer none. */
      service_requests: z.nullable(numberOf),
      /** Null for other roles than buyers and vendors, and when every step is done. */
      first_steps: z.nullable(z.array(z.object({ step: z.enum(firstSteps), done: z.boolean() }))),
      /** When the counts of shifts next change by time alone, if nothing else changes before, and no new day begins. */
      changes_at: z.nullable(storedInstant),
    }),
  ),
});

/** A shift on the board of a day. */
const BoardShift = z.object({
  id,
  version,
  status: z.enum(shiftStatuses),
  staff: z.nullable(person),
  category: idAndName,
  vendor: z.nullable(idAndName),
  starts_at: storedInstant,
  ends_at: storedInstant,
  actual_start: z.nullable(storedInstant),
  actual_end: z.nullable(storedInstant),
  /** Since when the worker is on a break. */
  break_since: z.nullable(storedInstant),
  flags: z.array(z.enum(shiftFlags)),
  /** `absent`: somebody should be there and is not. Null before the start, after the end, and for a stand-by worker. */
  presence: z.nullable(z.enum(['present', 'absent'])),
  tardiness_minutes: z.int(),
  punched: sharedShiftFields.punched,
  backs: z.array(id),
  backed_by: z.array(id),
});
export type BoardShift = z.infer<typeof BoardShift>;
const Presence = {
  /** Ordered shifts of the day, those that nobody worked too. */
  planned: numberOf,
  /** Workers who are on site by their punches. */
  on_site: numberOf,
  /** Of them, those on a break. */
  on_break: numberOf,
  /** Of the workers who came, those who came late. */
  late: numberOf,
  /** Shifts that somebody should work now and nobody does. */
  missing: numberOf,
  /** Without a worker, and not begun. */
  unfilled: numberOf,
  /** Stand-by workers. */
  stand_by: numberOf,
};

export const getCoverage = endpoint({
  name: 'get-coverage',
  summary:
    'Show who is on site at each store on a day (default: today): planned, on site, late and missing workers, stand-by workers, and whom to call about the shifts to act on. Up to 500 stores, those that miss somebody first',
  assistant: 'Who is on site at each store on a day, who is late or missing, and who stands by',
  page: '/shifts/objects',
  method: 'GET',
  path: '/api/shifts/coverage',
  access: 'dashboard.read',
  localized: true,
  query: z.strictObject({ day: z.optional(day), store_id: z.optional(queryArray(id)) }),
  reply: item(
    z.object({
      day,
      ...Presence,
      stores: z.array(
        z.object({
          ...idAndName.shape,
          address: z.string(),
          time_zone: z.string(),
          customer: idAndName,
          ...Presence,
          shifts: z.array(BoardShift),
        }),
      ),
      /** The shifts to act on, the most urgent first, with whom to call. */
      urgent: z.array(Shift),
      /** When the numbers next change by time alone. */
      changes_at: z.nullable(storedInstant),
    }),
  ),
});

export const listHolidays = endpoint({
  name: 'list-holidays',
  summary: 'List the state holidays between two dates (default: this month)',
  assistant: 'State holidays between two days',
  method: 'GET',
  path: '/api/shifts/holidays',
  access: 'shift.list',
  localized: true,
  query: z.strictObject(fromTo).check(daysInOrder),
  reply: unpagedList(z.object({ date: day, name: z.string() })),
});

export const createShift = endpoint({
  name: 'create-shift',
  summary: 'Order a shift, or `count` identical shifts',
  assistant: 'Order a shift, or several identical ones, at a store',
  method: 'POST',
  path: '/api/shifts',
  access: 'shift.create',
  /** With the cost that its preview says, haléř for all workers, an order that costs another amount by now is refused. */
  body: z.extend(ShiftOrder, { cost: z.optional(money) }),
  reply: item(z.union([Shift, z.array(Shift)])),
  status: 201,
  problems: [...timing, 'store-inactive', 'legal-warning', 'cost-changed', 'order-limit', 'not-found'],
});

export const previewShift = endpoint({
  name: 'preview-shift',
  summary: 'Preview an order: its legal warnings and estimated cost; nothing is stored',
  method: 'POST',
  path: '/api/shifts/preview',
  access: 'shift.create',
  localized: true,
  writes: false,
  /** With the shift that is edited, its performer and its agreed rate count. */
  body: z.extend(ShiftOrder, { shift_id: z.optional(id) }),
  reply: item(
    z.object({
      warnings: z.array(LegalWarning),
      /** Haléř, for all workers: what is charged at most for the planned minutes. */
      cost: money,
      /** If it depends on the performer that takes the shift, the least; otherwise the same. */
      least_cost: money,
      /** Of `cost`, for one worker. */
      lines: z.array(PayLine),
      /** The state holiday during the shift, if any. */
      holiday: z.nullable(z.object({ date: z.string(), name: z.string() })),
    }),
  ),
  problems: [...timing, 'store-inactive', 'not-found'],
});

export const getShift = endpoint({
  name: 'get-shift',
  summary: 'Get a shift',
  assistant: 'One shift with its comment, what the customer is charged, its hours and pay, and whom to call',
  page: '/shifts/view/{id}',
  method: 'GET',
  path: '/api/shift/{id}',
  access: 'shift.read',
  localized: true,
  params: z.object({ id }),
  reply: item(Shift),
  problems: ['not-found'],
});

export const updateShift = endpoint({
  name: 'update-shift',
  summary:
    'Change planned times, break or specialty; a change that needs consent is pending until the other side answers',
  method: 'PUT',
  path: '/api/shift/{id}',
  access: 'shift.edit',
  params: z.object({ id }),
  body: z.strictObject({
    version,
    starts_at: z.optional(instant),
    ends_at: z.optional(instant),
    category_id: z.optional(id),
    planned_break_minutes: z.optional(plannedBreak),
    override_reason,
  }),
  reply: item(Shift),
  problems: [
    ...timing,
    'legal-warning',
    'staff-busy',
    'staff-without-specialty',
    'too-many-changes',
    'shift-action-not-allowed',
    'changed',
    'not-found',
  ],
});

/** An action on a shift: POST /api/shift/{id}/<word>. Returns the changed shift. */
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
    params: z.object({ id }),
    body: z.strictObject({ version: z.optional(version), ...body }),
    reply: item(Shift),
    problems: [...problems, 'shift-action-not-allowed', 'changed', 'not-found'],
  }) as const;

/** A worker of an inactive company still starts, breaks, ends and leaves the shifts that the worker has. */
const atWork = <const E>(contract: E) => finishing({ ...contract, whileInactive: ['ROLE_VENDOR_STAFF'] } as const);

/** Finishes what was agreed before the subscription expired. */
const finishing = <const E>(contract: E) => ({ ...contract, whileExpired: true }) as const;

/**
 * What the phone says about a punch. A punch that waited for a connection counts from its own time where that is
 * possible, and is kept as a claim on the shift where it cannot be taken.
 */
const punchBody = {
  /** When it was made, by the phone's clock, set right by the server's. By default now. */
  at: z.optional(instant),
  /** The code of the store's poster. */
  store_code: z.optional(storeCode),
  /** Where the phone was. Only the distance to the store is stored. */
  position: z.optional(
    z.strictObject({
      lat: z.number().check(z.gte(-90), z.lte(90)),
      lng: z.number().check(z.gte(-180), z.lte(180)),
      /** Metres. */
      accuracy: z.number().check(z.gte(0), z.lte(1_000_000)),
    }),
  ),
};
const punching = ['store-code-invalid', 'too-many-claims'] as const;

const staffing = [
  'too-many-changes',
  'staff-busy',
  'staff-without-company',
  'staff-without-specialty',
  'legal-warning',
  'shift-in-past',
] as const;

export const assignShift = endpoint(
  action(
    'assign',
    'assign-shift',
    'Assign a worker to a new shift',
    'shift.staff',
    { staff_id: id, override_reason },
    staffing,
  ),
);
export const replaceShift = endpoint(
  finishing(
    action(
      'replace',
      'replace-shift',
      'Replace the worker of a shift that nobody started, until its planned end',
      'shift.staff',
      { staff_id: id, override_reason },
      staffing,
    ),
  ),
);
export const askReplacement = endpoint({
  ...finishing(
    action(
      'ask_replacement',
      'ask-replacement',
      'Ask the performer for another worker, who did not come or will not; it is told at once',
      'shift.ask-replacement',
      { reason: z.optional(reason) },
      ['shift-in-past', 'too-many-changes'],
    ),
  ),
  assistant: 'Ask the performer for another worker for a shift, because the worker did not come or will not',
});
export const reserveShift = endpoint(
  action(
    'reserve',
    'reserve-shift',
    'Assign a stand-by worker to a new shift, which then backs other shifts',
    'shift.staff',
    { staff_id: id, backs: uniqueArray(id, 20, 1) },
    staffing,
  ),
);
export const callUpShift = endpoint(
  finishing(
    action(
      'call_up',
      'call-up-shift',
      'Call up a stand-by worker to take over a backed shift whose worker left or did not come',
      'shift.staff',
      { shift_id: id, override_reason },
      staffing,
    ),
  ),
);
export const releaseShift = endpoint(
  finishing(action('release', 'release-shift', 'Release a stand-by worker', 'shift.staff', {}, [])),
);
export const leaveShift = endpoint(
  atWork(
    action(
      'leave',
      'leave-shift',
      'Remove the worker from a confirmed shift, which becomes new again',
      'shift.leave',
      { reason },
      ['too-late-to-leave', 'shift-in-past'],
    ),
  ),
);
export const cancelShift = endpoint({
  ...finishing(
    action('cancel', 'cancel-shift', 'Cancel a shift before its start', 'shift.cancel', { reason }, [
      'shift-too-soon',
      'shift-in-past',
    ]),
  ),
  assistant: 'Cancel a shift before its start, for a reason',
});
export const declineShift = endpoint(
  finishing(
    action(
      'decline',
      'decline-shift',
      'Decline a new shift: the performer no longer sees it, and the customer sees the reason',
      'shift.decline',
      { reason },
      ['shift-in-past'],
    ),
  ),
);
export const startShift = endpoint(
  atWork(
    action('start', 'start-shift', 'Start a shift', 'shift.punch', punchBody, [
      ...punching,
      'start-too-early',
      'shift-in-past',
      'staff-busy',
    ]),
  ),
);
export const startBreak = endpoint(
  atWork(
    action('break_start', 'start-break', 'Start a break', 'shift.break', punchBody, [...punching, 'too-many-breaks']),
  ),
);
export const endBreak = endpoint(
  atWork(action('break_end', 'end-break', 'End the open break', 'shift.break', punchBody, [...punching])),
);
export const endShift = endpoint(
  atWork(
    action('end', 'end-shift', 'End a shift; an open break ends with it', 'shift.punch', punchBody, [...punching]),
  ),
);
export const confirmChange = endpoint(
  finishing(
    action(
      'confirm_change',
      'confirm-change',
      'Confirm the pending change that the other side requested',
      'shift.answer-change',
      { override_reason },
      ['staff-busy', 'staff-without-specialty', 'legal-warning', 'shift-in-past'],
    ),
  ),
);
export const refuseChange = endpoint(
  finishing(
    action(
      'refuse_change',
      'refuse-change',
      "Reject the pending change that the other side requested, or withdraw one's own",
      'shift.answer-change',
      { reason },
      [],
    ),
  ),
);
export const markUnfulfilled = endpoint(
  finishing(
    action(
      'mark_unfulfilled',
      'mark-unfulfilled',
      'Report that the worker did not come, from 30 minutes after the planned start',
      'shift.mark-unfulfilled',
      {},
      [],
    ),
  ),
);
export const correctShift = endpoint(
  finishing(
    action(
      'correct',
      'correct-shift',
      'Correct the actual times and breaks of a shift',
      'shift.correct',
      {
        actual_start: instant,
        actual_end: instant,
        breaks: z.array(z.strictObject({ from: instant, to: instant })).check(z.maxLength(10)),
        reason,
      },
      ['actual-times-invalid', 'times-unchanged', 'staff-busy', 'hours-locked', 'too-many-changes'],
    ),
  ),
);

export const Candidate = z.object({
  ...person.shape,
  /** Whether `assign` accepts this worker; warnings do not count. */
  eligible: z.boolean(),
  reasons: z.array(z.object({ rule: z.string(), text: z.string() })),
  warnings: z.array(LegalWarning),
  /** `did-not-come` today, `worked-here` in this or the previous month. */
  notes: z.array(z.object({ rule: z.string(), text: z.string() })),
});
export type Candidate = z.infer<typeof Candidate>;

export const listCandidates = endpoint({
  name: 'list-candidates',
  summary:
    'List the workers of up to five performers as candidates for a shift, up to 100 of each, those with its specialty or with the given name, eligible ones first, those who did not come today last of them, with the reasons against the others',
  assistant: 'Which workers can take a shift, and the reasons against the others',
  method: 'GET',
  path: '/api/shift/{id}/candidates',
  access: 'shift.staff',
  localized: true,
  params: z.object({ id }),
  /** The beginnings of words of the name or the e-mail, or of the phone number. */
  query: z.strictObject({ page: paging.page, name: z.optional(search) }),
  reply: z.object({
    ...unpagedList(Candidate).shape,
    page: z.int(),
    /** Performers. */
    per_page: z.int(),
    /** Performers. */
    total: z.int(),
    /** A performer has further workers, whom a name finds. */
    more: z.boolean(),
  }),
  problems: ['not-found'],
});

const WorkloadRow = z.object({
  /** The worker's account. */
  id,
  /** Worked this month (Prague), without breaks, in completed shifts. */
  minutes: z.int(),
  /** The shift that goes on or begins next, within a month. */
  next: z.nullable(
    z.object({
      shift_id: id,
      store: z.string(),
      starts_at: storedInstant,
      kind: z.enum(['planned', 'reserve', 'in_progress']),
    }),
  ),
});

export const listWorkload = endpoint({
  name: 'list-workload',
  summary:
    'Show of up to 100 workers how long they have worked this month and which shift is their next. Ids of others are left out',
  assistant: 'How long given workers have worked this month, and their next shift',
  method: 'GET',
  path: '/api/shifts/workload',
  access: 'shift.staff',
  query: z.strictObject({ id: queryArray(id) }),
  reply: unpagedList(WorkloadRow),
});

const loggedBy = {
  at: storedInstant,
  /** Null for the scheduled job. */
  by: z.nullable(person),
  on_behalf_of: z.nullable(person),
  reason: z.nullable(z.string()),
};
const logged = <const Kind extends string, Before extends z.ZodMiniType, After extends z.ZodMiniType>(
  kind: Kind,
  before: Before,
  after: After,
) => z.object({ kind: z.literal(kind), field: z.null(), before, after, ...loggedBy });
const loggedTime = <const Kind extends string, const Field extends string>(kind: Kind, fields: readonly Field[]) =>
  z.object({
    kind: z.literal(kind),
    /** The name of the changed time. */
    field: z.enum(fields),
    before: z.nullable(storedInstant),
    after: z.nullable(storedInstant),
    ...loggedBy,
  });
const plannedTimes = z.object({ starts_at: storedInstant, ends_at: storedInstant });
const termsWith = <Category extends z.ZodMiniType>(category: Category) =>
  z.object({ ...plannedTimes.shape, category, hourly_rate: money, planned_break_minutes: z.int() });
const worker = z.nullable(person);
const loggedPay = z.object({ gross: amount, net: amount });
const loggedPremium = z.nullable(z.object({ amount, reason: z.string() }));
const oneBreak = z.nullable(Break);

/**
 * One change. The kind determines the types of its values. Stored with a specialty's names in all languages, returned
 * with one.
 */
export const logEntryWith = <Category extends z.ZodMiniType>(category: Category) =>
  z.discriminatedUnion('kind', [
    logged('created', z.null(), plannedTimes),
    logged('status', z.enum(shiftStatuses), z.enum(shiftStatuses)),
    loggedTime('start', ['starts_at', 'actual_start']),
    loggedTime('end', ['ends_at', 'actual_end']),
    logged('staff', worker, worker),
    logged('break', oneBreak, oneBreak),
    /** Minutes. */
    logged('planned_break', z.int(), z.int()),
    logged('category', category, category),
    /** Haléř per hour. */
    logged('rate', money, money),
    logged('comment', z.null(), z.string()),
    logged('change_asked', termsWith(category), termsWith(category)),
    /** `before`: the rejected terms. `after`: the terms that stay valid, null in older entries. */
    logged('change_refused', termsWith(category), z.nullable(termsWith(category))),
    logged('hours', hoursState, hoursState),
    /** Haléř. Customers do not read it. */
    logged('pay', loggedPay, loggedPay),
    logged('premium', loggedPremium, loggedPremium),
    /** The worker whom the customer wants to be replaced. */
    logged('replacement_asked', z.null(), person),
    /** A punch of the worker that could not be taken. */
    logged('punch_claimed', z.null(), z.object({ action: z.enum(punchActions), at: storedInstant })),
    /** The performer that declined. */
    logged('declined', idAndName, z.null()),
    /** For a stand-by shift: the shift that it no longer backs. */
    logged('back_dropped', z.object({ id, store: z.string(), ...plannedTimes.shape }), z.null()),
  ]);
export const LogEntry = logEntryWith(z.string());
export type LogEntry = z.infer<typeof LogEntry>;

/** Log entries or comments per page. A page of the longest possible ones stays under the 6 MB of a Lambda response. */
const maxEntries = 100;

export const listShiftLog = endpoint({
  name: 'list-shift-log',
  summary:
    'List the change log of a shift. Page 1 has the newest entries; inside a page the oldest is first. A worker gets the entries since their assignment',
  method: 'GET',
  path: '/api/shift/{id}/log',
  access: 'shift.read',
  localized: true,
  params: z.object({ id }),
  query: z.strictObject(pagingUpTo(maxEntries, maxEntries)),
  reply: list(LogEntry),
  problems: ['not-found'],
});

export const Comment = z.object({
  id,
  text: z.string(),
  at: storedInstant,
  by: person,
  /** True for instructions to workers: workers who are assigned later read them too. */
  instruction: z.boolean(),
});
export type Comment = z.infer<typeof Comment>;

export const listComments = endpoint({
  name: 'list-comments',
  summary:
    'List the comments on a shift. Page 1 has the newest comments; inside a page the oldest is first. A worker gets all instructions, and the other comments since their assignment',
  assistant: 'Comments and instructions on a shift',
  method: 'GET',
  path: '/api/shift/{id}/comments',
  access: 'shift.read',
  params: z.object({ id }),
  query: z.strictObject(pagingUpTo(maxEntries, maxEntries)),
  reply: list(Comment),
  problems: ['not-found'],
});

export const createComment = endpoint({
  name: 'create-comment',
  whileExpired: true,
  summary: 'Add a comment to a shift; the customer and the performer may mark it as an instruction to workers',
  assistant: 'Write a comment on a shift',
  method: 'POST',
  path: '/api/shift/{id}/comments',
  access: 'shift.comment',
  params: z.object({ id }),
  body: z.strictObject({ text: multilineText(2000), instruction: z.optional(z.boolean()) }),
  reply: item(Comment),
  status: 201,
  problems: ['too-many-comments', 'not-found'],
});

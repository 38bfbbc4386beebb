import { expect, it } from 'vitest';
import type { Actor } from '#shared/domain/roles.ts';
import type { CommandName, CommandOf } from '#shared/domain/shifts/command.ts';
import {
  aChange,
  aConfirmedShift,
  aRunningShift,
  aShift,
  aWorker,
  act,
  baker,
  buyer,
  manager,
  performer,
  worker,
} from '#shared/domain/shifts/examples.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { shiftNotificationWrites } from './shift-notifications.ts';

const dayAhead = '2026-06-09T08:00:00.000Z';
const halfDayAhead = '2026-06-09T20:00:00.000Z';
const lessThanHalfDayAhead = '2026-06-09T20:00:00.001Z';
const atStart = '2026-06-10T08:00:00.000Z';
const halfPast = '2026-06-10T08:30:00.000Z';
const atEnd = '2026-06-10T14:00:00.000Z';
const w2 = aWorker({ id: 'w2', fio: 'w2', login_id: 'login-w2' });
const standBy = aConfirmedShift({ id: 'standby', status: 'reserve', staff: w2, backs: ['shift'] });
const offeredTo = { standBys: [], busy: [] };
const rivalRequest = aShift({ pending_change: aChange('performer', { vendor_id: 'v2', planned_break_minutes: 45 }) });
const requested = (change: object) => aConfirmedShift({ pending_change: aChange('performer', change) });
const both = { starts_at: '2026-06-10T07:00:00.000Z', hourly_rate: 25_000 };

type Case = [action: string, shift: Shift, who: Actor | 'clock', now: string, command: object, notified: string[]];
const cases: Case[] = [
  ['assign', aShift(), performer, dayAhead, { staff: aWorker(), ...offeredTo }, ['w1 shift-assigned']],
  [
    'assign',
    rivalRequest,
    performer,
    dayAhead,
    { staff: aWorker(), ...offeredTo },
    ['w1 shift-assigned', 'v2 shift-request-dropped'],
  ],
  [
    'replace',
    aConfirmedShift(),
    performer,
    dayAhead,
    { staff: w2, busy: [], standBys: [] },
    ['w1 shift-taken-away', 'w2 shift-assigned'],
  ],
  ['ask_replacement', aConfirmedShift(), buyer, atStart, {}, ['v1 replacement-asked']],
  [
    'replace',
    aConfirmedShift({ replacement_asked: { at: atStart, by: { id: 'b1', fio: 'b1' } } }),
    performer,
    atStart,
    { staff: w2, busy: [], standBys: [] },
    ['w1 shift-taken-away', 'w2 shift-assigned', 'c1 replacement-found'],
  ],
  ['reserve', aShift(), performer, dayAhead, { staff: w2, backs: [], ...offeredTo }, ['w2 shift-assigned']],
  [
    'call_up',
    standBy,
    'clock',
    halfPast,
    { staff: w2, backed: aConfirmedShift(), backs: [], ...offeredTo },
    ['w2 shift-called-up', 'c1 stand-by-called-up', 'v1 stand-by-called-up', 'w1 shift-canceled'],
  ],
  [
    'call_up',
    standBy,
    performer,
    dayAhead,
    { staff: w2, backed: rivalRequest, backs: [], ...offeredTo },
    ['w2 shift-called-up', 'c1 stand-by-called-up', 'v2 shift-request-dropped'],
  ],
  ['release', standBy, performer, dayAhead, { backs: [], standBys: [] }, ['w2 shift-canceled']],
  ['leave', aConfirmedShift(), performer, dayAhead, { reason: 'ill' }, ['w1 shift-taken-away']],
  ['leave', aConfirmedShift(), worker, dayAhead, { reason: 'ill' }, ['v1 shift-left']],
  ['leave', aConfirmedShift(), performer, halfDayAhead, { reason: 'ill' }, ['w1 shift-taken-away']],
  [
    'leave',
    aConfirmedShift(),
    performer,
    lessThanHalfDayAhead,
    { reason: 'ill' },
    ['w1 shift-taken-away', 'c1 shift-left-late'],
  ],
  [
    'edit',
    aConfirmedShift(),
    buyer,
    dayAhead,
    { planned_break_minutes: 15, ...offeredTo },
    ['v1 shift-change-requested'],
  ],
  ['edit', aShift(), performer, dayAhead, { planned_break_minutes: 15, ...offeredTo }, ['c1 shift-change-requested']],
  ['edit', aShift(), buyer, dayAhead, { planned_break_minutes: 15, ...offeredTo }, []],
  [
    'edit',
    requested({ planned_break_minutes: 15 }),
    manager,
    dayAhead,
    { planned_break_minutes: 45, ...offeredTo },
    ['c1 shift-change-requested'],
  ],
  ['confirm_change', requested({ planned_break_minutes: 15 }), buyer, dayAhead, offeredTo, ['w1 shift-terms-changed']],
  [
    'confirm_change',
    requested({ category: baker }),
    buyer,
    dayAhead,
    { staff: aWorker({ category_ids: ['baker'] }), ...offeredTo },
    ['w1 shift-terms-changed'],
  ],
  [
    'confirm_change',
    requested(both),
    buyer,
    dayAhead,
    { ...offeredTo, override_reason: 'agreed' },
    ['w1 shift-changed', 'w1 shift-terms-changed'],
  ],
  ['refuse_change', requested({ planned_break_minutes: 15 }), buyer, dayAhead, { reason: 'no' }, []],
  [
    'cancel',
    aConfirmedShift(),
    buyer,
    dayAhead,
    { reason: 'closed', backs: [], standBys: [] },
    ['w1 shift-canceled', 'v1 shift-canceled-by-customer'],
  ],
  ['cancel', aShift(), buyer, dayAhead, { reason: 'closed', backs: [], standBys: [] }, []],
  [
    'cancel',
    aConfirmedShift(),
    performer,
    lessThanHalfDayAhead,
    { reason: 'ill', backs: [], standBys: [] },
    ['w1 shift-canceled', 'c1 shift-canceled-by-performer'],
  ],
  ['cancel', standBy, performer, dayAhead, { reason: 'ill', backs: [], standBys: [] }, ['w2 shift-canceled']],
  ['decline', aShift(), performer, dayAhead, { reason: 'full', standBys: [] }, []],
  [
    'decline',
    aShift({ offered_to: ['v1'] }),
    performer,
    dayAhead,
    { reason: 'full', standBys: [] },
    ['c1 shift-declined'],
  ],
  ['start', aConfirmedShift(), performer, atStart, { busy: [] }, []],
  ['break_start', aRunningShift(), performer, halfPast, {}, []],
  ['break_end', aRunningShift({ breaks: [{ from: atStart, to: null }] }), performer, halfPast, {}, []],
  ['end', aRunningShift(), performer, atEnd, {}, []],
  ['auto_complete', aRunningShift(), 'clock', '2026-06-10T22:00:00.000Z', {}, []],
  ['mark_unfulfilled', aConfirmedShift(), performer, halfPast, {}, ['c1 shift-no-show', 'v1 shift-no-show']],
  ['no_show', aConfirmedShift(), 'clock', atEnd, {}, ['c1 shift-no-show', 'v1 shift-no-show']],
  ['not_filled', aShift(), 'clock', atStart, {}, []],
  [
    'correct',
    aConfirmedShift({ status: 'unfulfilled' }),
    performer,
    '2026-06-11T08:00:00.000Z',
    { actual_start: atStart, actual_end: atEnd, breaks: [], busy: [], reason: 'came' },
    [],
  ],
];

it.each(cases)(
  '%s notifies those whom it concerns and who did not do it (case %#)',
  (action, shift, who, now, facts, expected) => {
    const change = act(shift, who, now, { action, ...facts } as CommandOf<CommandName>);
    const before = [shift, ...('backed' in facts ? [facts.backed as Shift] : [])];
    const writes = [change, ...change.others].flatMap((revision) => {
      const old = before.find(({ id }) => id === revision.shift.id);
      return old ? shiftNotificationWrites(old, revision) : [];
    });
    const inboxes = writes.map(
      (write) => 'put' in write && `${String(write.put['pk'])} ${String(write.put['kind_of'])}`,
    );
    expect(inboxes).toHaveLength(expected.length);
    for (const [nth, line] of expected.entries()) expect(inboxes[nth]).toContain(line.split(' ')[1]);
    // An account's inbox, a company's, or a store's within the company's.
    for (const [nth, line] of expected.entries())
      expect(inboxes[nth]).toMatch(new RegExp(`#${line.split(' ')[0]}[# ]`));
  },
);

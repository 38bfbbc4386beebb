import { describe, expect, it } from 'vitest';
import { addMinutes } from '../instants.ts';
import type { Actor } from '../roles.ts';
import type { Command, CommandName } from './command.ts';
import {
  aChange,
  aShift,
  aWorker,
  act,
  admin,
  buyer,
  buyerManager,
  manager,
  newcomer,
  otherVendor,
  otherWorker,
  performer,
  plainPay,
  refusalOf,
  storeManager,
  worker,
  vendor,
} from './examples.ts';
import { type Shift, shiftActions, type ShiftStatus, shiftStatuses } from './shift.ts';
import { flagEdges, flagsAt } from './timing.ts';
import { allowedActions, transitions, windowEdges } from './transitions.ts';

/** The example shift is planned from 08:00 to 14:00 UTC on 10 June. */
const moments = {
  'a day ahead': '2026-06-09T08:00:00.000Z',
  'an hour ahead': '2026-06-10T07:00:00.000Z',
  'ten minutes ahead': '2026-06-10T07:50:00.000Z',
  'an hour after the start': '2026-06-10T09:00:00.000Z',
  'at the end': '2026-06-10T14:00:00.000Z',
  'nine hours after the end': '2026-06-10T23:00:00.000Z',
};
type Moment = keyof typeof moments;

/**
 * The allowed actions by status and time: M the platform (admin and manager), V the performer, W the shift's worker, C
 * the customer side, S the scheduled job. Every action that a line does not name is refused. The confirmed shift has
 * new times that the customer requested. The new shift has no performer; the customer ordered it and two performers see
 * it. The running shift has no open break. The stand-by shift backs one whose worker did not come.
 */
const expected = `
new | a day ahead              | M: assign reserve cancel edit | V: assign reserve decline edit | C: cancel edit
new | an hour ahead            | M: assign reserve cancel edit | V: assign reserve decline edit
new | ten minutes ahead        | M: assign reserve cancel edit | V: assign reserve decline edit
new | an hour after the start  | S: not_filled
new | at the end               | S: not_filled
new | nine hours after the end | S: not_filled

confirmed | a day ahead              | M: replace leave cancel edit confirm_change refuse_change | V: replace leave cancel edit confirm_change refuse_change | W: leave | C: ask_replacement cancel edit refuse_change
confirmed | an hour ahead            | M: replace leave cancel edit confirm_change refuse_change | V: replace leave cancel edit confirm_change refuse_change | C: ask_replacement refuse_change
confirmed | ten minutes ahead        | M: replace leave cancel edit confirm_change refuse_change start | V: replace leave cancel edit confirm_change refuse_change start | W: start | C: ask_replacement refuse_change start
confirmed | an hour after the start  | M: replace refuse_change start | V: replace refuse_change start mark_unfulfilled | W: start | C: ask_replacement refuse_change start mark_unfulfilled
confirmed | at the end               | M: refuse_change | V: refuse_change mark_unfulfilled | C: refuse_change mark_unfulfilled | S: no_show
confirmed | nine hours after the end | M: refuse_change | V: refuse_change mark_unfulfilled | C: refuse_change mark_unfulfilled | S: no_show

in_progress | a day ahead              | M: end | V: end break_start | W: end break_start | C: end
in_progress | an hour ahead            | M: end | V: end break_start | W: end break_start | C: end
in_progress | ten minutes ahead        | M: end | V: end break_start | W: end break_start | C: end
in_progress | an hour after the start  | M: end | V: end break_start | W: end break_start | C: end
in_progress | at the end               | M: end | V: end break_start | W: end break_start | C: end
in_progress | nine hours after the end | M: end | V: end break_start | W: end break_start | C: end | S: auto_complete

completed | a day ahead              | V: correct
completed | an hour ahead            | V: correct
completed | ten minutes ahead        | V: correct
completed | an hour after the start  | V: correct
completed | at the end               | V: correct
completed | nine hours after the end | V: correct

canceled | a day ahead              |
canceled | an hour ahead            |
canceled | ten minutes ahead        |
canceled | an hour after the start  |
canceled | at the end               |
canceled | nine hours after the end |

unfulfilled | a day ahead              | V: correct
unfulfilled | an hour ahead            | V: correct
unfulfilled | ten minutes ahead        | V: correct
unfulfilled | an hour after the start  | V: correct
unfulfilled | at the end               | V: correct
unfulfilled | nine hours after the end | V: correct

reserve | a day ahead              | M: call_up cancel | V: call_up cancel release | C: cancel | S: call_up
reserve | an hour ahead            | M: call_up cancel | V: call_up cancel release | S: call_up
reserve | ten minutes ahead        | M: call_up cancel | V: call_up cancel release | S: call_up
reserve | an hour after the start  | M: call_up | V: call_up release | S: call_up
reserve | at the end               | M: call_up | V: call_up release | S: call_up release
reserve | nine hours after the end | M: call_up | V: call_up release | S: call_up release
`;

const matrix = expected
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [status, moment, ...cells] = line.split('|').map((cell) => cell.trim());
    const allowed = new Map(
      cells.filter(Boolean).map((cell) => {
        const [roleCode = '', actions = ''] = cell.split(':');
        return [roleCode, actions.trim().split(' ')];
      }),
    );
    return { status: status as ShiftStatus, moment: moment as Moment, allowed };
  });

const people: [roleCode: string, who: Actor | 'clock'][] = [
  ['M', admin],
  ['M', manager],
  ['V', performer],
  ['W', worker],
  ['another worker', otherWorker],
  ['C', buyer],
  ['C', buyerManager],
  ['C', storeManager],
  ['S', 'clock'],
  ['nobody yet', newcomer],
];
const nameOf = (who: Actor | 'clock') => (who === 'clock' ? 'the clock' : who.id);

function shiftIn(status: ShiftStatus): Shift {
  const running = { actual_start: '2026-06-08T08:00:00.000Z' };
  const pendingChange = aChange('customer', {
    starts_at: '2026-06-12T08:00:00.000Z',
    ends_at: '2026-06-12T14:00:00.000Z',
  });
  return aShift({
    status,
    ...(status !== 'new' && { vendor, staff: { id: 'w1', fio: 'w1', login_id: 'login-w1' } }),
    ...(status === 'confirmed' && { pending_change: pendingChange }),
    ...(status === 'in_progress' && running),
    ...(status === 'completed' && { ...running, actual_end: '2026-06-08T14:00:00.000Z' }),
    ...(status === 'reserve' && { backs: [missed.id] }),
  });
}

/** Its worker should have started before all of the tested times. */
const missed = aShift({
  id: 'missed',
  status: 'unfulfilled',
  starts_at: '2026-06-09T07:00:00.000Z',
  ends_at: '2026-06-11T07:00:00.000Z',
});

/** One command per action that only the transition table can refuse. */
const commands: { [A in CommandName]: Extract<Command, { action: A }> } = {
  assign: { action: 'assign', staff: aWorker(), busy: [], standBys: [] },
  replace: { action: 'replace', staff: aWorker({ id: 'w2' }), busy: [], standBys: [] },
  ask_replacement: { action: 'ask_replacement' },
  reserve: { action: 'reserve', staff: aWorker(), busy: [], backs: [aShift({ id: 'other' })], standBys: [] },
  call_up: {
    action: 'call_up',
    backed: missed,
    backs: [missed],
    busy: [],
    staff: aWorker(),
    standBys: [],
    override_reason: 'tested elsewhere',
  },
  release: { action: 'release', backs: [], standBys: [] },
  leave: { action: 'leave', reason: 'ill' },
  cancel: { action: 'cancel', reason: 'closed', backs: [], standBys: [] },
  decline: { action: 'decline', reason: 'full', standBys: [] },
  start: { action: 'start', busy: [] },
  break_start: { action: 'break_start' },
  break_end: { action: 'break_end' },
  end: { action: 'end', pay: plainPay },
  confirm_change: { action: 'confirm_change', busy: [], standBys: [] },
  refuse_change: { action: 'refuse_change', reason: 'no' },
  mark_unfulfilled: { action: 'mark_unfulfilled' },
  correct: {
    action: 'correct',
    actual_start: '2026-06-08T08:00:00.000Z',
    actual_end: '2026-06-08T13:00:00.000Z',
    breaks: [],
    reason: 'forgot',
    busy: [],
    pay: plainPay,
  },
  edit: { action: 'edit', planned_break_minutes: 15, busy: [], standBys: [] },
  auto_complete: { action: 'auto_complete', pay: plainPay },
  no_show: { action: 'no_show' },
  not_filled: { action: 'not_filled' },
};

/** Only past times near the plan can be corrected, so for that action the plan is two days earlier. */
const planFor = (command: Command, shift: Shift): Shift =>
  command.action === 'correct'
    ? { ...shift, starts_at: '2026-06-08T08:00:00.000Z', ends_at: '2026-06-08T14:00:00.000Z' }
    : shift;

it('the expectations cover every status at every moment', () => {
  expect(matrix.map(({ status, moment }) => `${status}, ${moment}`)).toEqual(
    shiftStatuses
      .toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
      .flatMap((status) => Object.keys(moments).map((moment) => `${status}, ${moment}`)),
  );
});
const order = ['new', 'confirmed', 'in_progress', 'completed', 'canceled', 'unfulfilled', 'reserve'];

describe.each(matrix)('a shift that is $status, $moment', ({ status, moment, allowed }) => {
  it.each(people.map(([roleCode, who]) => ({ who, name: nameOf(who), expected: allowed.get(roleCode) ?? [] })))(
    '$name may do exactly: $expected',
    ({ who, expected }) => {
      const shift = shiftIn(status);
      const now = moments[moment];
      const accepted = Object.values(commands).filter(
        (command) => refusalOf(() => act(planFor(command, shift), who, now, command)) === 'accepted',
      );
      expect(accepted.map(({ action }) => action).toSorted()).toEqual(expected.toSorted());
      if (who !== 'clock') expect(allowedActions(shift, who, now).toSorted()).toEqual(expected.toSorted());
    },
  );
});

/** A new shift ordered by the customer, with other times that the performer requests. */
const proposed = aShift({ pending_change: aChange('performer', { ends_at: '2026-06-10T13:00:00.000Z' }) });
const otherPerformer = { ...performer, id: 'other-performer', company: otherVendor };
const newShifts: [of: string, shift: Shift, now: Moment, allowed: Record<string, string>][] = [
  [
    'with a change that a performer asks for',
    proposed,
    'a day ahead',
    {
      M: 'assign cancel confirm_change edit refuse_change reserve',
      V: 'decline edit refuse_change',
      U: 'assign decline reserve',
      C: 'cancel confirm_change edit refuse_change',
    },
  ],
  [
    'with a change that a performer asks for',
    proposed,
    'an hour ahead',
    {
      M: 'assign cancel confirm_change edit refuse_change reserve',
      V: 'decline edit refuse_change',
      U: 'assign decline reserve',
      C: 'confirm_change refuse_change',
    },
  ],
  [
    'offered only to the performer that asks for a change',
    { ...proposed, offered_to: [vendor.id] },
    'a day ahead',
    {
      M: 'cancel confirm_change edit refuse_change',
      V: 'decline edit refuse_change',
      U: '',
      C: 'cancel confirm_change edit refuse_change',
    },
  ],
  [
    'with a change that the platform asks for',
    aShift({ pending_change: aChange('performer', { ends_at: '2026-06-10T13:00:00.000Z', vendor_id: null }) }),
    'a day ahead',
    {
      M: 'cancel confirm_change edit refuse_change',
      V: 'decline edit refuse_change',
      U: 'decline edit refuse_change',
      C: 'cancel confirm_change edit refuse_change',
    },
  ],
  [
    'that one performer staffs',
    aShift({ vendor }),
    'a day ahead',
    { M: 'assign cancel edit reserve', V: 'assign cancel decline edit reserve', U: '', C: 'cancel edit' },
  ],
  [
    'that a performer ordered',
    aShift({ vendor, offered_to: [], ordered_by: 'performer' }),
    'a day ahead',
    { M: 'assign cancel edit reserve', V: 'assign cancel decline edit reserve', U: '', C: 'cancel edit' },
  ],
];
/** The workers of a performer without an open request. */
const freeWorker = ({ pending_change }: Shift) =>
  aWorker({ company: pending_change?.vendor_id === vendor.id ? otherVendor : vendor });
describe.each(newShifts)('a new shift %s, %s', (_, shift, moment, allowed) => {
  it.each([
    ['M', admin],
    ['M', manager],
    ['V', performer],
    ['U', otherPerformer],
    ['C', buyer],
    ['C', storeManager],
  ] as const)('%s ($1.id) may perform exactly the actions of its row', (roleCode, who) => {
    const now = moments[moment];
    const staff = freeWorker(shift);
    const accepted = Object.values(commands)
      .map((command) => ('staff' in command ? { ...command, staff } : command))
      .filter((command) => refusalOf(() => act(planFor(command, shift), who, now, command)) === 'accepted');
    const expected = (allowed[roleCode] ?? '').split(' ').filter(Boolean);
    expect(accepted.map(({ action }) => action).toSorted()).toEqual(expected);
    expect(allowedActions(shift, who, now).toSorted()).toEqual(expected);
  });
});

it.each(['assign', 'reserve'] as const)(
  '%s is refused for a worker of the performer with the open request',
  (action) => {
    for (const actor of [admin, manager])
      expect(refusalOf(() => act(proposed, actor, moments['a day ahead'], commands[action]))).toBe(
        'shift-action-not-allowed',
      );
  },
);

describe('the moments at which a window opens or closes', () => {
  const instants = Array.from({ length: 180 }, (_, n) => addMinutes('2026-06-09T19:00:01.000Z', 10 * n));

  it.each(shiftStatuses)('are all moments at which time changes what somebody may do with a shift: %s', (status) => {
    const shift = shiftIn(status);
    for (const [, who] of people) {
      if (who === 'clock') continue;
      const edges = windowEdges(shift, who);
      instants.reduce((before, after) => {
        const [was, is] = [allowedActions(shift, who, before), allowedActions(shift, who, after)];
        const changed = [...was, ...is].filter((one) => was.includes(one) !== is.includes(one));
        for (const action of changed) {
          const [edge] = edges.filter((one) => one.action === action && before < one.at && one.at <= after);
          expect([action, edge?.opens]).toEqual([action, is.includes(action)]);
        }
        return after;
      });
    }
  });

  it('are the first ones in which the action is allowed or refused', () => {
    const shift = { ...shiftIn('confirmed'), pending_change: null };
    for (const { action, at, opens } of windowEdges(shift, performer)) {
      const before = new Date(Date.parse(at) - 1).toISOString();
      if (action === 'confirm_change') continue; // nothing to confirm
      expect([action, allowedActions(shift, performer, before).includes(action)]).toEqual([action, !opens]);
      expect([action, allowedActions(shift, performer, at).includes(action)]).toEqual([action, opens]);
    }
  });
});

it.each(shiftStatuses)('the moments at which time adds a flag to a shift are all of them: %s', (status) => {
  const shift = { ...shiftIn(status), auto_complete: false };
  const instants = Array.from({ length: 400 }, (_, n) => addMinutes('2026-06-09T19:00:01.000Z', 10 * n));
  const flags = (instant: string) => flagsAt(shift, instant);
  const added = instants.flatMap((after, n) => {
    const before = instants[n - 1] ?? after;
    return flags(after).flatMap((flag) => (flags(before).includes(flag) ? [] : [{ flag, before, after }]));
  });
  expect(added.map(({ flag }) => flag)).toEqual(flagEdges(shift).map(({ flag }) => flag));
  for (const [n, { at }] of flagEdges(shift).entries()) {
    const { before = '', after = '' } = added[n] ?? {};
    expect([before < at, at <= after]).toEqual([true, true]);
  }
});

describe('the table', () => {
  it('has a row for every action of the API', () => {
    expect(Object.keys(transitions)).toEqual(expect.arrayContaining([...shiftActions, 'edit', 'create']));
  });

  it.each(matrix)("moves a shift that is $status, $moment, only to the row's status", ({ status, moment }) => {
    for (const command of Object.values(commands))
      for (const [, who] of people) {
        const shift = shiftIn(status);
        const run = () => act(planFor(command, shift), who, moments[moment], command);
        if (refusalOf(run) !== 'accepted') continue;
        expect(run().shift.status).toBe(transitions[command.action].to ?? status);
        expect(run().shift.version).toBe(shift.version + 1);
      }
  });
});

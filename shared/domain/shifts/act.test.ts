import { describe, expect, it } from 'vitest';
import type { Actor } from '../roles.ts';
import {
  aCompletedShift,
  aConfirmedShift,
  aShift,
  aWorker,
  act,
  admin,
  buyer,
  otherVendor,
  performer,
  refusalOf,
  storeManager,
  worker,
} from './examples.ts';
import type { Shift } from './shift.ts';

const dayAhead = '2026-06-09T08:00:00.000Z';
const edit = { action: 'edit', busy: [], standBys: [] } as const;
const rival: Actor = { ...performer, id: 'rival', company: otherVendor };
const longer = (count: number) => ({ ...edit, planned_break_minutes: count % 2 ? 15 : 30 });
const changedBy = (shift: Shift, who: Actor, times: number): Shift => {
  let changed = shift;
  for (let count = 1; count <= times; count++) changed = act(changed, who, dayAhead, longer(count)).shift;
  return changed;
};

describe('an action that changes nothing', () => {
  const requested = act(aShift(), performer, dayAhead, longer(1)).shift;
  it.each([
    ["an edit to the shift's own terms", aShift(), { ...edit, planned_break_minutes: 0 }],
    ['an edit without a term', aConfirmedShift(), edit],
    ['the same request again', requested, longer(1)],
    [
      'a replacement by the same worker',
      aConfirmedShift(),
      { action: 'replace', staff: aWorker(), busy: [], standBys: [] },
    ],
  ] as const)('leaves the shift as it is: %s', (_, shift, command) => {
    const change = act(shift, performer, dayAhead, command);
    expect(change.shift).toBe(shift);
    expect(change).toMatchObject({ log: [], others: [] });
  });
});

describe('the log of a shift', () => {
  const corrected = {
    action: 'correct',
    actual_start: '2026-06-10T08:00:00.000Z',
    actual_end: '2026-06-10T14:00:00.000Z',
    breaks: [],
    reason: 'forgot to punch',
    busy: [],
  } as const;
  const staffing = { staff: aWorker({ id: 'w2' }), busy: [], standBys: [] } as const;
  it.each([
    ['assign', aShift(), dayAhead, { action: 'assign', ...staffing }],
    ['replace', aConfirmedShift(), dayAhead, { action: 'replace', ...staffing }],
    ['reserve', aShift(), dayAhead, { action: 'reserve', ...staffing, backs: [] }],
    ['edit', aShift(), dayAhead, { action: 'edit', planned_break_minutes: 15, busy: [], standBys: [] }],
    ['correct', aConfirmedShift({ status: 'unfulfilled' }), '2026-06-11T08:00:00.000Z', corrected],
  ] as const)('is bounded: %s is possible up to 100 times', (action, shift, now, command) => {
    const counter = action === 'correct' ? 'correct' : 'v1';
    const at = (count: number) => () => act({ ...shift, change_counts: { [counter]: count } }, performer, now, command);
    expect(at(99)().shift.change_counts).toEqual({ [counter]: 100 });
    expect(at(100)).toThrow(expect.objectContaining({ code: 'too-many-changes', details: { params: { limit: 100 } } }));
  });

  it.each([
    ['leave', aConfirmedShift(), admin, { action: 'leave', reason: 'ill' }],
    ['cancel', aConfirmedShift(), admin, { action: 'cancel', reason: 'closed', backs: [], standBys: [] }],
    ['start', aConfirmedShift(), worker, { action: 'start', busy: [] }],
  ] as const)('never prevents the end of a shift: %s is always possible', (_, shift, actor, command) => {
    const change_counts = { platform: 100, v1: 100, customer: 100, correct: 100 };
    const now = '2026-06-10T07:50:00.000Z';
    expect(refusalOf(() => act({ ...shift, change_counts }, actor, now, command))).toBe('accepted');
  });
});

describe('the number of changes is limited', () => {
  const assign = { action: 'assign', staff: aWorker(), busy: [], standBys: [] } as const;
  it('to 100 per party: the customer, the platform, each performer', () => {
    const byCustomer = changedBy(aShift(), buyer, 100);
    for (const who of [buyer, storeManager])
      expect(refusalOf(() => act(byCustomer, who, dayAhead, longer(101)))).toBe('too-many-changes');
    for (const who of [performer, rival, admin])
      expect(refusalOf(() => act(byCustomer, who, dayAhead, longer(101)))).toBe('accepted');
  });
  it('without an effect on other parties: they assign, edit and confirm', () => {
    const byRival = changedBy(aShift(), rival, 100);
    expect(refusalOf(() => act(byRival, rival, dayAhead, longer(101)))).toBe('too-many-changes');
    expect(refusalOf(() => act(byRival, buyer, dayAhead, longer(101)))).toBe('accepted');
    const refused = act(byRival, buyer, dayAhead, { action: 'refuse_change', reason: 'no' }).shift;
    expect(refusalOf(() => act(refused, performer, dayAhead, assign))).toBe('accepted');
  });
  it('apart from corrections, which have a limit of their own', () => {
    const correct = (count: number) =>
      ({
        action: 'correct',
        actual_start: '2026-06-10T08:00:00.000Z',
        actual_end: `2026-06-10T1${count % 2}:00:00.000Z`,
        breaks: [],
        reason: 'because',
        busy: [],
      }) as const;
    const day = '2026-06-11T08:00:00.000Z';
    const busyBefore = changedBy(changedBy(aConfirmedShift(), performer, 100), buyer, 100);
    let shift: Shift = { ...aCompletedShift(), version: busyBefore.version, change_counts: busyBefore.change_counts };
    for (let count = 1; count <= 100; count++) shift = act(shift, performer, day, correct(count)).shift;
    expect(shift.actual_end).toBe('2026-06-10T10:00:00.000Z');
    expect(refusalOf(() => act(shift, performer, day, correct(101)))).toBe('too-many-changes');
  });
});

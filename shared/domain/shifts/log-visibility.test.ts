import { describe, expect, it } from 'vitest';
import type { Actor } from '../roles.ts';
import {
  aChange,
  aConfirmedShift,
  aShift,
  aWorker,
  act,
  admin,
  baker,
  buyer,
  buyerManager,
  manager,
  newcomer,
  otherVendor,
  otherWorker,
  performer,
  refusalOf,
  storeManager,
  worker,
} from './examples.ts';
import {
  commentVisibility,
  readableComments,
  readableCommentsOfBacked,
  readableLog,
  readableShift,
} from './log-visibility.ts';
import type { LogEntry, Shift } from './shift.ts';
import { allowedActions } from './transitions.ts';

const now = '2026-06-09T08:00:00.000Z';
const rival = { ...performer, id: 'rival', company: otherVendor };

/** The first worker left with a diagnosis; the second was assigned at the same time. */
const history = () => {
  const assign = (staff: string) =>
    ({ action: 'assign', staff: aWorker({ id: staff, fio: staff }), busy: [], standBys: [] }) as const;
  const log: LogEntry[] = [];
  const shifts: Shift[] = [];
  let shift = aShift();
  const did = (change: { shift: Shift; log: readonly LogEntry[] }) => {
    shift = change.shift;
    shifts.push(shift);
    log.push(...change.log);
  };
  did(act(shift, performer, now, assign('w1')));
  did(act(shift, worker, now, { action: 'leave', reason: 'A broken leg' }));
  did(act(shift, performer, now, assign('w2')));
  const moved = { action: 'edit', ends_at: '2026-06-10T13:00:00.000Z', busy: [], standBys: [] } as const;
  did(act(shift, buyer, now, moved));
  return { shift, log, shifts };
};
const secret = (log: readonly LogEntry[]) => JSON.stringify(log).includes('A broken leg');

describe('the reason of a leave', () => {
  it.each([performer, manager, admin])('is visible to $id', (actor) => {
    const { shift, log } = history();
    expect(secret(readableLog(log, shift, actor))).toBe(true);
  });
  it.each([buyer, storeManager])('is hidden from $id, who sees that the worker left', (actor) => {
    const { shift, log } = history();
    const read = readableLog(log, shift, actor);
    expect(secret(read)).toBe(false);
    expect(read).toHaveLength(log.length);
    expect(read).toContainEqual(
      expect.objectContaining({ kind: 'staff', before: { id: 'w1', fio: 'w1' }, after: null }),
    );
  });
  it('is also hidden from the customer when another person recorded the leave', () => {
    const { shift, log } = act(aConfirmedShift(), performer, now, { action: 'leave', reason: 'A broken leg' });
    expect(secret(readableLog(log, shift, buyer))).toBe(false);
  });
});

describe('a worker', () => {
  it('sees log entries since their own assignment, also when it has the same time as the leave', () => {
    const { shift, log } = history();
    const read = readableLog(log, shift, otherWorker);
    expect(read.map(({ kind }) => kind)).toEqual(['status', 'staff', 'change_asked']);
    expect(JSON.stringify(read)).not.toContain('w1');
  });
  it('who replaces another cannot see who it was', () => {
    const staff = aWorker({ id: 'w2', fio: 'w2' });
    const { shift, log } = act(aConfirmedShift(), performer, now, { action: 'replace', staff, busy: [], standBys: [] });
    expect(readableLog(log, shift, otherWorker)).toMatchObject([{ kind: 'staff', before: null, after: { id: 'w2' } }]);
    expect(readableLog(log, shift, buyer)).toMatchObject([{ kind: 'staff', before: { id: 'w1' } }]);
  });
  it('sees comments since their own assignment, and always the instructions', () => {
    const { shift, shifts } = history();
    const said = (text: string, instruction: boolean, when: Shift, who: Actor) => ({
      text,
      ...commentVisibility(instruction, when, who),
    });
    const [first = shift] = shifts;
    const comments = [
      said('The gate code is 12', true, aShift(), buyer),
      said('Is w1 better?', false, first, buyer),
      said('Bring boots', true, first, performer),
      said('Welcome', false, shift, buyer),
    ];
    const textsFor = (actor: Actor) => readableComments(comments, shift, actor).map(({ text }) => text);
    expect(textsFor(otherWorker)).toEqual(['The gate code is 12', 'Bring boots', 'Welcome']);
    for (const actor of [buyer, performer, admin]) expect(textsFor(actor)).toHaveLength(4);
  });
  it('sees what changed in their own shift, and no instruction of another performer', () => {
    const { shift, log } = act(aConfirmedShift(), worker, '2026-06-10T08:00:00.000Z', { action: 'start', busy: [] });
    expect(readableLog(log, shift, worker)).toEqual(log);
    const theirs = [{ text: 'theirs', ...commentVisibility(true, aShift(), rival) }];
    expect(readableComments(theirs, shift, worker)).toEqual([]);
  });
});

describe('the customer', () => {
  const { log } = act(aConfirmedShift(), performer, now, {
    action: 'replace',
    staff: aWorker({ id: 'w2', fio: 'w2' }),
    busy: [],
    standBys: [],
    override_reason: 'Agreed by phone',
  });
  it.each([
    ['a replacement', { log }],
    [
      'a cancellation',
      act(aConfirmedShift(), performer, now, { action: 'cancel', reason: 'Agreed by phone', backs: [], standBys: [] }),
    ],
    [
      'an assignment',
      act(aShift(), performer, now, {
        action: 'assign',
        staff: aWorker(),
        busy: [],
        standBys: [],
        override_reason: 'Agreed by phone',
      }),
    ],
  ])('reads the reason of %s', (_, change) => {
    const read = readableLog(change.log, aConfirmedShift(), buyer);
    expect(read.map(({ reason }) => reason)).toEqual(change.log.map(() => 'Agreed by phone'));
  });
});

describe('a person without a role', () => {
  it('reads nothing', () => {
    const { shift, log } = history();
    expect(readableLog(log, shift, newcomer)).toEqual([]);
  });
});

describe('a performer', () => {
  it('sees no decline, log entry or comment of another performer', () => {
    const { shift, log } = history();
    const left = act(shift, performer, now, { action: 'leave', reason: 'A broken leg' });
    const declined = act(left.shift, performer, now, { action: 'decline', reason: 'Too far', standBys: [] });
    const all = [...log, ...left.log, ...declined.log];
    expect(readableLog(all, declined.shift, rival)).toEqual([]);
    expect(readableLog(declined.log, declined.shift, buyer)).toMatchObject([{ kind: 'declined', reason: 'Too far' }]);
    const comments = [
      { text: 'ours', ...commentVisibility(false, shift, buyer) },
      { text: 'offer', ...commentVisibility(false, aShift(), performer) },
      { text: 'for all', ...commentVisibility(true, shift, buyer) },
      { text: 'order', ...commentVisibility(false, aShift(), buyer) },
    ];
    expect(readableComments(comments, declined.shift, rival).map(({ text }) => text)).toEqual(['for all', 'order']);
  });
  it('sees what the customer changed while nobody staffed the shift', () => {
    const edited = act(aShift(), buyer, now, { action: 'edit', planned_break_minutes: 15, busy: [], standBys: [] });
    for (const actor of [performer, rival]) expect(readableLog(edited.log, edited.shift, actor)).toHaveLength(1);
    expect(edited.log).toMatchObject([{ vendor_id: null, version: 2 }]);
  });
});

describe('the rate of a shift', () => {
  const unraised = { weekend: null, night: null, state_holiday: null };
  const price = (vendor_id: string, hourly_rate: number) => ({ vendor_id, hourly_rate, ...unraised });
  const prices = [price('v1', 23_000), price('v2', 26_000)];
  const requested = [price('v1', 31_000)];
  const pending_change = aChange('customer', { category: baker, hourly_rate: 25_000, prices: requested });
  const offered = aShift({ prices, pending_change });
  const staffed = aConfirmedShift({ prices, pending_change });

  it.each<[string, Shift, Actor, [now: number, requested: number]]>([
    ['to the customer, of one that is offered: the most', offered, buyer, [26_000, 31_000]],
    ['to a store manager, of a staffed one: the price of its performer', staffed, storeManager, [23_000, 31_000]],
    ['to an admin as to the customer', offered, admin, [26_000, 31_000]],
    ['to a performer: its own price', offered, performer, [23_000, 31_000]],
    [
      'to another performer: its own price, and without one the rate of the specialty',
      offered,
      rival,
      [26_000, 25_000],
    ],
    ['to the worker: the rate of the specialty', staffed, worker, [20_000, 25_000]],
  ])('is shown %s', (_, shift, who, expected) => {
    const read = readableShift(shift, who);
    expect([read.hourly_rate, read.pending_change?.hourly_rate]).toEqual(expected);
  });

  it('is so in the log, which tells the worker nothing about prices', () => {
    const category = { ...baker, hourly_rate: 20_000, auto_complete: true, prices: [] };
    const agreed = { category_id: baker.id, valid_from: '2026-01-01' };
    const specialty = {
      ...category,
      prices: [...requested, price('v2', 32_000)].map((one) => ({ ...one, ...agreed })),
    };
    const edit = { action: 'edit', category: specialty, busy: [], standBys: [] } as const;
    const { log, shift } = act(aShift({ prices }), buyer, now, edit);
    const rates = (who: Actor, of = shift) =>
      readableLog(log, of, who).flatMap((entry) => (entry.kind === 'rate' ? [[entry.before, entry.after]] : []));
    expect(rates(buyer)).toEqual([[26_000, 32_000]]);
    expect(rates(performer)).toEqual([[23_000, 31_000]]);
    expect(rates(rival)).toEqual([[26_000, 32_000]]);
    // The rates of both specialties are the same.
    expect(rates(worker, { ...staffed, staff_version: 1 })).toEqual([]);
  });
});

describe('after a call-up to another store', () => {
  const calledUp = aConfirmedShift({
    version: 5,
    staff_version: 2,
    called_up: { shift_id: 'backed', version: 4, store_id: 's0' },
  });
  const written = (version: number, more = {}) => ({ version, vendor_id: 'v1', instruction: false, ...more });
  const before = [written(2), written(3, { instruction: true })];
  const since = [written(4), written(5)];
  const read = (actor: Actor) => readableComments([...before, ...since], calledUp, actor);

  it('managers of the new store read what was written since then, those of both stores everything', () => {
    expect(read(storeManager)).toEqual(since);
    expect(read({ ...storeManager, role: 'ROLE_BUYER_MANAGER' })).toEqual(since);
    expect(read({ ...storeManager, store_ids: ['s0', 's1'] })).toEqual([...before, ...since]);
    for (const actor of [buyer, performer, worker, admin, manager]) expect(read(actor)).toEqual([...before, ...since]);
  });
  it('the comments on the backed shift are for the same readers, and for the worker only the instructions', () => {
    const comments = [written(1), written(9), written(1, { instruction: true })];
    const inherited = (actor: Actor) => readableCommentsOfBacked(comments, { called_up: null }, calledUp, actor);
    for (const actor of [buyer, storeManager, performer, admin, manager]) expect(inherited(actor)).toEqual(comments);
    expect(inherited(worker)).toEqual([comments[2]]);
    const theirs = comments.map((comment) => ({ ...comment, vendor_id: 'v2' }));
    for (const actor of [performer, worker])
      expect(readableCommentsOfBacked(theirs, { called_up: null }, calledUp, actor)).toEqual([]);
    // The backed shift was itself called up to this place from another store.
    const from = { called_up: { shift_id: 'first', version: 2, store_id: 's0' } };
    expect(readableCommentsOfBacked(comments, from, calledUp, storeManager)).toEqual([comments[1]]);
  });
});

it('a performer and a worker do not read which stand-by shifts of other performers back a shift', () => {
  const stand_by_vendors = { ours: 'v1', theirs: 'v2' };
  const shift = aConfirmedShift({ backed_by: ['ours', 'theirs'], stand_by_vendors });
  const read = (actor: Actor) => readableShift(shift, actor).backed_by;
  for (const actor of [performer, worker]) expect(read(actor)).toEqual(['ours']);
  expect(read(rival)).toEqual(['theirs']);
  for (const actor of [buyer, admin, manager]) expect(read(actor)).toEqual(['ours', 'theirs']);
});

describe("a rival performer's request to change an offered shift", () => {
  const edit = (who: Actor, minutes: number, shift = aShift()) =>
    act(shift, who, now, { action: 'edit', planned_break_minutes: minutes, busy: [], standBys: [] });
  const requested = edit(rival, 45);
  const assign = { action: 'assign', staff: aWorker(), busy: [], standBys: [] } as const;

  it('is not shown to other performers, and they cannot replace or withdraw it', () => {
    expect(readableShift(requested.shift, performer).pending_change).toBeNull();
    for (const who of [rival, buyer, admin, manager])
      expect(readableShift(requested.shift, who).pending_change).toMatchObject({ planned_break_minutes: 45 });
    expect(refusalOf(() => edit(performer, 15, requested.shift))).toBe('shift-action-not-allowed');
    expect(allowedActions(requested.shift, performer, now)).toEqual(['assign', 'reserve', 'decline']);
  });
  it('is dropped when another performer assigns a worker; only its own performer, the customer and the platform read that', () => {
    const { shift, log } = act(requested.shift, performer, now, assign);
    expect(shift).toMatchObject({ status: 'confirmed', vendor: { id: 'v1' }, pending_change: null });
    expect(log.at(-1)).toMatchObject({ kind: 'change_refused', by: null, vendor_id: 'v2', reason: null });
    for (const who of [performer, worker])
      expect(readableLog(log, shift, who).map(({ kind }) => kind)).toEqual(['status', 'staff']);
    for (const who of [buyer, admin]) expect(readableLog(log, shift, who)).toHaveLength(3);
  });
  it('prevents its own performer from assigning until it is withdrawn or answered', () => {
    const own = { ...assign, staff: aWorker({ company: otherVendor }) };
    expect(refusalOf(() => act(requested.shift, rival, now, own))).toBe('shift-action-not-allowed');
  });
  it.each([
    ['refuses it', act(requested.shift, buyer, now, { action: 'refuse_change', reason: 'Too long' })],
    ['changes the terms', edit(buyer, 15, requested.shift)],
    ['replaces it for the platform', edit(admin, 30, requested.shift)],
  ])('stays hidden from other performers when somebody else %s', (_, { shift, log }) => {
    expect(JSON.stringify(readableLog(log, shift, performer))).not.toMatch(/45|Too long/);
    const read = JSON.stringify(readableLog(log, shift, rival));
    expect(read).toContain('45');
  });
});

it('only the performer and the platform read that a contract with the worker requires more notice', () => {
  const warnings = [
    { rule: 'rest', params: {} },
    { rule: 'notice', params: { count: 3 } },
  ] as const;
  const shift = aConfirmedShift({ warnings, pending_change: aChange('performer', { warnings }) });
  const rules = (who: Actor) => {
    const read = readableShift(shift, who);
    return [read.warnings, read.pending_change?.warnings].map((some) => some?.map(({ rule }) => rule));
  };
  for (const who of [performer, manager, admin])
    expect(rules(who)).toEqual([
      ['rest', 'notice'],
      ['rest', 'notice'],
    ]);
  for (const who of [buyer, buyerManager, storeManager]) expect(rules(who)).toEqual([['rest'], ['rest']]);
});

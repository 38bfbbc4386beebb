import { describe, expect, it } from 'vitest';
import {
  aChange,
  aConfirmedShift,
  aShift,
  act,
  aCompletedShift,
  baker,
  buyer,
  law,
  performer,
  refusalOf,
} from './examples.ts';
import { representedWorker, addFlags, revise, removeFlags } from './revise.ts';
import type { Shift } from './shift.ts';

const now = '2026-06-08T08:00:00.000Z';
const later = { starts_at: '2026-06-10T09:00:00.000Z', ends_at: '2026-06-10T15:00:00.000Z' };
const planned = { starts_at: '2026-06-10T08:00:00.000Z', ends_at: '2026-06-10T14:00:00.000Z' };
const ctx = { actor: performer, now, law };
const changes = (before: Shift, patch: Partial<Shift>) =>
  revise(before, patch, ctx, { reason: 'because' }).log.map(({ kind, field, before, after, reason }) =>
    [kind, field, before, after, reason].filter((value) => value !== null),
  );

describe('the log of a requested change', () => {
  const terms = { category: aShift().category.names, hourly_rate: 20_000, planned_break_minutes: 0 };
  const [plan, editAction] = [
    { ...planned, ...terms },
    { ...later, ...terms },
  ];
  const byCustomer = { pending_change: aChange('customer', later) };

  it('names the plan, and then the times asked before, as what it was', () => {
    expect(changes(aConfirmedShift(), byCustomer)).toEqual([['change_asked', plan, editAction, 'because']]);
    const longer = { ...later, ends_at: '2026-06-10T16:00:00.000Z' };
    expect(changes(aConfirmedShift(byCustomer), { pending_change: aChange('customer', longer) })).toEqual([
      ['change_asked', editAction, { ...longer, ...terms }, 'because'],
    ]);
  });

  it('has no entry when the same side requests the same change again, and one when the other side does', () => {
    expect(changes(aConfirmedShift(byCustomer), byCustomer)).toEqual([]);
    expect(changes(aConfirmedShift(byCustomer), { pending_change: aChange('performer', later) })).toEqual([
      ['change_asked', editAction, editAction, 'because'],
    ]);
  });

  it.each([
    ['the start', { starts_at: '2026-06-10T09:15:00.000Z' }],
    ['the end', { ends_at: '2026-06-10T16:00:00.000Z' }],
    ['the specialty', { category: baker }],
    ['the rate', { hourly_rate: 25_000 }],
    ['the planned break', { planned_break_minutes: 15 }],
  ])('has an entry when only %s of the request differs', (_, patch) => {
    const other = { pending_change: aChange('customer', { ...later, ...patch }) };
    expect(changes(aConfirmedShift(byCustomer), other).map(([kind]) => kind)).toEqual(['change_asked']);
  });

  it('contains the refusal with its reason', () => {
    expect(changes(aConfirmedShift(byCustomer), { pending_change: null })).toEqual([
      ['change_refused', editAction, plan, 'because'],
    ]);
  });

  it('says only the new times when it was confirmed', () => {
    expect(changes(aConfirmedShift(byCustomer), { ...later, pending_change: null })).toEqual([
      ['start', 'starts_at', '2026-06-10T08:00:00.000Z', '2026-06-10T09:00:00.000Z', 'because'],
      ['end', 'ends_at', '2026-06-10T14:00:00.000Z', '2026-06-10T15:00:00.000Z', 'because'],
    ]);
  });

  it("says that an action dropped the change, without the action's own reason", () => {
    expect(changes(aConfirmedShift(byCustomer), { status: 'in_progress' })).toEqual([
      ['status', 'confirmed', 'in_progress', 'because'],
      ['change_refused', editAction, plan],
    ]);
  });
});

describe('a part that is stored in another order of its keys', () => {
  it('is the same, so that nothing is written or logged', () => {
    const [one, other] = [
      { from: '2026-06-10T10:00:00.000Z', to: '2026-06-10T10:15:00.000Z' },
      { to: '2026-06-10T10:15:00.000Z', from: '2026-06-10T10:00:00.000Z' },
    ];
    const shift = aConfirmedShift({ breaks: [one] });
    expect(revise(shift, { breaks: [other] }, ctx)).toEqual({ shift, log: [] });
    expect(changes(shift, { breaks: [{ ...other, to: null }] })).toHaveLength(1);
    const [first, second] = [one, { ...one, from: '2026-06-10T09:00:00.000Z' }];
    expect(changes(aConfirmedShift({ breaks: [first, second] }), { breaks: [second, first] })).toHaveLength(2);
  });
});

describe('the log of everything else', () => {
  it('has an entry for each changed break and for the planned break', () => {
    const first = { from: '2026-06-10T10:00:00.000Z', to: '2026-06-10T10:15:00.000Z' };
    const second = { from: '2026-06-10T12:00:00.000Z', to: null };
    const shift = aConfirmedShift({ breaks: [first] });
    expect(changes(shift, { breaks: [first, second], planned_break_minutes: 30 })).toEqual([
      ['break', second, 'because'],
      ['planned_break', 0, 30, 'because'],
    ]);
    expect(changes(shift, { breaks: [] })).toEqual([['break', first, 'because']]);
  });

  it('returns the same shift when nothing differs, whatever the order of keys', () => {
    const shift = aShift({ version: 4 });
    const category = { names: shift.category.names, id: shift.category.id };
    expect(revise(shift, { category }, ctx)).toEqual({ shift, log: [] });
    expect(revise(shift, { category }, ctx).shift).toBe(shift);
    expect(revise(shift, { backed_by: ['x'] }, ctx)).toMatchObject({ shift: { version: 5 }, log: [] });
  });
});

it('flags are set once, false sets none, and only named flags are removed', () => {
  expect(addFlags(['reserve', 'late'], 'late', false, 'holiday')).toEqual(['reserve', 'late', 'holiday']);
  expect(removeFlags(['late', 'holiday', 'reserve'], 'late', 'reserve')).toEqual(['holiday']);
});

it('everyone except the worker and the scheduled job acts on behalf of the worker', () => {
  const shift = aConfirmedShift();
  expect(representedWorker(shift, { actor: performer })).toEqual({ id: 'w1', fio: 'w1' });
  expect(representedWorker(shift, { actor: buyer })).toEqual({ id: 'w1', fio: 'w1' });
  expect(representedWorker(shift, { actor: { ...performer, role: 'ROLE_VENDOR_STAFF' } })).toBeNull();
  expect(representedWorker(shift, { actor: 'clock' })).toBeNull();
  expect(representedWorker(aShift(), { actor: performer })).toBeNull();
});

it("leaving keeps the plan's warnings and drops those of the worker who left", () => {
  const ends_at = '2026-06-10T20:15:00.000Z';
  const longShift = { rule: 'long-shift', params: { hours: 12.25, limit: 12 } } as const;
  const rest = { rule: 'rest', params: { hours: 3, limit: 11 } } as const;
  const shift = aConfirmedShift({ ends_at, planned_break_minutes: 30, warnings: [longShift, rest] });
  const left = act(shift, performer, now, { action: 'leave', reason: 'ill' });
  expect(left.shift).toMatchObject({ status: 'new', staff: null, warnings: [longShift] });
});

describe('corrected times', () => {
  const day = (clock: string) => `2026-06-10T${clock}:00.000Z`;
  const correct = (breaks: [from: string, to: string][], [actual_start, actual_end] = ['08:00', '14:00']) =>
    refusalOf(() =>
      act(aCompletedShift(), performer, '2026-06-11T08:00:00.000Z', {
        action: 'correct',
        actual_start: day(actual_start ?? ''),
        actual_end: day(actual_end ?? ''),
        breaks: breaks.map(([from, to]) => ({ from: day(from), to: day(to) })),
        reason: 'forgot',
        busy: [],
      }),
    );

  it('may have breaks that adjoin each other, the start and the end', () => {
    expect(correct([['08:00', '08:30']])).toBe('accepted');
    expect(correct([['13:30', '14:00']])).toBe('accepted');
    expect(
      correct([
        ['10:00', '10:15'],
        ['10:15', '10:30'],
      ]),
    ).toBe('accepted');
  });

  it.each<[string, [string, string][]]>([
    ['before the start', [['07:59', '08:30']]],
    ['after the end', [['13:30', '14:01']]],
    ['without length', [['10:00', '10:00']]],
    ['backwards', [['10:30', '10:00']]],
    [
      'overlapping',
      [
        ['10:00', '10:16'],
        ['10:15', '10:30'],
      ],
    ],
    [
      'out of order',
      [
        ['12:00', '12:15'],
        ['10:00', '10:15'],
      ],
    ],
  ])('have no break that is %s', (_, breaks) => {
    expect(correct(breaks)).not.toBe('accepted');
  });
});

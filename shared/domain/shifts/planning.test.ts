import { describe, expect, it } from 'vitest';
import { chargedRate } from '../pay/charge.ts';
import {
  aChange,
  aConfirmedShift,
  aShift,
  aWorker,
  act,
  admin,
  baker,
  buyer,
  elsewhere,
  manager,
  performer,
  refusalOf,
  vendor,
  worker,
} from './examples.ts';
import type { LogEntry, Shift, Terms } from './shift.ts';
import { allowedActions } from './transitions.ts';

/** The example shift starts at 08:00 UTC on 10 June. */
const dayAhead = '2026-06-09T08:00:00.000Z';
const halfDayAhead = '2026-06-09T20:00:00.000Z';
const aMomentLater = '2026-06-09T20:00:00.001Z';
const start = '2026-06-10T08:00:00.000Z';
const aMomentBefore = '2026-06-10T07:59:59.999Z';

const dayLater = { starts_at: '2026-06-11T08:00:00.000Z', ends_at: '2026-06-11T14:00:00.000Z' };
const planned = {
  starts_at: '2026-06-10T08:00:00.000Z',
  ends_at: '2026-06-10T14:00:00.000Z',
  category: aShift().category.names,
  hourly_rate: 20_000,
  planned_break_minutes: 0,
};
const planTimes = { starts_at: planned.starts_at, ends_at: planned.ends_at };
const aDayLater = { ...planned, ...dayLater };
const withPendingChange = (by: 'customer' | 'performer', terms: Partial<Terms> = {}): Partial<Shift> => ({
  pending_change: aChange(by, { ...dayLater, ...terms }),
});
const reasons = { reason: 'because' };
const edit = { action: 'edit', busy: [], standBys: [] } as const;
const brief = (log: readonly LogEntry[]) =>
  log.map(({ kind, field, before, after }) => ({ kind, field, before, after }));

describe('leaving', () => {
  const leave = { action: 'leave', ...reasons } as const;
  it.each([
    [halfDayAhead, 'accepted', 'accepted'],
    [aMomentLater, 'too-late-to-leave', 'accepted'],
    [aMomentBefore, 'too-late-to-leave', 'accepted'],
    [start, 'too-late-to-leave', 'shift-in-past'],
  ])('at %s is %s for the worker and %s for the performer and the platform', (now, forWorker, forOthers) => {
    expect(refusalOf(() => act(aConfirmedShift(), worker, now, leave))).toBe(forWorker);
    for (const actor of [performer, manager, admin])
      expect(refusalOf(() => act(aConfirmedShift(), actor, now, leave))).toBe(forOthers);
  });

  it('makes the shift new and keeps its performer, and logs both with the reason', () => {
    const { shift, log } = act(aConfirmedShift(), worker, dayAhead, leave);
    expect(shift).toMatchObject({ status: 'new', staff: null, staff_version: null, vendor: { id: 'v1' } });
    expect(log).toMatchObject([
      { kind: 'status', before: 'confirmed', after: 'new', by: { id: 'w1' }, reason: 'because' },
      { kind: 'staff', before: { id: 'w1', fio: 'w1' }, after: null, reason: 'because' },
    ]);
  });
});

describe('the warnings of a shift whose worker leaves', () => {
  it('about its plan stay, and those about the worker go', () => {
    const shift = aConfirmedShift({
      ends_at: '2026-06-10T21:00:00.000Z',
      planned_break_minutes: 30,
      warnings: [{ rule: 'rest', params: { hours: 8, limit: 11 } }],
    });
    const left = act(shift, performer, dayAhead, { action: 'leave', ...reasons }).shift;
    expect(left.warnings.map(({ rule }) => rule)).toEqual(['long-shift']);
  });
});

describe('canceling', () => {
  const cancel = { action: 'cancel', ...reasons, backs: [], standBys: [] } as const;
  it.each([
    [halfDayAhead, 'accepted', []],
    [aMomentLater, 'shift-too-soon', ['late_cancel']],
    [aMomentBefore, 'shift-too-soon', ['late_cancel']],
  ])('at %s is %s for the customer, and flags a cancellation by others with %j', (now, forCustomer, flags) => {
    expect(refusalOf(() => act(aShift(), buyer, now, cancel))).toBe(forCustomer);
    for (const actor of [performer, manager, admin])
      expect(act(aConfirmedShift(), actor, now, cancel).shift.flags).toEqual(flags);
  });
  it('keeps the side that canceled a shift, but not a stand-by shift, which fills no order', () => {
    expect(act(aConfirmedShift(), buyer, dayAhead, cancel).shift.canceled_by).toBe('customer');
    for (const actor of [performer, manager, admin])
      expect(act(aShift({ vendor }), actor, dayAhead, cancel).shift.canceled_by).toBe('performer');
    const standBy = aConfirmedShift({ status: 'reserve', flags: ['reserve'] });
    expect(act(standBy, performer, dayAhead, cancel).shift.canceled_by).toBeUndefined();
  });
  it('is refused after the start', () => {
    expect(refusalOf(() => act(aConfirmedShift(), performer, start, cancel))).toBe('shift-in-past');
  });
});

describe('editing a new shift', () => {
  it('applies at once and logs each changed time', () => {
    const { shift, log } = act(aShift(), buyer, dayAhead, { ...edit, ends_at: '2026-06-10T13:00:00.000Z' });
    expect(shift).toMatchObject({ ends_at: '2026-06-10T13:00:00.000Z', pending_change: null, version: 2 });
    expect(brief(log)).toEqual([
      { kind: 'end', field: 'ends_at', before: '2026-06-10T14:00:00.000Z', after: '2026-06-10T13:00:00.000Z' },
    ]);
  });
  it('moves its day and its holiday with its start', () => {
    const holiday = { starts_at: '2026-07-06T08:00:00.000Z', ends_at: '2026-07-06T12:00:00.000Z' };
    const moved = act(aShift(), buyer, dayAhead, { ...edit, ...holiday }).shift;
    expect(moved).toMatchObject({ day: '2026-07-06', flags: ['holiday'] });
    expect(act(moved, buyer, dayAhead, { ...edit, ...dayLater }).shift).toMatchObject({ day: '2026-06-11', flags: [] });
  });
  it('keeps the warnings of the new plan', () => {
    const long = { ...edit, ends_at: '2026-06-10T21:00:00.000Z', planned_break_minutes: 30 };
    expect(refusalOf(() => act(aShift(), buyer, dayAhead, long))).toBe('legal-warning');
    const { shift, log } = act(aShift(), buyer, dayAhead, { ...long, override_reason: 'stocktaking' });
    expect(shift.warnings.map(({ rule }) => rule)).toEqual(['long-shift']);
    expect(log.map(({ reason }) => reason)).toEqual(['stocktaking', 'stocktaking']);
    expect(act(shift, buyer, dayAhead, { ...edit, ...dayLater }).shift.warnings).toEqual([]);
  });
  it('takes the rate of a new specialty and logs it', () => {
    const category = { ...baker, hourly_rate: 25_000, auto_complete: false, prices: [] };
    const { shift, log } = act(aShift(), buyer, dayAhead, { ...edit, category });
    expect(shift).toMatchObject({ category: baker, hourly_rate: 25_000, auto_complete: false });
    expect(brief(log)).toEqual([
      { kind: 'category', field: null, before: aShift().category.names, after: baker.names },
      { kind: 'rate', field: null, before: 20_000, after: 25_000 },
    ]);
  });
  it("keeps the agreed rate when the specialty stays, although today's rate differs", () => {
    const category = { ...aShift().category, hourly_rate: 30_000, auto_complete: true, prices: [] };
    const { shift, log } = act(aShift(), buyer, dayAhead, { ...edit, category });
    expect([shift.hourly_rate, log]).toEqual([20_000, []]);
  });
  it('keeps the agreed prices when the specialty stays, and takes those of now with a new one', () => {
    const unraised = { weekend: null, night: null, state_holiday: null };
    const ordered = [{ vendor_id: 'v1', hourly_rate: 21_000, ...unraised }];
    const agreed = (category_id: string, hourly_rate: number, valid_from: string) => ({
      vendor_id: 'v2',
      category_id,
      hourly_rate,
      ...unraised,
      valid_from,
    });
    const prices = [agreed('cashier', 33_000, '2026-01-01'), agreed(baker.id, 31_000, '2026-01-01')];
    const rates = { hourly_rate: 25_000, auto_complete: true, prices };
    const change = (category: typeof baker, shift = aShift({ prices: ordered }), who = buyer) =>
      act(shift, who, dayAhead, { ...edit, category: { ...category, ...rates } });
    expect(change(aShift().category).shift.prices).toEqual(ordered);
    const taken = [{ vendor_id: 'v2', hourly_rate: 31_000, ...unraised }];
    const { shift, log } = change(baker);
    expect(shift.prices).toEqual(taken);
    expect(log.find(({ kind }) => kind === 'rate')?.prices).toEqual({ before: ordered, after: taken });
    const requested = change(baker, aShift({ prices: ordered }), performer).shift;
    expect([requested.prices, requested.pending_change?.prices]).toEqual([ordered, taken]);
    expect(act(requested, buyer, dayAhead, { action: 'confirm_change', busy: [], standBys: [] }).shift.prices).toEqual(
      taken,
    );
  });
  it('takes the prices of a new specialty also of performers to which the shift is offered again', () => {
    const ofBaker = (vendor_id: string, hourly_rate: number) => ({
      vendor_id,
      category_id: baker.id,
      hourly_rate,
      weekend: null,
      night: null,
      state_holiday: null,
      valid_from: '2026-01-01',
    });
    const prices = [ofBaker('v1', 31_000), ofBaker('v2', 32_000), ofBaker('v3', 33_000)];
    const category = { ...baker, hourly_rate: 25_000, auto_complete: true, prices };
    const { shift } = act(aShift({ vendor }), buyer, dayAhead, { ...edit, category });
    const declined = act(shift, performer, dayAhead, { action: 'decline', standBys: [], ...reasons }).shift;
    expect(declined).toMatchObject({ vendor: null, offered_to: ['v2'] });
    expect(chargedRate(declined, declined.offered_to)).toBe(32_000);
    expect(declined.prices.map(({ vendor_id }) => vendor_id)).toEqual(['v1', 'v2']);
  });
  it('applies at once for a performer that ordered the shift itself', () => {
    const own = aShift({ ordered_by: 'performer', vendor });
    expect(act(own, performer, dayAhead, { ...edit, ...dayLater }).shift).toMatchObject({
      ...dayLater,
      pending_change: null,
    });
  });
  it.each([
    ['only its start', { starts_at: '2026-06-10T09:00:00.000Z' }, '2026-06-10T09:05:00.000Z'],
    ['only its end', { ends_at: '2026-06-10T13:00:00.000Z' }, '2026-06-10T13:05:00.000Z'],
  ])('may change %s, which is checked like both', (_, time, offGrid) => {
    expect(act(aShift(), buyer, dayAhead, { ...edit, ...time }).shift).toMatchObject({ ...planTimes, ...time });
    const [field = ''] = Object.keys(time);
    expect(refusalOf(() => act(aShift(), buyer, dayAhead, { ...edit, [field]: offGrid }))).toBe('shift-off-grid');
  });
  it('checks the law when the planned break changes, and not when only the specialty does', () => {
    const long = { ends_at: '2026-06-10T21:00:00.000Z', planned_break_minutes: 30 };
    const category = { ...baker, hourly_rate: 25_000, auto_complete: true, prices: [] };
    expect(refusalOf(() => act(aShift(long), buyer, dayAhead, { ...edit, category }))).toBe('accepted');
    expect(refusalOf(() => act(aShift(long), buyer, dayAhead, { ...edit, planned_break_minutes: 45 }))).toBe(
      'legal-warning',
    );
    const sameBreak = { ...edit, category, planned_break_minutes: 30 };
    expect(refusalOf(() => act(aShift(long), buyer, dayAhead, sameBreak))).toBe('accepted');
  });
  it('drops a change that the performer requested, and logs it', () => {
    const { shift, log } = act(aShift(withPendingChange('performer')), buyer, dayAhead, {
      ...edit,
      planned_break_minutes: 15,
      override_reason: 'agreed',
    });
    expect(shift).toMatchObject({ starts_at: start, pending_change: null });
    expect(log).toMatchObject([
      { kind: 'planned_break', reason: 'agreed' },
      { kind: 'change_refused', before: aDayLater, reason: null },
    ]);
  });
});

describe('a refused edit', () => {
  const at = (hour: string) => ({ starts_at: `2026-06-${hour}:00.000Z`, ends_at: '2026-06-12T06:00:00.000Z' });
  const command = (hour: string) => ({
    ...edit,
    ...at(hour),
    override_reason: 'tested elsewhere',
    planned_break_minutes: 30,
  });
  it.each([
    ['the old start is 12 h ahead', halfDayAhead, '11T08:00', 'accepted', 'accepted'],
    ['the old start is nearer', aMomentLater, '11T08:00', 'shift-too-soon', 'accepted'],
    ['the old start has come', start, '11T08:00', 'shift-too-soon', 'shift-in-past'],
    ['the new start is off the grid', dayAhead, '11T08:05', 'shift-off-grid', 'shift-off-grid'],
    ['the new start is after the end', dayAhead, '12T07:00', 'shift-end-before-start', 'shift-end-before-start'],
  ])('%s', (_, now, hour, forCustomer, forOthers) => {
    expect(refusalOf(() => act(aShift(), buyer, now, command(hour)))).toBe(forCustomer);
    expect(refusalOf(() => act(aShift(), performer, now, command(hour)))).toBe(forOthers);
  });
  it.each([
    ['2026-06-09T20:00:00.000Z', 'accepted', 'accepted'],
    ['2026-06-09T19:45:00.000Z', 'shift-too-soon', 'accepted'],
    ['2026-06-09T08:00:00.000Z', 'shift-in-past', 'shift-in-past'],
    ['2036-06-09T08:00:00.000Z', 'accepted', 'accepted'],
    ['2036-06-09T08:15:00.000Z', 'shift-too-far', 'shift-too-far'],
  ])(
    'moved to %s at 08:00 the same day: %s for the customer, %s for the others',
    (starts_at, forCustomer, forOthers) => {
      const ends_at = starts_at > '2036' ? '2036-06-09T10:00:00.000Z' : '2026-06-10T00:00:00.000Z';
      const moved = { ...edit, starts_at, ends_at, override_reason: 'tested elsewhere' };
      expect(refusalOf(() => act(aShift(), buyer, dayAhead, moved))).toBe(forCustomer);
      for (const actor of [performer, manager, admin])
        expect(refusalOf(() => act(aShift(), actor, dayAhead, moved))).toBe(forOthers);
    },
  );
});

describe('an edit by the performer of a new shift that the customer ordered', () => {
  const category = { ...baker, hourly_rate: 25_000, auto_complete: true, prices: [] };
  it.each([
    ['times', dayLater, dayLater],
    ['a break', { planned_break_minutes: 15 }, { planned_break_minutes: 15 }],
    ['a specialty, hence a rate', { category }, { category: baker, hourly_rate: 25_000 }],
  ])('waits for the customer: %s', (_, change, expected) => {
    for (const actor of [performer, manager, admin]) {
      const { shift, log } = act(aShift(), actor, dayAhead, { ...edit, ...change });
      expect({ ...shift, version: 1, pending_change: null, change_counts: {} }).toEqual(aShift());
      expect(shift.pending_change).toMatchObject({ ...expected, by: 'performer' });
      expect(log.map(({ kind }) => kind)).toEqual(['change_asked']);
    }
  });
  it('also waits when the shift was confirmed before and its worker has left', () => {
    const left = act(aConfirmedShift(), worker, dayAhead, { action: 'leave', ...reasons }).shift;
    const longer = { ...edit, ends_at: '2026-06-10T18:00:00.000Z', planned_break_minutes: 30 };
    const { shift } = act(left, performer, dayAhead, longer);
    expect(shift).toMatchObject({ ends_at: left.ends_at, pending_change: { ends_at: longer.ends_at } });
    const assign = { action: 'assign', staff: aWorker(), busy: [], standBys: [] } as const;
    expect(refusalOf(() => act(shift, performer, dayAhead, assign))).toBe('shift-action-not-allowed');
    const confirmed = act(shift, buyer, dayAhead, { action: 'confirm_change', busy: [], standBys: [] });
    expect(confirmed.shift).toMatchObject({ ends_at: longer.ends_at, pending_change: null, status: 'new' });
    expect(refusalOf(() => act(confirmed.shift, performer, dayAhead, assign))).toBe('accepted');
  });
  it('is dropped and logged when the scheduled job marks the shift as unfulfilled', () => {
    const { shift, log } = act(aShift(withPendingChange('performer')), 'clock', start, { action: 'not_filled' });
    expect(shift).toMatchObject({ status: 'unfulfilled', pending_change: null });
    expect(log.map(({ kind }) => kind)).toEqual(['status', 'change_refused']);
  });
});

describe('declining', () => {
  const decline = { action: 'decline', standBys: [], ...reasons } as const;
  it("removes the shift from this performer's offers only, and logs it with the reason", () => {
    const { shift, log } = act(aShift(), performer, dayAhead, decline);
    expect(shift).toMatchObject({ status: 'new', vendor: null, offered_to: ['v2'] });
    expect(log).toMatchObject([{ kind: 'declined', before: vendor, after: null, reason: 'because', vendor_id: 'v1' }]);
    expect(allowedActions(shift, performer, dayAhead)).toEqual([]);
  });
  it('by the named performer offers the shift to the others again', () => {
    const { shift } = act(aShift({ vendor }), performer, dayAhead, decline);
    expect(shift).toMatchObject({ vendor: null, offered_to: ['v2'] });
  });
  it('drops a change that the same performer requested, and no other', () => {
    const own = act(aShift(withPendingChange('performer')), performer, dayAhead, decline);
    expect(own.shift.pending_change).toBeNull();
    expect(own.log).toMatchObject([{ kind: 'declined' }, { kind: 'change_refused', reason: null }]);
    const another = { pending_change: aChange('performer', { ...dayLater, vendor_id: 'v2' }) };
    expect(act(aShift(another), performer, dayAhead, decline).shift.pending_change).not.toBeNull();
  });
  it('is refused after the start', () => {
    expect(refusalOf(() => act(aShift(), performer, start, decline))).toBe('shift-in-past');
  });
});

describe('editing a confirmed shift', () => {
  it.each([
    [buyer, 'customer'],
    [performer, 'performer'],
    [manager, 'performer'],
    [admin, 'performer'],
  ] as const)('asks for new times, as $0.id for the side of the %s', (actor, by) => {
    const { shift, log } = act(aConfirmedShift(), actor, dayAhead, { ...edit, ...dayLater });
    expect(shift).toMatchObject({ starts_at: start, pending_change: { ...dayLater, by } });
    expect(brief(log)).toEqual([{ kind: 'change_asked', field: null, before: planned, after: aDayLater }]);
  });
  it('keeps the legal warnings of the requested times with the change until it is answered', () => {
    const long = { ...edit, ...dayLater, ends_at: '2026-06-11T21:00:00.000Z', planned_break_minutes: 30 };
    const tired = [elsewhere('2026-06-11T00:00:00.000Z', '2026-06-11T03:00:00.000Z')];
    const { shift } = act(aConfirmedShift(), buyer, dayAhead, { ...long, busy: tired, override_reason: 'stocktaking' });
    expect(shift.pending_change?.warnings.map(({ rule }) => rule)).toEqual(['long-shift', 'rest']);
    expect(shift.warnings.map(({ rule }) => rule)).toEqual(['rest']);
    expect(
      refusalOf(() => act(shift, performer, dayAhead, { action: 'confirm_change', busy: tired, standBys: [] })),
    ).toBe('legal-warning');
  });
  it('replaces an earlier request and logs it', () => {
    const again = { ...edit, ends_at: '2026-06-10T13:00:00.000Z' };
    const { shift, log } = act(aConfirmedShift(withPendingChange('performer')), buyer, dayAhead, again);
    expect(shift.pending_change).toMatchObject({ ends_at: '2026-06-10T13:00:00.000Z', by: 'customer' });
    expect(brief(log)).toMatchObject([{ kind: 'change_asked', before: aDayLater }]);
  });
  it.each([buyer, performer, manager])(
    'asks for another break and another specialty with its rate, as $id',
    (actor) => {
      const category = { ...baker, hourly_rate: 25_000, auto_complete: false, prices: [] };
      const staff = aWorker({ category_ids: ['cashier', 'baker'] });
      const changed = { ...edit, category, staff, planned_break_minutes: 15 };
      const { shift, log } = act(aConfirmedShift(), actor, dayAhead, changed);
      expect(shift).toMatchObject({ category: aShift().category, hourly_rate: 20_000, planned_break_minutes: 0 });
      expect(shift.pending_change).toMatchObject({ category: baker, hourly_rate: 25_000, planned_break_minutes: 15 });
      const after = { ...planned, category: baker.names, hourly_rate: 25_000, planned_break_minutes: 15 };
      expect(brief(log)).toEqual([{ kind: 'change_asked', field: null, before: planned, after }]);
    },
  );
  it('requests nothing when nothing would differ', () => {
    const same = { ...edit, starts_at: planned.starts_at, planned_break_minutes: 0 };
    expect(act(aConfirmedShift(), performer, dayAhead, same)).toMatchObject({
      shift: { pending_change: null },
      log: [],
    });
    expect(
      act(aConfirmedShift(withPendingChange('customer')), performer, dayAhead, same).shift.pending_change,
    ).not.toBeNull();
  });
  it('refuses a specialty that its worker does not have', () => {
    const category = { ...baker, hourly_rate: 25_000, auto_complete: true, prices: [] };
    const changed = { ...edit, category, staff: aWorker() };
    expect(refusalOf(() => act(aConfirmedShift(), performer, dayAhead, changed))).toBe('staff-without-specialty');
  });
  it('refuses the performer times at which its worker is busy or lacks rest; the customer may request them', () => {
    const busy = [elsewhere('2026-06-11T13:00:00.000Z', '2026-06-11T16:00:00.000Z')];
    const tired = [elsewhere('2026-06-11T00:00:00.000Z', '2026-06-11T03:00:00.000Z')];
    const moved = { ...edit, ...dayLater };
    expect(refusalOf(() => act(aConfirmedShift(), performer, dayAhead, { ...moved, busy }))).toBe('staff-busy');
    expect(refusalOf(() => act(aConfirmedShift(), performer, dayAhead, { ...moved, busy: tired }))).toBe(
      'legal-warning',
    );
    expect(refusalOf(() => act(aConfirmedShift(), buyer, dayAhead, { ...moved, busy: [...busy, ...tired] }))).toBe(
      'accepted',
    );
  });
});

describe('an edit of a confirmed shift by its performer', () => {
  const busy = [elsewhere('2026-06-10T06:00:00.000Z', '2026-06-10T07:30:00.000Z')];
  const later = [elsewhere('2026-06-10T14:30:00.000Z', '2026-06-10T16:00:00.000Z')];
  it.each([
    ['its start', { starts_at: '2026-06-10T07:00:00.000Z' }, busy],
    ['its end', { ends_at: '2026-06-10T15:00:00.000Z', planned_break_minutes: 30 }, later],
  ])('is refused when %s alone moves into another shift of the worker', (_, time, occupied) => {
    const command = { ...edit, ...time, busy: occupied, override_reason: 'agreed' };
    expect(refusalOf(() => act(aConfirmedShift(), performer, dayAhead, command))).toBe('staff-busy');
  });
  it('that keeps the times is possible while another shift of the worker runs into this one', () => {
    const running = [elsewhere('2026-06-10T02:00:00.000Z', '2026-06-10T08:30:00.000Z', 'in_progress')];
    const command = { ...edit, planned_break_minutes: 15, busy: running, override_reason: 'agreed' };
    expect(refusalOf(() => act(aConfirmedShift(), performer, dayAhead, command))).toBe('accepted');
  });
});

describe('the answer to a change', () => {
  const confirm = { action: 'confirm_change', busy: [], standBys: [] } as const;
  const refuse = { action: 'refuse_change', ...reasons } as const;

  it.each([
    ['customer', buyer, 'shift-action-not-allowed'],
    ['customer', performer, 'accepted'],
    ['customer', admin, 'accepted'],
    ['performer', buyer, 'accepted'],
    ['performer', performer, 'shift-action-not-allowed'],
    ['performer', manager, 'accepted'],
  ] as const)('requested by the %s: confirming as $1.id is %s', (by, actor, outcome) => {
    expect(refusalOf(() => act(aConfirmedShift(withPendingChange(by)), actor, dayAhead, confirm))).toBe(outcome);
  });
  it('makes the new times the plan and logs them', () => {
    const { shift, log } = act(aConfirmedShift(withPendingChange('customer')), performer, dayAhead, confirm);
    expect(shift).toMatchObject({ ...dayLater, day: '2026-06-11', status: 'confirmed', pending_change: null });
    expect(log.map(({ kind, field }) => [kind, field])).toEqual([
      ['start', 'starts_at'],
      ['end', 'ends_at'],
    ]);
  });
  it('checks again that the worker is available and rested, and that the time is in the future', () => {
    const shift = aConfirmedShift(withPendingChange('customer'));
    const busy = [elsewhere('2026-06-11T13:00:00.000Z', '2026-06-11T16:00:00.000Z')];
    const tired = [elsewhere('2026-06-11T00:00:00.000Z', '2026-06-11T03:00:00.000Z')];
    expect(refusalOf(() => act(shift, performer, dayAhead, { ...confirm, busy }))).toBe('staff-busy');
    expect(refusalOf(() => act(shift, performer, dayAhead, { ...confirm, busy: tired }))).toBe('legal-warning');
    const early = { ...shift, ...withPendingChange('customer', { starts_at: dayAhead, ends_at: start }) };
    expect(refusalOf(() => act(early, performer, dayAhead, confirm))).toBe('shift-in-past');
  });
  it('makes the new specialty and break the plan, with the rate, and logs them', () => {
    const terms = {
      category: baker,
      hourly_rate: 25_000,
      auto_complete: false,
      planned_break_minutes: 15,
      ...planTimes,
    };
    const staff = aWorker({ category_ids: ['cashier', 'baker'] });
    const { shift, log } = act(aConfirmedShift(withPendingChange('performer', terms)), buyer, dayAhead, {
      ...confirm,
      staff,
    });
    expect(shift).toMatchObject({ ...terms, pending_change: null });
    expect(log.map(({ kind }) => kind)).toEqual(['category', 'rate', 'planned_break']);
  });
  it('checks again that the worker has the specialty', () => {
    const terms = { category: baker, hourly_rate: 25_000, ...planTimes };
    const run = () =>
      act(aConfirmedShift(withPendingChange('customer', terms)), performer, dayAhead, { ...confirm, staff: aWorker() });
    expect(refusalOf(run)).toBe('staff-without-specialty');
  });
  it('needs no worker for the new specialty of a shift without one', () => {
    const terms = { category: baker, hourly_rate: 25_000, ...planTimes };
    const { shift } = act(aShift(withPendingChange('performer', terms)), buyer, dayAhead, confirm);
    expect(shift).toMatchObject({ category: baker, hourly_rate: 25_000, pending_change: null });
  });
  it('needs a reason when the new times violate the law', () => {
    const long = { ends_at: '2026-06-11T21:00:00.000Z', planned_break_minutes: 30 };
    const shift = aConfirmedShift(withPendingChange('customer', long));
    expect(refusalOf(() => act(shift, performer, dayAhead, confirm))).toBe('legal-warning');
    const agreed = act(shift, performer, dayAhead, { ...confirm, override_reason: 'stocktaking' }).shift;
    expect(agreed.warnings.map(({ rule }) => rule)).toEqual(['long-shift']);
  });
  it('may be a refusal by the performer of what the platform requested for it', () => {
    const { shift } = act(aConfirmedShift(), manager, dayAhead, { ...edit, ...dayLater });
    expect(shift.pending_change).toMatchObject({ by: 'performer', vendor_id: null });
    expect(refusalOf(() => act(shift, performer, dayAhead, refuse))).toBe('accepted');
  });
  it("does not show a customer where else the performer's worker is booked", () => {
    const shift = aConfirmedShift(withPendingChange('performer'));
    const busy = [elsewhere('2026-06-11T13:00:00.000Z', '2026-06-11T16:00:00.000Z')];
    expect(() => act(shift, buyer, dayAhead, { ...confirm, busy })).toThrow(
      expect.objectContaining({
        code: 'staff-busy',
        details: { params: { from: busy[0]?.from, to: busy[0]?.to, time_zone: 'Europe/Prague' } },
      }),
    );
  });
  it.each([buyer, performer, admin])('may be a refusal by $id, whoever requested the change', (actor) => {
    const { shift, log } = act(aConfirmedShift(withPendingChange('customer')), actor, dayAhead, refuse);
    expect(shift).toMatchObject({ starts_at: start, pending_change: null });
    expect(log).toMatchObject([{ kind: 'change_refused', before: aDayLater, after: planned, reason: 'because' }]);
  });
  it.each([
    ['start', worker, aMomentBefore, { action: 'start', busy: [] }],
    ['leave', worker, dayAhead, { action: 'leave', ...reasons }],
    ['cancel', buyer, dayAhead, { action: 'cancel', ...reasons, backs: [], standBys: [] }],
    ['no_show', 'clock', '2026-06-10T14:00:00.000Z', { action: 'no_show' }],
    ['mark_unfulfilled', performer, '2026-06-10T08:30:00.000Z', { action: 'mark_unfulfilled' }],
  ] as const)('is dropped and logged by %s', (_, actor, now, command) => {
    const { shift, log } = act(aConfirmedShift(withPendingChange('customer')), actor, now, command);
    expect(shift.pending_change).toBeNull();
    expect(log.filter(({ kind }) => kind === 'change_refused')).toMatchObject([{ before: aDayLater, reason: null }]);
  });
});

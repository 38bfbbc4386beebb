import { describe, expect, it } from 'vitest';
import type { Actor } from '../roles.ts';
import { draftShift, type Order, previewShift } from './draft.ts';
import {
  admin,
  buyer,
  cashier,
  customer,
  law,
  manager,
  newcomer,
  otherVendor,
  performer,
  refusalOf,
  storeManager,
  vendor,
  worker,
} from './examples.ts';

const now = '2026-06-09T08:00:00.000Z';
const store = {
  id: 's1',
  name: 'Novák Brno',
  address: 'Brno',
  time_zone: 'Europe/Prague',
  sales_area_m2: 150,
  company: customer,
  vendors: [vendor, otherVendor],
  active: true,
};
const context = (actor: Actor) => ({
  store,
  specialty: { ...cashier, hourly_rate: 20_000, auto_complete: true, prices: [] },
  actor,
  now,
  id: 'shift',
  law,
});
const order = (patch: Partial<Order> = {}): Order => ({
  starts_at: '2026-06-10T08:00:00.000Z',
  ends_at: '2026-06-10T14:00:00.000Z',
  ...patch,
});
const ordered = (patch: Partial<Order> = {}, actor = buyer) => draftShift(order(patch), context(actor));
const answer = (patch: Partial<Order>, actor = buyer) => refusalOf(() => ordered(patch, actor));
const from = (starts_at: string, ends_at: string) => ({ starts_at, ends_at, override_reason: 'tested elsewhere' });

describe('the times of an order', () => {
  it.each([
    ['20:00 when it is 08:00', from('2026-06-09T20:00:00.000Z', '2026-06-09T22:00:00.000Z'), 'accepted', 'accepted'],
    ['a quarter earlier', from('2026-06-09T19:45:00.000Z', '2026-06-09T22:00:00.000Z'), 'shift-too-soon', 'accepted'],
    ['a quarter ahead', from('2026-06-09T08:15:00.000Z', '2026-06-09T10:00:00.000Z'), 'shift-too-soon', 'accepted'],
    [
      'this very moment',
      from('2026-06-09T08:00:00.000Z', '2026-06-09T10:00:00.000Z'),
      'shift-in-past',
      'shift-in-past',
    ],
    ['yesterday', from('2026-06-08T08:00:00.000Z', '2026-06-08T10:00:00.000Z'), 'shift-in-past', 'shift-in-past'],
    ['off the grid', from('2026-06-10T08:05:00.000Z', '2026-06-10T10:00:00.000Z'), 'shift-off-grid', 'shift-off-grid'],
    ['a second late', from('2026-06-10T08:00:00.000Z', '2026-06-10T10:00:01.000Z'), 'shift-off-grid', 'shift-off-grid'],
    [
      'no length',
      from('2026-06-10T08:00:00.000Z', '2026-06-10T08:00:00.000Z'),
      'shift-end-before-start',
      'shift-end-before-start',
    ],
    [
      'backwards',
      from('2026-06-10T08:00:00.000Z', '2026-06-10T07:00:00.000Z'),
      'shift-end-before-start',
      'shift-end-before-start',
    ],
    ['exactly 24 hours', from('2026-06-10T08:00:00.000Z', '2026-06-11T08:00:00.000Z'), 'accepted', 'accepted'],
    [
      'a quarter more',
      from('2026-06-10T08:00:00.000Z', '2026-06-11T08:15:00.000Z'),
      'shift-too-long',
      'shift-too-long',
    ],
    ['ten years ahead', from('2036-06-09T08:00:00.000Z', '2036-06-09T10:00:00.000Z'), 'accepted', 'accepted'],
    [
      'a quarter further',
      from('2036-06-09T08:15:00.000Z', '2036-06-09T10:00:00.000Z'),
      'shift-too-far',
      'shift-too-far',
    ],
  ])('%s: %#', (_, times, customerSide, others) => {
    for (const actor of [buyer, storeManager]) expect(answer(times, actor)).toBe(customerSide);
    for (const actor of [performer, manager, admin]) expect(answer(times, actor)).toBe(others);
  });

  it.each([
    [
      '2026-03-28T21:00:00.000Z',
      '2026-03-29T21:00:00.000Z',
      'accepted',
      'in spring 22:00 to 23:00 the next day is 24 h',
    ],
    ['2026-03-28T21:00:00.000Z', '2026-03-29T21:15:00.000Z', 'shift-too-long', 'and a quarter more is too long'],
    [
      '2026-10-24T20:00:00.000Z',
      '2026-10-25T20:15:00.000Z',
      'shift-too-long',
      'in autumn 22:00 to 21:15 the next day is over 24 h',
    ],
  ])('count real hours over the clock change: %s to %s is %s (%s)', (starts_at, ends_at, outcome) => {
    const early = { ...context(buyer), now: '2026-01-01T00:00:00.000Z' };
    expect(refusalOf(() => draftShift({ ...from(starts_at, ends_at) }, early))).toBe(outcome);
  });
});

describe('the performer of an order', () => {
  it('is open to all performers of the store when none is chosen', () => {
    expect(ordered().shift).toMatchObject({ vendor: null, offered_to: ['v1', 'v2'], customer, staff: null });
  });
  it('is the performer that the customer names', () => {
    expect(ordered({ vendor_id: 'v2' }).shift).toMatchObject({ vendor: otherVendor, offered_to: [] });
  });
  it('is the performer that orders, whatever it names', () => {
    expect(ordered({ vendor_id: 'v2' }, performer).shift.vendor).toEqual(vendor);
  });
  it('is open when the platform orders without naming one', () => {
    expect(ordered({}, admin).shift.vendor).toBeNull();
  });
  it('must serve the store', () => {
    expect(answer({ vendor_id: 'v3' })).toBe('not-found');
  });
});

describe('a new shift', () => {
  it('has what was ordered, and nothing else yet', () => {
    const { shift, others } = ordered({ comment: 'Ring twice', planned_break_minutes: 45 });
    expect(shift).toMatchObject({
      status: 'new',
      version: 1,
      comment: 'Ring twice',
      planned_break_minutes: 45,
      store: { id: 's1', time_zone: 'Europe/Prague', sales_area_m2: 150 },
      hourly_rate: 20_000,
      auto_complete: true,
      created_at: now,
    });
    const { staff, staff_version, actual_start, actual_end, pending_change, counterpart_id } = shift;
    expect([staff, staff_version, actual_start, actual_end, pending_change, counterpart_id]).toEqual(
      Array.from({ length: 6 }, () => null),
    );
    const { breaks, flags, warnings, backs, backed_by, call_ups } = shift;
    expect([breaks, flags, warnings, backs, backed_by, call_ups, others]).toEqual(Array.from({ length: 7 }, () => []));
    expect(ordered().shift.comment).toBeNull();
  });
  it.each([
    [buyer, 'customer'],
    [storeManager, 'customer'],
    [performer, 'performer'],
    [manager, 'performer'],
    [admin, 'performer'],
  ])('ordered by $id belongs to the side of the %s', (actor, side) => {
    expect(ordered({}, actor).shift.ordered_by).toBe(side);
  });
  it.each([worker, newcomer])('cannot be ordered by $id', (actor) => {
    expect(answer({}, actor)).toBe('shift-action-not-allowed');
  });
  it('starts its log with its creation, and keeps the reason for overriding the law', () => {
    const { shift, log } = ordered({ ends_at: '2026-06-10T21:00:00.000Z', override_reason: 'stocktaking' });
    expect(shift.warnings.map(({ rule }) => rule)).toEqual(['long-shift']);
    expect(log).toEqual([
      {
        kind: 'created',
        field: null,
        at: now,
        by: { id: 'buyer', fio: 'buyer' },
        on_behalf_of: null,
        before: null,
        after: { starts_at: '2026-06-10T08:00:00.000Z', ends_at: '2026-06-10T21:00:00.000Z' },
        reason: 'stocktaking',
        version: 1,
        vendor_id: null,
      },
    ]);
  });
  it('is refused when the law warns and no reason is given', () => {
    expect(answer({ ends_at: '2026-06-10T21:00:00.000Z' })).toBe('legal-warning');
  });
  it.each([
    ['2026-06-10T14:00:00.000Z', 0],
    ['2026-06-10T14:15:00.000Z', 30],
  ])('ending at %s has %i minutes of planned break: half an hour above six hours', (ends_at, minutes) => {
    expect(ordered({ ends_at }).shift.planned_break_minutes).toBe(minutes);
  });
  it('belongs to the local day of its start at the store', () => {
    const night = ordered(from('2026-06-10T22:00:00.000Z', '2026-06-11T02:00:00.000Z')).shift;
    expect(night.day).toBe('2026-06-11');
  });
  it('is flagged when its day is a state holiday', () => {
    expect(ordered(from('2026-07-05T22:00:00.000Z', '2026-07-06T04:00:00.000Z')).shift.flags).toEqual(['holiday']);
    expect(ordered(from('2026-07-06T22:00:00.000Z', '2026-07-07T04:00:00.000Z')).shift.flags).toEqual([]);
  });
});

describe('the preview of an order', () => {
  it('contains warnings and holiday, and refuses nothing because of the law', () => {
    const times = { starts_at: '2026-07-06T06:00:00.000Z', ends_at: '2026-07-06T19:00:00.000Z' };
    const { shift, holiday } = previewShift(times, context(buyer));
    expect(shift.warnings).toEqual([{ rule: 'long-shift', params: { hours: 13, limit: 12 } }]);
    expect(holiday).toEqual({ date: '2026-07-06', name: 'Den upálení mistra Jana Husa' });
  });
  it('is refused in the same cases as the order', () => {
    expect(refusalOf(() => previewShift(order({ ends_at: '2026-06-10T08:00:00.000Z' }), context(buyer)))).toBe(
      'shift-end-before-start',
    );
  });
});

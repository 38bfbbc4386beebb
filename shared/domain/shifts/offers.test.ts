import { describe, expect, it } from 'vitest';
import { aChange, aConfirmedShift, aRunningShift, aShift, admin, law, otherVendor, vendor } from './examples.ts';
import { settleOffers } from './offers.ts';
import type { Shift } from './shift.ts';

const now = '2026-06-09T08:00:00.000Z';
const ended = {
  performer: 'v1',
  isServed: false,
  performers: ['v2', 'v3'],
  releases: false,
  prices: [],
  standBys: [],
  backs: [],
};
const served = { ...ended, isServed: true, performers: ['v1', 'v2'] };
const settle = (shift: Shift, settled: Partial<Parameters<typeof settleOffers>[1]>, at = now) =>
  settleOffers(shift, { ...ended, ...settled }, { actor: admin, now: at, law });
const kinds = ({ log }: { log: readonly { kind: string }[] }) => log.map(({ kind }) => kind);

describe('a performer that serves the store', () => {
  it('is offered an open shift, once', () => {
    const { shift, log } = settle(aShift({ offered_to: ['v2'] }), served);
    expect(shift).toEqual(aShift({ version: 2, offered_to: ['v2', 'v1'] }));
    expect(log).toEqual([]);
    expect(settle(shift, served).shift).toBe(shift);
  });

  it('brings its price of now for the specialty and day, and the others keep theirs', () => {
    const unraised = { weekend: null, night: null, state_holiday: null };
    const kept = { vendor_id: 'v2', hourly_rate: 210_00, ...unraised };
    const agreed = (vendor_id: string, hourly_rate: number, category_id = 'cashier') => ({
      vendor_id,
      category_id,
      hourly_rate,
      ...unraised,
      valid_from: '2026-01-01',
    });
    const prices = [agreed('v1', 230_00), agreed('v2', 250_00), agreed('v1', 400_00, 'baker')];
    const { shift, log } = settle(aShift({ offered_to: ['v2'], prices: [kept] }), { ...served, prices });
    expect(shift.prices).toEqual([kept, { vendor_id: 'v1', hourly_rate: 230_00, ...unraised }]);
    expect(log).toEqual([]);
  });

  it.each([
    ['that it declined', aShift({ offered_to: ['v2'] }), ['v2']],
    ['of another performer', aShift({ vendor: otherVendor, offered_to: [] }), ['v1', 'v2']],
    ['that is staffed', aConfirmedShift({ vendor: otherVendor }), ['v1', 'v2']],
    ['that ended', aShift({ status: 'unfulfilled', offered_to: [] }), ['v1', 'v2']],
  ])('is not offered a shift %s', (_, shift, performers) => {
    expect(settle(shift, { ...served, performers }).shift).toBe(shift);
  });
});

describe('a performer that no longer serves the store', () => {
  it('loses an open shift and its own request, and others keep theirs', () => {
    const own = settle(aShift({ pending_change: aChange('performer', { hourly_rate: 1 }) }), ended);
    expect(own.shift).toMatchObject({ version: 2, offered_to: ['v2'], pending_change: null });
    const pending_change = aChange('performer', { hourly_rate: 1, vendor_id: 'v2' });
    expect(settle(aShift({ pending_change }), ended).shift).toMatchObject({ offered_to: ['v2'], pending_change });
  });

  it('is no longer an alternative for a shift that another performer staffs', () => {
    const shift = aConfirmedShift({ vendor: otherVendor, offered_to: ['v1', 'v2'] });
    expect(settle(shift, ended).shift).toEqual({ ...shift, version: 2, offered_to: ['v2'] });
  });

  it('loses a shift that it was to staff, which the others are offered', () => {
    const { shift } = settle(aShift({ vendor, offered_to: [] }), ended);
    expect(shift).toMatchObject({ vendor: null, offered_to: ['v2', 'v3'], version: 2 });
  });

  it('keeps the shifts that it staffs', () => {
    for (const shift of [aConfirmedShift(), aShift({ ...aConfirmedShift(), status: 'reserve' })])
      expect(settle(shift, ended)).toEqual({ shift, log: [], others: [] });
  });

  it('gives them back if it releases them, and the log of the worker is not for the others', () => {
    const change = settle(aConfirmedShift({ offered_to: [] }), { releases: true });
    expect(change.shift).toMatchObject({
      version: 2,
      status: 'new',
      staff: null,
      staff_version: null,
      vendor: null,
      offered_to: ['v2', 'v3'],
    });
    expect(kinds(change)).toEqual(['status', 'staff']);
    expect(change.log).toMatchObject([
      { version: 2, vendor_id: 'v1' },
      { version: 2, vendor_id: 'v1' },
    ]);
  });

  it('keeps a shift that has started or should have', () => {
    const running = aRunningShift();
    expect(settle(running, { releases: true }).shift).toBe(running);
    const late = aConfirmedShift();
    expect(settle(late, { releases: true }, late.starts_at).shift).toBe(late);
  });

  it('loses its stand-by shifts there if it releases them, and their links', () => {
    const standBy = aShift({ ...aConfirmedShift(), id: 'stand-by', status: 'reserve', backs: ['shift'] });
    const backed = aConfirmedShift({ backed_by: ['stand-by'], stand_by_vendors: { 'stand-by': 'v1' } });
    const change = settle(standBy, { releases: true, backs: [backed] });
    expect(change.shift).toMatchObject({ status: 'canceled', version: 2 });
    expect(change.others).toMatchObject([{ shift: { id: 'shift', backed_by: [], version: 2 } }]);
  });

  it('no longer backs an open shift there', () => {
    const standBy = aShift({ ...aConfirmedShift(), id: 'stand-by', status: 'reserve', backs: ['shift'] });
    const open = aShift({ backed_by: ['stand-by'], stand_by_vendors: { 'stand-by': 'v1' } });
    const change = settle(open, { standBys: [standBy] });
    expect(change.shift).toMatchObject({ offered_to: ['v2'], backed_by: [] });
    expect(change.others).toMatchObject([{ shift: { id: 'stand-by', backs: [] }, log: [{ kind: 'back_dropped' }] }]);
  });

  it('has nothing to lose of a shift that it was not offered, or that ended', () => {
    for (const shift of [aShift({ offered_to: ['v2'] }), aShift({ status: 'canceled' })])
      expect(settle(shift, { releases: true }).shift).toBe(shift);
  });
});

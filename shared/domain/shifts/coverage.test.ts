import { describe, expect, it } from 'vitest';
import { coverageOf, gapOf, isOrdered } from './coverage.ts';
import { aCompletedShift, aConfirmedShift, aRunningShift, aShift } from './examples.ts';
import type { Shift } from './shift.ts';

const dayAhead = '2026-06-09T08:00:00.000Z';
const fiveAfterStart = '2026-06-10T08:05:59.999Z';
const aMomentLater = '2026-06-10T08:06:00.000Z';

describe('the coverage of a shift', () => {
  it.each<[string, Shift, ReturnType<typeof gapOf>]>([
    ['without a worker', aShift(), 'unfilled'],
    ['with a worker', aConfirmedShift(), null],
    ['that runs', aRunningShift(), null],
    ['that is completed', aCompletedShift(), null],
    ['to which nobody came', aConfirmedShift({ status: 'unfulfilled', flags: ['no_show'] }), 'no_show'],
    ['that nobody was assigned to', aShift({ status: 'unfulfilled' }), 'unfulfilled'],
    [
      'that the performer canceled',
      aConfirmedShift({ status: 'canceled', flags: ['late_cancel'], canceled_by: 'performer' }),
      'canceled_by_performer',
    ],
    ['that the customer canceled', aConfirmedShift({ status: 'canceled', canceled_by: 'customer' }), null],
    ['that is on stand-by', aConfirmedShift({ status: 'reserve' }), null],
  ])('has the right gap for a shift %s', (_, shift, gap) => {
    expect(gapOf(shift, dayAhead)).toBe(gap);
  });

  it('misses the worker of a shift that is not started more than five minutes after its start', () => {
    expect(gapOf(aConfirmedShift(), fiveAfterStart)).toBeNull();
    expect(gapOf(aConfirmedShift(), aMomentLater)).toBe('not_started');
    expect(gapOf(aRunningShift(), aMomentLater)).toBeNull();
  });

  it('counts as ordered what the customer still needs: not its own cancellations, and no stand-by', () => {
    expect(isOrdered(aShift())).toBe(true);
    expect(isOrdered(aShift({ status: 'canceled' }))).toBe(false);
    expect(isOrdered(aShift({ status: 'canceled', canceled_by: 'performer' }))).toBe(true);
    expect(isOrdered(aConfirmedShift({ status: 'reserve', flags: ['reserve'] }))).toBe(false);
  });

  it.each<[string, Shift, ReturnType<typeof coverageOf>]>([
    ['open', aShift(), 'open'],
    ['staffed', aConfirmedShift(), 'staffed'],
    ['running', aRunningShift(), 'running'],
    ['completed', aCompletedShift(), 'worked'],
    ['not filled', aShift({ status: 'unfulfilled' }), 'lost'],
    ['canceled by the performer', aConfirmedShift({ status: 'canceled', canceled_by: 'performer' }), 'lost'],
    ['canceled by the customer', aConfirmedShift({ status: 'canceled', canceled_by: 'customer' }), null],
    ['on stand-by', aConfirmedShift({ status: 'reserve' }), null],
  ])('says what became of a shift that is %s', (_, shift, coverage) => {
    expect(coverageOf(shift)).toBe(coverage);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundedDays, completeDays } from './bounded-days.ts';

const now = '2026-11-29T12:00:00.000Z';

describe('the days of a request', () => {
  it.each([
    ['none', {}, '2026-11-01', '2026-11-30'],
    ['the last one', { to: '2000-01-01' }, '2000-01-01', '2000-01-01'],
    ['the last one of a later month', { to: '2027-02-10' }, '2027-02-01', '2027-02-10'],
    ['the first one', { from: '2028-02-10' }, '2028-02-10', '2028-02-29'],
    ['the first one, at the end of the calendar', { from: '9999-12-31' }, '9999-12-31', '9999-12-31'],
    ['both', { from: '2026-03-05', to: '2026-04-06' }, '2026-03-05', '2026-04-06'],
  ])('with %s are of a month', (_, given, from, to) => {
    expect(completeDays(given, now)).toEqual({ from, to });
  });

  it.each([
    ['none', {}, '2026-11-20', '2026-11-29'],
    ['the last one', { to: '2000-01-01' }, '1999-12-23', '2000-01-01'],
    ['the last one, after today', { to: '2026-12-01' }, '2026-11-22', '2026-12-01'],
    ['the first one', { from: '2026-11-28' }, '2026-11-28', '2026-11-29'],
    ['the first one, after today', { from: '9999-12-31' }, '9999-12-31', '9999-12-31'],
    ['both', { from: '2026-03-05', to: '2026-04-06' }, '2026-03-05', '2026-04-06'],
  ])('with %s are the ten up to today or to the last one', (_, given, from, to) => {
    expect(completeDays(given, now, { usual: 10 })).toEqual({ from, to });
  });

  it('are days in Prague unless another calendar is meant', () => {
    const late = '2026-11-29T23:30:00.000Z';
    expect(completeDays({}, late, { usual: 1 }).to).toBe('2026-11-30');
    expect(completeDays({}, late, { usual: 1, todayAt: (time) => time.slice(0, 10) }).to).toBe('2026-11-29');
  });

  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  it('keep each given one, and are in order', () => {
    const usual = fc.option(fc.integer({ min: 1, max: 400 }), { nil: undefined });
    fc.assert(
      fc.property(day, fc.constantFrom('from', 'to'), usual, (given, end, length) => {
        const span = completeDays({ [end]: given }, now, length === undefined ? {} : { usual: length });
        expect(span[end]).toBe(given);
        expect(span.from <= span.to).toBe(true);
      }),
    );
  });

  it.each([
    [{ from: '2026-01-01', to: '2027-02-05' }, {}, null],
    [{ from: '2026-01-01', to: '2027-02-06' }, {}, 400],
    [{ from: '2026-01-01', to: '2026-01-11' }, { most: 10 }, null],
    [{ from: '2026-01-01', to: '2026-01-12' }, { most: 10 }, 10],
    [{ from: '2000-01-01' }, { usual: 10, most: 92 }, 92],
  ])('%j are refused if they are too many: %j', (given, bounds, count) => {
    const refusal = { details: { fields: { to: { key: 'range-too-long', params: { count } } } } };
    const read = () => boundedDays(given, now, bounds);
    if (count === null) expect(read()).toMatchObject(given);
    else expect(read).toThrow(expect.objectContaining(refusal));
  });
});

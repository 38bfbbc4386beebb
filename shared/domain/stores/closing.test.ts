import { describe, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import { requireDeletable, requireNoShiftsAhead } from './closing.ts';

const refusalOf = (run: () => void): unknown => {
  try {
    run();
    return null;
  } catch (error) {
    return error instanceof Problem ? { code: error.code, ...error.details } : error;
  }
};

describe('a store', () => {
  it('is deactivated only without coming shifts', () => {
    expect(refusalOf(() => requireNoShiftsAhead(0))).toBeNull();
    expect(refusalOf(() => requireNoShiftsAhead(2))).toEqual({ code: 'store-shifts-ahead', params: { count: 2 } });
  });

  it.for([
    [true, 0, 0, { code: 'store-active' }],
    [true, 1, 1, { code: 'store-active' }],
    [false, 1, 0, { code: 'store-in-use', params: { shifts: 1, people: 0 } }],
    [false, 0, 2, { code: 'store-in-use', params: { shifts: 0, people: 2 } }],
    [false, 0, 0, null],
  ] as const)(
    'that is active (%s), with %i shifts and %i people, is deleted or not',
    ([active, shifts, people, code]) => {
      expect(refusalOf(() => requireDeletable({ active }, { shifts, people }))).toEqual(code);
    },
  );
});

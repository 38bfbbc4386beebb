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
    [true, 0, 0, 0, { code: 'store-active' }],
    [true, 1, 1, 1, { code: 'store-active' }],
    [false, 1, 0, 0, { code: 'store-in-use', params: { shifts: 1, people: 0, invitations: 0 } }],
    [false, 0, 2, 0, { code: 'store-in-use', params: { shifts: 0, people: 2, invitations: 0 } }],
    [false, 0, 0, 1, { code: 'store-in-use', params: { shifts: 0, people: 0, invitations: 1 } }],
    [false, 0, 0, 0, null],
  ] as const)(
    'that is active (%s), with %i shifts, %i people and %i open invitations, is deleted or not',
    ([active, shifts, people, invitations, code]) => {
      expect(refusalOf(() => requireDeletable({ active }, { shifts, people, invitations }))).toEqual(code);
    },
  );
});

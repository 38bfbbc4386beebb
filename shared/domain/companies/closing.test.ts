import { describe, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import { requireCompanyDeletable, requireNothingOpen } from './closing.ts';

const refusalOf = (run: () => void): unknown => {
  try {
    run();
    return null;
  } catch (error) {
    return error instanceof Problem ? { code: error.code, ...error.details } : error;
  }
};
const none = { people: 0, stores: 0, shifts: 0, orders: 0, invitations: 0, cooperations: 0, products: 0 };

describe('a company', () => {
  it('is deactivated only without coming shifts and open orders', () => {
    const refused = (shifts: number, orders: number) => refusalOf(() => requireNothingOpen({ shifts, orders }));
    expect(refused(0, 0)).toBeNull();
    expect(refused(2, 3)).toEqual({ code: 'company-shifts-ahead', params: { count: 2 } });
    expect(refused(0, 3)).toEqual({ code: 'company-orders-open', params: { count: 3 } });
  });

  it('is deleted only when it is inactive and nothing hangs on it', () => {
    expect(refusalOf(() => requireCompanyDeletable({ active: false }, none))).toBeNull();
    expect(refusalOf(() => requireCompanyDeletable({ active: true }, none))).toEqual({ code: 'company-active' });
  });

  it.each(Object.keys(none))('is not deleted while one of its %s is left', (kind) => {
    const ties = { ...none, [kind]: 1 };
    expect(refusalOf(() => requireCompanyDeletable({ active: false }, ties))).toEqual({
      code: 'company-in-use',
      params: ties,
    });
  });
});

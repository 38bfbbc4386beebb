import { expect, it } from 'vitest';
import { invoiceLimits } from './limits.ts';
import { matchOf } from './matching.ts';

const invoice = (more: object = {}) => ({
  id: 'one',
  variable_symbol: '2026000012',
  total: 242_00,
  notes: [] as { total: number }[],
  payments: [] as { amount: number }[],
  ...more,
});
const payment = { variable_symbol: '2026000012', amount: 242_00 };

it.each<[string, Partial<typeof payment>, object[], string | undefined]>([
  ['the whole of an invoice', {}, [{}], 'one'],
  ['what is left of it after a part', { amount: 142_00 }, [{ payments: [{ amount: 100_00 }] }], 'one'],
  ['what it costs after a credit note', { amount: 121_00 }, [{ notes: [{ total: -121_00 }] }], 'one'],
  ['less', { amount: 241_99 }, [{}], undefined],
  ['more', { amount: 242_01 }, [{}], undefined],
  ['it again', {}, [{ payments: [{ amount: 242_00 }] }], undefined],
  ['a credited one', {}, [{ notes: [{ total: -242_00 }] }], undefined],
  ['one with another symbol', { variable_symbol: '2026000013' }, [{}], undefined],
  ['either of two', {}, [{}, { id: 'two' }], undefined],
  ['the new one after the first was credited', {}, [{ notes: [{ total: -242_00 }] }, { id: 'two' }], 'two'],
  ['no invoice', {}, [], undefined],
  [
    'one with as many payments as it may have',
    {},
    [{ payments: Array.from({ length: invoiceLimits.payments }, () => ({ amount: 0 })) }],
    undefined,
  ],
])('a payment of %s', (_, changes, invoices, id) => {
  expect(matchOf({ ...payment, ...changes }, invoices.map(invoice))?.id).toBe(id);
});

it('a payment without a symbol is paired by hand', () => {
  expect(matchOf({ ...payment, variable_symbol: null }, [invoice({ variable_symbol: '' })])).toBeUndefined();
});

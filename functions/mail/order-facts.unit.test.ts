import { expect, it } from 'vitest';
import en from '#shared/messages/en/letters.ts';
import { type AboutOrder, orderBill } from './order-facts.ts';

const order: AboutOrder = {
  id: 'order-1',
  number: '1234567890',
  seller: 'Drogerie Sever',
  items: [{ name: 'Mýdlo', count: 2, price: 100_00 }],
  sum: 242_00,
  delivery_cost: 0,
  bonuses_spent: 0,
  returned: 0,
  paid: 0,
  payable: 242_00,
  refund: 0,
  isCanceled: false,
  isAgreed: true,
  address: null,
  store: null,
};
const bill = (changes: Partial<AboutOrder> = {}) =>
  orderBill({ ...order, ...changes }, en.order).lines.map((line) => line.join(': ').replaceAll('\u00A0', ' '));

it('a bill adds the VAT that its prices do not include, and only that', () => {
  const line = 'Mýdlo, 2 × 100,00 Kč: 200,00 Kč';
  expect(bill()).toEqual([line, 'VAT added to the prices: 42,00 Kč']);
  expect(bill({ sum: 200_00, payable: 200_00 })).toEqual([line]);
});

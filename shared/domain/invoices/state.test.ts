import { expect, it } from 'vitest';
import { symbolOf } from './numbers.ts';
import { amountToPay, balanceOf, type InvoiceState, type InvoiceStatus, statusOf } from './state.ts';

const today = '2026-11-20';
const invoice: InvoiceState = {
  kind: 'invoice',
  total: 1210_00,
  due_on: '2026-11-30',
  sent_at: null,
  notes: [],
  payments: [],
};
const sent = { sent_at: '2026-11-16T08:00:00.000Z' };
const late = { due_on: '2026-11-19' };
const paid = (...amounts: number[]) => ({ payments: amounts.map((amount) => ({ amount })) });
const credited = (...totals: number[]) => ({ notes: totals.map((total) => ({ total })) });

it.each<[name: string, changed: Partial<InvoiceState>, status: InvoiceStatus, remaining: number]>([
  ['new', {}, 'issued', 1210_00],
  ['with its letter', sent, 'sent', 1210_00],
  ['on the day when it is due', { ...sent, due_on: today }, 'sent', 1210_00],
  ['a day later', { ...sent, ...late }, 'overdue', 1210_00],
  ['paid in part', { ...sent, ...late, ...paid(1000_00) }, 'overdue', 210_00],
  ['paid', { ...late, ...paid(1000_00, 210_00) }, 'paid', 0],
  ['paid too much', paid(1300_00), 'paid', -90_00],
  ['paid twice', paid(1210_00, 1210_00), 'paid', -1210_00],
  ['paid twice, and given back', paid(1210_00, 1210_00, -1210_00), 'paid', 0],
  ['credited in part', { ...sent, ...credited(-210_00) }, 'sent', 1000_00],
  ['credited in part and paid', { ...credited(-210_00), ...paid(1000_00) }, 'paid', 0],
  ['paid, then credited in part', { ...credited(-210_00), ...paid(1210_00) }, 'paid', -210_00],
  ['credited', { ...late, ...credited(-210_00, -1000_00) }, 'credited', 0],
  ['paid, then credited', { ...credited(-1210_00), ...paid(1210_00) }, 'credited', -1210_00],
  ['a credit note', { ...sent, ...late, kind: 'credit-note', total: -1210_00 }, 'sent', -1210_00],
])('an invoice that is %s is %s', (_, changed, status, remaining) => {
  const state = { ...invoice, ...changed };
  expect([statusOf(state, today), balanceOf(state).remaining]).toEqual([status, remaining]);
});

it('what is left is paid by default, and what was paid too much is given back', () => {
  expect(amountToPay({ ...invoice, ...paid(210_00) })).toBe(1000_00);
  expect(amountToPay({ ...invoice, ...paid(1300_00) })).toBe(-90_00);
  for (const settled of [paid(1210_00), { kind: 'credit-note' as const, total: -1210_00 }])
    expect(() => amountToPay({ ...invoice, ...settled })).toThrow('invoice-settled');
});

it('the variable symbol of hours has the year and which document of it', () => {
  expect([symbolOf('2026', 1), symbolOf('2026', 123_456)]).toEqual(['2026000001', '2026123456']);
});

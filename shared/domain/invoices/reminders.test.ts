import { expect, it } from 'vitest';
import { addDays } from '../days.ts';
import { isReminderDue, quietUntil } from './reminders.ts';
import type { InvoiceStatus } from './state.ts';

const due_on = '2026-11-10';
const overdue = { kind: 'invoice' as const, status: 'overdue' as InvoiceStatus, due_on, reminders: [] as string[] };
/** Days after the due day on which it is reminded, by a job that runs each day from a day on. */
const remindedOn = (from = 1): number[] => {
  let invoice = overdue;
  return Array.from({ length: 60 }, (_, nth) => from + nth).filter((day) => {
    const today = addDays(due_on, day);
    const isDue = isReminderDue(invoice, today);
    if (isDue) invoice = { ...invoice, reminders: [...invoice.reminders, `${today}T04:00:00.000Z`] };
    return isDue;
  });
};

it('an overdue invoice is reminded 3 and 14 days after its due day, and never again', () => {
  expect(remindedOn()).toEqual([3, 14]);
});

it('one that is first seen later is reminded then, and again after as many days', () => {
  expect(remindedOn(5)).toEqual([5, 16]);
  expect(remindedOn(20)).toEqual([20, 31]);
});

it('days are those of Prague', () => {
  expect(quietUntil({ ...overdue, reminders: ['2026-11-20T23:30:00.000Z'] })).toBe('2026-12-01');
});

it.each<[name: string, changed: Partial<typeof overdue> | { kind: 'credit-note' }, until: string | null]>([
  ['issued', { status: 'issued' }, '2026-11-10'],
  ['sent', { status: 'sent' }, '2026-11-10'],
  ['overdue', {}, '2026-11-12'],
  ['overdue and reminded', { reminders: ['2026-11-13T04:00:00.000Z'] }, '2026-11-23'],
  ['reminded twice', { reminders: ['2026-11-13T04:00:00.000Z', '2026-11-24T04:00:00.000Z'] }, null],
  ['paid', { status: 'paid' }, null],
  ['credited', { status: 'credited' }, null],
  ['a credit note', { kind: 'credit-note' }, null],
])('nothing is done about an invoice that is %s before a day', (_, changed, until) => {
  expect(quietUntil({ ...overdue, ...changed })).toBe(until);
});

it.each<InvoiceStatus>(['issued', 'sent', 'paid', 'credited'])('one that is %s is not reminded', (status) => {
  expect(isReminderDue({ ...overdue, status }, '2026-12-31')).toBe(false);
});

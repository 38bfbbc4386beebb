import { expect, it } from 'vitest';
import type { OrderStatus } from '#shared/domain/orders/transitions.ts';
import { passedStates } from './passed-states.ts';

const words = (statuses: readonly OrderStatus[], changes: Partial<Parameters<typeof passedStates>[0]> = {}) =>
  passedStates({
    status: statuses.at(-1) ?? 'new',
    payment_status: 'not_paid',
    delivery_type: 'delivery',
    history: statuses.map((status, n) => ({ status, at: `2026-10-2${n}` })),
    ...changes,
  }).map(({ status, at, when }) => [when, status, ...(at ? [at.slice(-2)] : [])].join(' '));

it('an order shows when it came to its states, and which follow', () => {
  expect(words(['new', 'new', 'processing', 'processing'])).toEqual([
    'done new 20',
    'now processing 22',
    'coming paid',
    'coming ready_to_ship',
    'coming in_progress',
    'coming completed',
  ]);
});

it('shows a quotation and supply orders only of an order that had them', () => {
  expect(words(['new', 'quotation', 'new', 'formation']).slice(0, 4)).toEqual([
    'done new 20',
    'done quotation 21',
    'now formation 23',
    'coming processing',
  ]);
});

it('an order that was moved back is where it was moved to', () => {
  expect(words(['new', 'quotation', 'new'])[0]).toBe('now new 22');
  expect(words(['new', 'processing', 'paid', 'processing']).slice(0, 3)).toEqual([
    'done new 20',
    'now processing 23',
    'coming paid',
  ]);
});

it('a pickup is not on its way, and a paid order is not paid again', () => {
  expect(words(['new'], { delivery_type: 'pickup', payment_status: 'paid' })).toEqual([
    'now new 20',
    'coming processing',
    'coming ready_to_ship',
    'coming completed',
  ]);
});

it('nothing follows after canceling', () => {
  expect(words(['new', 'processing', 'canceled'])).toEqual(['done new 20', 'done processing 21', 'now canceled 22']);
});

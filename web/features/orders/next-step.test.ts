import { expect, it } from 'vitest';
import {
  allowedTransitions,
  type OrderRoleCode,
  type OrderStatus,
  orderStatuses,
} from '#shared/domain/orders/transitions.ts';
import { nextStepOf } from './next-step.ts';

const now = '2026-10-27T12:00:00.000Z';
const step = (
  status: OrderStatus,
  roleCode: OrderRoleCode,
  changes: Partial<Parameters<typeof nextStepOf>[0]> = {},
) => {
  const order = { status, delivery_type: 'delivery', supply_store: null, ...changes } as const;
  return nextStepOf(
    {
      payable: 39_900,
      quotation_until: '2026-10-30T22:59:59.999Z',
      actions: allowedTransitions(order, [roleCode]),
      ...order,
    },
    { isCustomer: roleCode === 'C', now },
  );
};

it.each([
  ['new', 'V', 'priceOrAccept'],
  ['new', 'C', 'sellerAnswers'],
  ['quotation', 'C', 'answerBy'],
  ['quotation', 'V', 'buyerAnswersBy'],
  ['formation', 'V', 'orderSupplies'],
  ['placement', 'A', 'suppliesArrive'],
  ['processing', 'V', 'enterTrack'],
  ['processing', 'C', 'pay'],
  ['processing', 'A', 'buyerPays'],
  ['ready_to_ship', 'V', 'handToCarrier'],
  ['ready_to_ship', 'C', 'carrierCollects'],
  ['in_progress', 'C', 'confirmArrival'],
  ['in_progress', 'V', 'buyerConfirms'],
] as const)('the next step of a delivery that is %s is, to %s, %s', (status, roleCode, expected) => {
  expect(step(status, roleCode)?.step).toBe(expected);
});

it('a pickup is prepared, handed over and picked up', () => {
  const pickup = { delivery_type: 'pickup' } as const;
  expect(step('paid', 'V', pickup)?.step).toBe('preparePickup');
  expect(step('ready_to_ship', 'V', pickup)?.step).toBe('handOver');
  expect(step('ready_to_ship', 'C', pickup)).toEqual({ own: true, step: 'pickUp' });
  expect(step('ready_to_ship', 'M', pickup)?.step).toBe('buyerPicksUp');
});

it.each([
  ['formation', 'V', 'orderSupplies'],
  ['formation', 'C', 'sellerOrdersSupplies'],
  ['placement', 'C', 'answerSupply'],
  ['placement', 'V', 'buyerAnswersSupply'],
  ['placement', 'A', 'buyerAnswersSupply'],
  ['processing', 'V', 'enterTrack'],
] as const)('the next step of a supply that is %s is, to %s, %s', (status, roleCode, expected) => {
  expect(step(status, roleCode, { supply_store: { id: 'store', name: 'Náměstí' } })?.step).toBe(expected);
});

it('prices that are no longer valid are set again', () => {
  const over = { quotation_until: '2026-10-27T11:59:59.999Z' };
  expect(step('quotation', 'V', over)?.step).toBe('priceAgain');
  expect(step('quotation', 'C', over)?.step).toBe('pricesOver');
});

it('a paid order is packed', () => {
  expect(step('paid', 'C', { payable: 0 })?.step).toBe('sellerPacks');
});

it('only a final order has no next step', () => {
  const final = orderStatuses.filter((status) => step(status, 'V') === null);
  expect(final).toEqual(['completed', 'canceled']);
});

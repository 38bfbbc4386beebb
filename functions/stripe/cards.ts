import type { Card } from '#shared/contracts/billing.ts';
import { mostCards } from '#shared/domain/billing/limits.ts';
import { Problem } from '#shared/domain/problem.ts';
import { askStripe, stripeAt } from './client.ts';

/** The saved cards of a customer, the newest first. */
export const cardsOf = async (customer: string, now: string): Promise<Card[]> => {
  const stripe = await stripeAt(now);
  const { data } = await askStripe(() =>
    stripe.customers.listPaymentMethods(customer, { type: 'card', limit: mostCards }),
  );
  return data.flatMap(({ id, card }) => {
    if (!card) return [];
    const { brand, last4, exp_month, exp_year } = card;
    return [{ id, brand, last4, exp_month, exp_year }];
  });
};

/** Throws not-found unless it is a card of the customer. */
export const requireCard = async (customer: string | null, cardId: string, now: string): Promise<void> => {
  if (customer === null || !/^pm_\w+$/.test(cardId)) throw new Problem('not-found');
  const stripe = await stripeAt(now);
  const card = await askStripe(() => stripe.paymentMethods.retrieve(cardId));
  if (card.customer !== customer) throw new Problem('not-found');
};

export const forgetCard = async (cardId: string, now: string): Promise<void> => {
  const stripe = await stripeAt(now);
  await askStripe(() => stripe.paymentMethods.detach(cardId));
};

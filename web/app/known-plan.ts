import type { SubscriptionState } from '#shared/domain/billing/subscription.ts';
import { remember } from '../ui/remember.ts';

/** What this device knows of the plan of an account's company. */
type KnownPlan = { state: SubscriptionState; until: string | null };

const keyOf = (account: string): string => `smena.plan.${account}`;

/** Null before the first answer on this device. */
export const recallPlan = (account: string): KnownPlan | null => {
  const text = localStorage.getItem(keyOf(account));
  return text === null ? null : (JSON.parse(text) as KnownPlan);
};

export const rememberPlan = (account: string, { state, until }: KnownPlan): void =>
  remember(keyOf(account), JSON.stringify({ state, until }));

import { useEffect } from 'react';
import { getSubscription } from '#shared/contracts/billing.ts';
import { useGet } from '../api/query.ts';
import { rememberPlan } from './known-plan.ts';

/** Milliseconds. A plan may end, or be paid by somebody else, while a page is open. */
const lookAgain = 10 * 60_000;

/** Keeps what is known of the plan of the account's company. Shows nothing. */
export default function PlanWatch({ account }: { account: string }) {
  const plan = useGet(getSubscription, {}, { refetchInterval: lookAgain }).data?.data;
  useEffect(() => {
    if (plan) rememberPlan(account, plan);
  }, [account, plan]);
  return null;
}

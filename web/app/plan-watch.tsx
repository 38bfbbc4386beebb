import { getSubscription } from '#shared/contracts/billing.ts';
import { tellDays } from '#shared/domain/billing/subscription.ts';
import { useMay } from '../api/me.ts';
import { useGet } from '../api/query.ts';
import { optional } from '../ui/optional.tsx';

const PlanBanner = optional(() => import('./plan-banner.tsx'), { areas: ['billing'], failed: 'hide' });

/** Milliseconds. A plan may end, or be paid by somebody else, while a page is open. */
const lookAgain = 10 * 60_000;

/** Who pays is told before the plan of the company ends; everybody of it when it has ended. */
export default function PlanWatch() {
  const pays = useMay('subscription.write');
  const subscription = useGet(getSubscription, {}, { refetchInterval: lookAgain }).data?.data;
  if (!subscription) return null;
  const { state, days_left } = subscription;
  const ends = (state === 'trial' || state === 'active') && days_left !== null && days_left <= tellDays;
  return (state === 'expired' || (ends && pays)) && <PlanBanner subscription={subscription} />;
}

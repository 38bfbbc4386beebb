import type { AreaNotifications, LinkOf } from '../../kit/parts/area-notifications.ts';
import { paths } from '../../paths.ts';

const plan: LinkOf = () => ({ label: 'plan', to: paths.plan });
const transactions: LinkOf = (about) => ({
  label: 'transactions',
  to: `${paths.transactions.list}?company_id=${about}`,
});

export default {
  'plan-paid': plan,
  'plan-ending': plan,
  'plan-renewing': plan,
  'renewal-failed': plan,
  'renewal-ended': plan,
  'payment-returned': plan,
  'payment-disputed': transactions,
  'dispute-won': transactions,
  'dispute-lost': transactions,
  'refund-failed': transactions,
} satisfies AreaNotifications;

import { useLocation } from 'react-router';
import { useMay } from '../api/me.ts';
import { paths } from '../paths.ts';
import { optional } from '../ui/optional.tsx';

/** Its code asks for the plan, and is not part of the first paint. */
const PlanWatch = optional(() => import('./plan-watch.tsx'), { failed: 'hide' });

/** Tells those of a company that its plan ends, or has ended; the page of the plan says so itself. */
export const PlanNotice = () => {
  const reads = useMay('subscription.read');
  const { pathname } = useLocation();
  return reads && pathname !== paths.plan && <PlanWatch />;
};

import { Hourglass, Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { daysLeft, tellDays } from '#shared/domain/billing/subscription.ts';
import { useMay, useMe } from '../api/me.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { deviceDay } from '../ui/device-time.ts';
import { optional } from '../ui/optional.tsx';
import { recallPlan } from './known-plan.ts';

/** Asks for the plan, and is not part of the first paint. */
const PlanWatch = optional(() => import('./plan-watch.tsx'), { failed: 'hide' });

/**
 * Tells who pays that the plan of the company ends, and everybody of it that it has ended. What is shown was known when
 * the page was opened: a line that comes later would move what somebody is about to press.
 */
export const PlanNotice = () => {
  const { id } = useMe();
  const reads = useMay('subscription.read');
  const { pathname } = useLocation();
  return (
    reads && (
      <>
        {/* The page of the plan says it itself. */}
        {pathname !== paths.plan && <Line key={`${id} ${pathname}`} account={id} />}
        <PlanWatch account={id} />
      </>
    )
  );
};

const Line = ({ account }: { account: string }) => {
  const { t } = useTranslation('shell');
  const pays = useMay('subscription.write');
  const [{ plan, now }] = useState(() => ({ plan: recallPlan(account), now: new Date().toISOString() }));
  if (plan?.until === null || !plan) return null;
  const { state, until } = plan;
  const isExpired = state === 'expired';
  const left = daysLeft({ until }, now) ?? 0;
  const ends = (state === 'trial' || state === 'active') && left > 0 && left <= tellDays;
  if (!isExpired && !(ends && pays)) return null;
  const day = deviceDay(until);
  const Icon = isExpired ? Lock : Hourglass;
  const title = isExpired ? t('planNotice.expired', { day }) : t('planNotice.left', { count: left });
  const text = isExpired
    ? t(pays ? 'planNotice.expiredHelp' : 'planNotice.expiredAsk')
    : t(state === 'trial' ? 'planNotice.trial' : 'planNotice.active', { day });
  return (
    <div
      role="status"
      className={cx(
        'px-gutter flex flex-none flex-wrap items-center gap-x-3 gap-y-1.5 py-2',
        isExpired ? 'bg-danger-soft' : 'bg-info-soft',
      )}
    >
      <Icon aria-hidden className={cx('size-4 flex-none', isExpired ? 'text-danger-text' : 'text-info-text')} />
      <p className="min-w-0 flex-1 basis-60 text-pretty">
        <b className="inline-block font-semibold first-letter:uppercase">{title}</b>{' '}
        <span className="text-ink-2">{text}</span>
      </p>
      {pays && (
        <ButtonLink to={paths.plan} size="sm">
          {t(isExpired ? 'planNotice.renew' : state === 'trial' ? 'planNotice.choose' : 'planNotice.extend')}
        </ButtonLink>
      )}
    </div>
  );
};

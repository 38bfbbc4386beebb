import { Hourglass, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '#shared/contracts/billing.ts';
import { useMay } from '../api/me.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { deviceDay } from '../ui/device-time.ts';

/** When the plan ends, or that it has ended, with the way on. */
export default function PlanBanner({ subscription: { state, until, days_left } }: { subscription: Subscription }) {
  const { t } = useTranslation('billing');
  const pays = useMay('subscription.write');
  const day = until === null ? '' : deviceDay(until);
  const isExpired = state === 'expired';
  const Icon = isExpired ? Lock : Hourglass;
  const title = isExpired ? t('banner.expired', { day }) : t('banner.left', { count: days_left ?? 0 });
  const text = isExpired
    ? t(pays ? 'banner.expiredHelp' : 'banner.expiredAsk')
    : t(state === 'trial' ? 'banner.trial' : 'banner.active', { day });
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
          {t(isExpired ? 'banner.renew' : state === 'trial' ? 'banner.choose' : 'banner.extend')}
        </ButtonLink>
      )}
    </div>
  );
}

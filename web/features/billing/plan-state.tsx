import { useTranslation } from 'react-i18next';
import type { Subscription } from '#shared/contracts/billing.ts';
import { cx } from '../../ui/cx.ts';
import { deviceDay } from '../../ui/device-time.ts';
import { count } from '../../ui/format.ts';
import { Tag, type Tone } from '../../ui/pill.tsx';

const tones: Record<Subscription['state'], Tone> = {
  none: 'plain',
  trial: 'info',
  active: 'success',
  free: 'plain',
  expired: 'danger',
};

/** What the company has now, how long it goes on, and how much of its limits is used. */
export const PlanState = ({ subscription }: { subscription: Subscription }) => {
  const { t } = useTranslation(['billing', 'shell']);
  const { state, tariff, counts_as, until, days_left, uses } = subscription;
  const plan = state === 'trial' ? counts_as : (tariff ?? counts_as);
  const name = plan === null ? t('now.none') : state === 'trial' ? t('now.trialName', { plan: plan.name }) : plan.name;
  const day = until === null ? '' : deviceDay(until);
  const texts = {
    none: () => t('now.noneHelp'),
    trial: () => t('now.untilTrial', { day }),
    active: () => t('now.until', { day }),
    free: () => t('now.endless'),
    expired: () => t('now.ended', { day }),
  };
  return (
    <div className="rounded-3 border-line grid gap-6 border p-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="text-16 tracking-title font-semibold">{name}</h2>
          <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
        </div>
        {(state === 'trial' || state === 'active') && days_left !== null && (
          <p className="figures text-24 tracking-title mt-2 leading-8 font-semibold first-letter:uppercase">
            {t('shell:planNotice.left', { count: days_left })}
          </p>
        )}
        <p className="text-ink-2 mt-1 text-pretty">{texts[state]()}</p>
        {state === 'expired' && <p className="text-ink-2 mt-2 text-pretty">{t('shell:planNotice.expiredHelp')}</p>}
      </div>
      {uses.length > 0 && (
        <div className="min-w-0">
          <h3 className="mb-2 font-medium">{t('now.gives')}</h3>
          <ul className="flex flex-col gap-3">
            {uses.map((use) => (
              <UseLine key={use.limit} {...use} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};

/** From this share of a limit on, its bar warns. */
const nearLimit = 0.9;

const UseLine = ({ limit, used, of }: Subscription['uses'][number]) => {
  const { t } = useTranslation('billing');
  const share = of === null ? 0 : of === 0 ? 1 : Math.min(1, used / of);
  return (
    <li className="flex flex-col gap-1">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>{t(`limits.${limit}`)}</span>
        <span className="figures font-medium">
          {of === null ? t('now.used', { used: count(used) }) : t('now.of', { used: count(used), limit: count(of) })}
        </span>
      </span>
      {of !== null && (
        <span aria-hidden className="bg-press block h-1.5 overflow-hidden rounded-full">
          <span
            className={cx('block h-full rounded-full', share >= nearLimit ? 'bg-warning-line' : 'bg-primary')}
            style={{ width: `${share * 100}%` }}
          />
        </span>
      )}
    </li>
  );
};

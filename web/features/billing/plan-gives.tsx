import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Tariff } from '#shared/contracts/billing.ts';
import { planFeatures, planLimits } from '#shared/domain/billing/tariffs.ts';
import { cx } from '../../ui/cx.ts';

/** What a plan gives: its limits, and every feature that it has or has not. */
export const PlanGives = ({ tariff: { role, limits, features } }: { tariff: Tariff }) => {
  const { t } = useTranslation('billing');
  return (
    <ul className="flex flex-col gap-1.5">
      {planLimits[role].map((limit) => {
        const most = limits[limit];
        return (
          <Line key={limit} isGiven>
            {most === null ? t(`gives.${limit}Unlimited`) : t(`gives.${limit}`, { count: most })}
          </Line>
        );
      })}
      {planFeatures.map((feature) => (
        <Line key={feature} isGiven={features.includes(feature)}>
          {t(`features.${feature}`)}
        </Line>
      ))}
    </ul>
  );
};

const Line = ({ isGiven, children }: { isGiven: boolean; children: string }) => {
  const { t } = useTranslation('billing');
  const Icon = isGiven ? Check : Minus;
  return (
    <li className={cx('flex items-start gap-2', !isGiven && 'text-ink-3')}>
      <Icon aria-hidden className={cx('mt-0.5 size-4 flex-none', isGiven && 'text-success-text')} />
      <span>
        {!isGiven && <span className="sr-only">{t('gives.not')} </span>}
        {children}
      </span>
    </li>
  );
};

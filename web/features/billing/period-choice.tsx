import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Period, periods } from '#shared/domain/billing/tariffs.ts';
import { money } from '../../ui/format.ts';
import { Tag } from '../../ui/pill.tsx';
import { perThirtyDays, savedPercent } from './prices.ts';

/** How long to pay for, with the prices of a plan. */
export const PeriodChoice = ({
  plan,
  prices,
  value,
  onChange,
}: {
  /** Its name. */
  plan: string;
  prices: Readonly<Record<Period, number>>;
  value: Period;
  onChange: (days: Period) => void;
}) => {
  const { t } = useTranslation('billing');
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="text-12 text-ink-2 mb-2">{t('periods.label', { plan })}</legend>
      <div className="grid gap-2 sm:grid-cols-2 md:grid-cols-4">
        {periods.map((days) => {
          const saved = savedPercent(prices, days);
          return (
            <label
              key={days}
              className="rounded-3 border-line-strong hover:bg-hover has-checked:border-primary has-checked:bg-primary-soft grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start gap-x-2.5 border px-3.5 py-3"
            >
              <input
                type="radio"
                name={name}
                checked={days === value}
                onChange={() => onChange(days)}
                className="mt-0.5 size-4 accent-(--primary)"
              />
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
                {t(`periods.days${days}`)}
                {saved > 0 && <Tag tone="success">{t('periods.save', { percent: saved })}</Tag>}
              </span>
              <span className="figures text-12 text-ink-2 col-start-2">
                {t('periods.perMonth', { price: money(perThirtyDays(prices, days)) })}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};

import { useTranslation } from 'react-i18next';
import type { Period } from '#shared/domain/billing/tariffs.ts';
import { periods } from '#shared/domain/billing/tariffs.ts';
import { money } from '../../ui/format.ts';
import { Tag } from '../../ui/pill.tsx';
import { perThirtyDays, savedPercent } from './prices.ts';

/** How long to pay for. The prices are those of the usual plan; the others save as much. */
export const PeriodChoice = ({
  prices,
  value,
  onChange,
}: {
  prices: Readonly<Record<Period, number>>;
  value: Period;
  onChange: (days: Period) => void;
}) => {
  const { t } = useTranslation('billing');
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('periods.label')}</legend>
      <div className="grid grid-cols-2 gap-2 md:grid-cols-4">
        {periods.map((days) => {
          const saved = savedPercent(prices, days);
          return (
            <label
              key={days}
              className="rounded-3 border-line-strong has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-focus hover:bg-hover flex cursor-pointer flex-col gap-0.5 border p-3 has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name="period"
                className="sr-only"
                checked={days === value}
                onChange={() => onChange(days)}
              />
              <span className="flex flex-wrap items-center gap-1.5 font-semibold">
                {t(`periods.days${days}`)}
                {saved > 0 && <Tag tone="success">{t('periods.save', { percent: saved })}</Tag>}
              </span>
              <span className="figures text-12 text-ink-2">
                {t('periods.perMonth', { price: money(perThirtyDays(prices, days)) })}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};

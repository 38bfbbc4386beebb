import { useTranslation } from 'react-i18next';
import { cx } from '../../ui/cx.ts';
import { count } from '../../ui/format.ts';
import { useNow } from '../../ui/now.ts';

/** The time to a deadline. It alone is drawn again each second. */
export const Countdown = ({ until }: { until: string }) => {
  const { t } = useTranslation('tenders');
  const left = Math.max(0, Math.ceil((Date.parse(until) - Date.parse(useNow(1000))) / 1000));
  if (left === 0) return <p className="font-medium">{t('quotes.opening')}</p>;
  const days = Math.floor(left / 86_400);
  const hours = Math.floor(left / 3600) % 24;
  const minutes = Math.floor(left / 60) % 60;
  const parts = [
    ['days', days],
    ['hours', hours],
    ['minutes', minutes],
    ['seconds', left % 60],
  ] as const;
  return (
    <div
      role="timer"
      aria-label={t('quotes.left', { days: count(days), hours: count(hours), minutes: count(minutes) })}
      className="grid grid-cols-4 gap-2"
    >
      {parts.map(([unit, value]) => (
        <div
          key={unit}
          aria-hidden
          className="rounded-2 border-line bg-surface flex min-w-14 flex-col items-center border px-1 py-1.5"
        >
          <span className={cx('text-24 leading-7 font-semibold tabular-nums', unit === 'seconds' && 'text-ink-2')}>
            {value}
          </span>
          <span className="text-11 text-ink-2">{t(`quotes.units.${unit}`)}</span>
        </div>
      ))}
    </div>
  );
};

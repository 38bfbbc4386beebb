import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Rating } from '#shared/contracts/reviews.ts';
import { cx } from '../../ui/cx.ts';
import { count } from '../../ui/format.ts';
import { currentLanguage } from '../../ui/i18n.ts';

export const maxStars = [1, 2, 3, 4, 5] as const;
const starClass = 'fill-current size-4';

/** `4.5`, in the reader's language. */
export const averageText = (average: number): string =>
  new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1 }).format(average);

/** Five stars, filled up to the average of reviews or up to the stars of one. */
export const Stars = ({ average, className }: { average: number; className?: string }) => {
  const { t } = useTranslation('reviews');
  const row = 'flex gap-0.5';
  return (
    <span
      role="img"
      aria-label={t('stars', { average: averageText(average) })}
      className={cx('relative inline-block flex-none align-middle', className)}
    >
      <span className={cx(row, 'text-line-strong')}>
        {maxStars.map((star) => (
          <Star key={star} className={starClass} />
        ))}
      </span>
      <span
        className={cx(row, 'text-warning-line absolute inset-y-0 left-0 overflow-hidden')}
        style={{ width: `${(average / maxStars.length) * 100}%` }}
      >
        {maxStars.map((star) => (
          <Star key={star} className={starClass} />
        ))}
      </span>
    </span>
  );
};

/** One star with the average and the number of reviews, for narrow places. Nothing without reviews. */
export const RatingMark = ({ rating: { average, total } }: { rating: Rating }) => {
  const { t } = useTranslation('reviews');
  if (average === null) return null;
  const text = `${t('stars', { average: averageText(average) })}, ${t('total', { count: total })}`;
  return (
    <span className="figures inline-flex flex-none items-center gap-1">
      <Star aria-hidden className="text-warning-line size-3 fill-current" />
      <span aria-hidden>
        {averageText(average)} ({count(total)})
      </span>
      <span className="sr-only">{text}</span>
    </span>
  );
};

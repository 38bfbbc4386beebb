import { useTranslation } from 'react-i18next';
import { cx } from '../../ui/cx.ts';
import { count } from '../../ui/format.ts';

/** From so many pieces down, their number is a reason to hurry. */
const few = 5;

export const Availability = ({ available, className }: { available: number; className?: string }) => {
  const { t } = useTranslation('catalogue');
  if (available === 0) return <span className={cx('text-ink-3', className)}>{t('card.soldOut')}</span>;
  const isLast = available <= few;
  return (
    <span className={cx('tabular-nums', isLast ? 'text-warning-text' : 'text-ink-3', className)}>
      {t(isLast ? 'card.last' : 'card.available', { pieces: count(available) })}
    </span>
  );
};

import { CircleX, ClockAlert, Gavel, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ShiftGap, shiftGaps } from '#shared/domain/shifts/coverage.ts';
import { ShiftShape } from '../../../domain/shifts/shift-status.tsx';
import { cx } from '../../../ui/cx.ts';
import type { Coverage } from './arrange.ts';

const icons: Record<ShiftGap, ReactNode> = {
  no_show: <UserX />,
  not_started: <ClockAlert />,
  canceled_by_performer: <CircleX />,
  unfulfilled: <ShiftShape status="unfulfilled" />,
  unfilled: <ShiftShape status="new" />,
};

/** The gaps as text, the most urgent first. */
export const useGaps = () => {
  const { t } = useTranslation('shifts');
  return ({ gaps }: Pick<Coverage, 'gaps'>) =>
    shiftGaps
      .filter((id) => gaps[id] > 0)
      .map((id) => ({
        id,
        count: gaps[id],
        icon: icons[id],
        className: cx('font-semibold', id === 'unfilled' ? 'text-(--shift-new-fg)' : 'text-danger-text'),
        text: t(`calendar.gaps.${id}`, { count: gaps[id] }),
      }));
};

/** Summary of a store's day: gaps, closing by law, then filled / ordered. */
export const StoreDay = ({
  coverage,
  closed,
}: {
  coverage: Coverage;
  /** The hour from which the law closes the store; 0 means all day. */
  closed: number | undefined;
}) => {
  const { t } = useTranslation('shifts');
  const missing = useGaps()(coverage);
  const [worst] = missing;
  const closedText = closed
    ? t('words.closedByLawFrom', { time: `${String(closed).padStart(2, '0')}:00` })
    : t('words.closedByLaw');
  return (
    <div className="text-12 text-ink-3 flex h-10 items-center gap-1.5 px-2 [&_svg]:size-3.25">
      {worst && (
        <span
          title={missing.map(({ text }) => text).join(', ')}
          className={cx('flex min-w-0 items-center gap-1.5', worst.className)}
        >
          {worst.icon}
          <span className="truncate">{missing.map(({ text }) => text).join(', ')}</span>
        </span>
      )}
      {closed !== undefined && (
        <span title={closedText} className="flex min-w-0 items-center gap-1.5">
          <Gavel />
          <span className={cx('truncate', worst && 'sr-only')}>{closedText}</span>
        </span>
      )}
      {coverage.ordered > 0 && (
        <span className="figures ml-auto">
          {coverage.filled}/{coverage.ordered}
        </span>
      )}
    </div>
  );
};

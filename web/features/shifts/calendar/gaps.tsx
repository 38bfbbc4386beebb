import { CircleX, ClockAlert, Gavel } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ShiftShape } from '../../../domain/shifts/shift-status.tsx';
import { cx } from '../../../ui/cx.ts';
import type { Coverage } from './arrange.ts';

/** The gaps as text, the most urgent first. */
export const useGaps = () => {
  const { t } = useTranslation('shifts');
  return ({ noShow, unfulfilled, notStarted, canceledByPerformer, unfilled }: Coverage) => {
    const kinds = [
      { id: 'noShow', bad: true, count: noShow, icon: <ShiftShape status="unfulfilled" /> },
      { id: 'notStarted', bad: true, count: notStarted, icon: <ClockAlert /> },
      { id: 'canceledByPerformer', bad: true, count: canceledByPerformer, icon: <CircleX /> },
      { id: 'unfulfilled', bad: true, count: unfulfilled, icon: <ShiftShape status="unfulfilled" /> },
      { id: 'unfilled', bad: false, count: unfilled, icon: <ShiftShape status="new" /> },
    ] as const;
    return kinds
      .filter(({ count }) => count > 0)
      .map((kind) => ({ ...kind, text: t(`calendar.${kind.id}`, { count: kind.count }) }));
  };
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
          className={cx(
            'flex min-w-0 items-center gap-1.5 font-semibold',
            worst.bad ? 'text-danger-text' : 'text-(--shift-new-fg)',
          )}
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

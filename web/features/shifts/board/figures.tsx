import { CalendarCheck, ClockAlert, Coffee, Shield, UserRoundCheck, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#shared/contracts/endpoint.ts';
import type { getCoverage } from '#shared/contracts/shifts.ts';
import { ShiftShape } from '../../../domain/shifts/shift-status.tsx';
import { cx } from '../../../ui/cx.ts';
import { count as written } from '../../../ui/format.ts';

type Figure = { id: string; icon: ReactNode; label: string; count: number; note?: string };

/** The numbers of the day. Who is on site and who is missing are numbers of now, which only the board of today has. */
export const Figures = ({
  board,
  isToday,
}: {
  /** undefined while loading; the row keeps its height. */
  board: Answer<typeof getCoverage>['data'] | undefined;
  isToday: boolean;
}) => {
  const { t } = useTranslation('shifts');
  const { planned = 0, on_site = 0, on_break = 0, late = 0, missing = 0, unfilled = 0, stand_by = 0 } = board ?? {};
  const colour = (count: number, className: string) => (count > 0 ? className : 'text-ink-3');
  const figures: (Figure | false)[] = [
    isToday && {
      id: 'onSite',
      icon: <UserRoundCheck className="text-ink-3" />,
      label: t('board.figures.onSite'),
      count: on_site,
      note: t('board.figures.expected', { expected: written(on_site + missing) }),
    },
    isToday && {
      id: 'missing',
      icon: <UserX className={colour(missing, 'text-danger-text')} />,
      label: t('board.figures.missing'),
      count: missing,
    },
    !isToday && {
      id: 'planned',
      icon: <CalendarCheck className="text-ink-3" />,
      label: t('board.figures.planned'),
      count: planned,
    },
    {
      id: 'late',
      icon: <ClockAlert className={colour(late, 'text-warning-text')} />,
      label: t('board.figures.late'),
      count: late,
    },
    {
      id: 'unfilled',
      icon: <ShiftShape status="new" className="size-4" />,
      label: t('board.figures.unfilled'),
      count: unfilled,
    },
    isToday && {
      id: 'onBreak',
      icon: <Coffee className="text-ink-3" />,
      label: t('board.figures.onBreak'),
      count: on_break,
    },
    { id: 'standBy', icon: <Shield className="text-ink-3" />, label: t('board.figures.standBy'), count: stand_by },
  ];
  return (
    <section
      aria-label={t('board.figures.label')}
      aria-busy={!board}
      className="border-line flex-none overflow-hidden border-y"
    >
      {/* The lines of the first row and column are cut off, so that lines are only between the figures. */}
      <dl className="-mt-px -ml-px grid grid-cols-2 md:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
        {figures
          .filter((figure) => figure !== false)
          .map(({ id, icon, label, count, note }) => (
            <div key={id} className="border-line px-gutter border-t border-l py-2.5">
              <dt className="text-12 text-ink-2 flex items-center gap-1.5">
                {icon}
                {label}
              </dt>
              <dd className="flex flex-wrap items-baseline gap-x-1.5">
                {board ? (
                  <>
                    <b
                      className={cx(
                        'figures text-24 tracking-figure font-semibold',
                        id === 'missing' && count > 0 && 'text-danger-text',
                      )}
                    >
                      {written(count)}
                    </b>
                    {note && <span className="text-12 text-ink-3 tabular-nums">{note}</span>}
                  </>
                ) : (
                  <span aria-hidden className="skeleton my-2 w-10" />
                )}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
};

import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Shift } from '#shared/contracts/shifts.ts';
import { cx } from '../../../ui/cx.ts';
import { longDay, shortDay } from '../../../ui/format.ts';
import { arrange, coverageOf } from './arrange.ts';
import './board.css';
import { useGaps } from './gaps.tsx';
import { useShiftCell } from './shift-cell.tsx';

/**
 * The week on a narrow screen (below the breakpoint md): one day, and a bar with the week's days and their missing
 * workers.
 */
export const Agenda = ({
  days,
  day,
  shifts,
  holidays,
  now,
  addressOf,
  onOpen,
}: {
  days: readonly string[];
  day: string;
  shifts: readonly Shift[];
  /** Names of state holidays by date, YYYY-MM-DD. */
  holidays: ReadonlyMap<string, string>;
  now: string;
  addressOf: (day: string) => string;
  onOpen: (shift: Shift, cell: HTMLElement) => void;
}) => {
  const { t } = useTranslation('shifts');
  const cell = useShiftCell(now);
  const missing = useGaps();
  const byDay = Map.groupBy(shifts, (shift) => shift.day);
  const stores = arrange(byDay.get(day) ?? [], [day]);

  const open = (event: React.MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-shift]');
    const shift = link && shifts.find(({ id }) => id === link.dataset['shift']);
    if (!shift || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onOpen(shift, link);
  };

  return (
    <>
      <nav
        aria-label={t('calendar.scales.week')}
        className="border-line bg-surface sticky top-0 z-5 grid grid-cols-7 border-b px-2 pt-1.5 pb-2"
      >
        {days.map((one) => (
          <StripDay
            key={one}
            day={one}
            to={addressOf(one)}
            chosen={one === day}
            shifts={byDay.get(one) ?? []}
            holiday={holidays.get(one)}
            now={now}
          />
        ))}
      </nav>
      <h2 className="sr-only">{longDay(day)}</h2>
      {/* The cells are links. This element only handles their events by delegation. */}
      <div role="presentation" className="agenda pb-20" onClick={open}>
        {stores.map((store) => {
          const coverage = coverageOf(store.shifts, now);
          const [worst] = missing(coverage);
          return (
            <section key={store.id} aria-label={store.name}>
              <header className="px-gutter flex items-center gap-2 pt-3.5 pb-1.5">
                <h3 className="min-w-0 truncate font-semibold">{store.name}</h3>
                <span className="text-12 text-ink-3 min-w-0 flex-1 truncate">{store.customer}</span>
                <span className={cx('flex-none text-12', worst ? worst.className : 'text-ink-3')}>
                  {worst?.text ?? t('calendar.filled', coverage)}
                </span>
              </header>
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5 px-3">
                {store.rows
                  .flatMap((row) => row.days.flat())
                  .toSorted(([a], [b]) => (a.starts_at < b.starts_at ? -1 : 1))
                  .map((stack) => (
                    <li key={stack[0].id}>{cell(stack, { agenda: true })}</li>
                  ))}
              </ul>
            </section>
          );
        })}
        {stores.length === 0 && <p className="px-gutter text-ink-2 py-10 text-center">{t('calendar.empty')}</p>}
      </div>
    </>
  );
};

const StripDay = ({
  day,
  to,
  chosen,
  shifts,
  holiday,
  now,
}: {
  day: string;
  to: string;
  chosen: boolean;
  shifts: readonly Shift[];
  /** Name of the day's state holiday. */
  holiday: string | undefined;
  now: string;
}) => {
  const { t } = useTranslation('shifts');
  const { ordered, short } = coverageOf(shifts, now);
  return (
    <Link
      to={to}
      replace
      aria-current={chosen ? 'date' : undefined}
      className={cx(
        'grid justify-items-center rounded-3 py-1.5 text-11 leading-3.5',
        chosen ? 'bg-primary text-on-primary' : 'text-ink-3',
      )}
    >
      {shortDay(day).split(' ')[0]}
      <b className={cx('figures text-16 leading-6 font-semibold', !chosen && 'text-ink')}>{Number(day.slice(8))}</b>
      <span className={cx('figures', short > 0 && 'font-semibold', short > 0 && !chosen && 'text-(--shift-new-fg)')}>
        {short > 0 ? (
          `−${short}`
        ) : holiday ? (
          t('calendar.holidayShort')
        ) : ordered > 0 ? (
          <Check role="img" aria-label={t('calendar.filledShort')} className="size-3.5" />
        ) : (
          '\u00A0'
        )}
      </span>
    </Link>
  );
};

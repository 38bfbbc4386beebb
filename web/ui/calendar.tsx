import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from './button.tsx';
import { dayByKey, inMonth, weeksOf } from './calendar-days.ts';
import { cx } from './cx.ts';
import { isDay, today } from './days.ts';
import { dayName, longDay, monthAndYear, shortDayName } from './format.ts';

/** The weeks around a shown month must have years of four digits. */
const [firstDay, lastDay] = ['1000-01-01', '9999-11-30'];

/** A month to choose a day from, YYYY-MM-DD. Tab reaches one day, keys move the focus (WAI-ARIA date grid). */
export const Calendar = ({
  value,
  min = firstDay,
  max = lastDay,
  onChoose,
  onEscape,
}: {
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onChoose: (day: string) => void;
  onEscape: () => void;
}) => {
  const { t } = useTranslation();
  const titleId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const limited = (day: string) => (day < min ? min : day > max ? max : day);
  const [reachable, setReachable] = useState(() => limited(isDay(value) ? value : today()));
  const weeks = weeksOf(reachable);
  const month = reachable.slice(0, 7);
  /** A dialog around the calendar would take the keys, too. */
  const take = (event: React.KeyboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const escape = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    take(event);
    onEscape();
  };
  const press = (event: React.KeyboardEvent) => {
    // Alt+Left and the like belong to the browser.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = dayByKey(reachable, event.key);
    if (next === null) return escape(event);
    take(event);
    flushSync(() => setReachable(limited(next)));
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  const pager = (months: 1 | -1) => ({
    disabled: months < 0 ? min >= `${month}-01` : max.slice(0, 7) <= month,
    onClick: () => setReachable(limited(inMonth(reachable, months))),
    onKeyDown: escape,
  });
  return (
    <div>
      <div className="flex items-center gap-1 pb-1">
        <IconButton icon={ChevronLeft} label={t('calendar.previous')} {...pager(-1)} />
        <p id={titleId} aria-live="polite" className="text-14 min-w-0 flex-1 text-center font-semibold">
          {monthAndYear(month)}
        </p>
        <IconButton icon={ChevronRight} label={t('calendar.next')} {...pager(1)} />
      </div>
      <div ref={grid} role="grid" tabIndex={-1} aria-labelledby={titleId} onKeyDown={press}>
        <div role="row" className="text-12 text-ink-3 grid grid-cols-7 text-center">
          {weeks[0]?.map((day) => (
            <span key={day} role="columnheader" aria-label={dayName(day)} className="py-1">
              {shortDayName(day)}
            </span>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]} role="row" className="grid grid-cols-7">
            {week.map((day) => (
              <div key={day} role="gridcell" aria-selected={day === value}>
                <button
                  type="button"
                  tabIndex={day === reachable ? 0 : -1}
                  data-autofocus={day === reachable || undefined}
                  disabled={day < min || day > max}
                  aria-label={`${longDay(day)} ${day.slice(0, 4)}`}
                  aria-current={day === today() ? 'date' : undefined}
                  onClick={() => onChoose(day)}
                  className={cx(
                    'figures relative grid h-9 w-full place-items-center rounded-2 border -outline-offset-2 disabled:opacity-45 pointer-coarse:h-11',
                    day === today() && 'after:absolute after:bottom-1 after:size-1 after:rounded-full after:bg-current',
                    day === value
                      ? 'border-primary bg-primary font-semibold text-on-primary'
                      : 'border-transparent not-disabled:hover:bg-hover',
                    day !== value && !day.startsWith(month) && 'text-ink-3',
                  )}
                >
                  {Number(day.slice(8))}
                </button>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
};

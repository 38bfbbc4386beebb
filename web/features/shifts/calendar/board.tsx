import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Shift } from '#shared/contracts/shifts.ts';
import { neighbour } from '../../../domain/shifts/neighbour.ts';
import { paths } from '../../../paths.ts';
import { cx } from '../../../ui/cx.ts';
import { today as presentDay } from '../../../ui/days.ts';
import { shortDay } from '../../../ui/format.ts';
import { Tag } from '../../../ui/pill.tsx';
import { useShortcuts } from '../../../ui/shortcuts.ts';
import { coverageOf, type Store } from './arrange.ts';
import './board.css';
import { type Drag, StoreSection } from './store-section.tsx';

type Props = {
  stores: readonly Store[];
  days: readonly string[];
  /** Names of state holidays by date, YYYY-MM-DD. */
  holidays: ReadonlyMap<string, string>;
  now: string;
  mayOrder: boolean;
  onOpen: (shift: Shift, cell: HTMLElement) => void;
  onMove: (shift: Shift, day: string) => void;
};

/**
 * The grid of stores and days. Events are delegated from plain cells, because there may be thousands. Tab reaches one
 * cell; arrows, J and K move the focus, Enter opens. The keyboard equivalent of dragging is the edit form.
 */
export const Board = ({ stores, days, holidays, now, mayOrder, onOpen, onMove }: Props) => {
  const { t } = useTranslation('shifts');
  const navigate = useNavigate();
  const today = presentDay();
  const grid = useRef<HTMLDivElement>(null);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<string | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);

  // Scrolls to today when the week is wider than the window.
  useEffect(() => {
    grid.current?.querySelector('.board-head [data-today]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [days]);

  const shifts = stores.flatMap(({ shifts }) => shifts);
  const byDay = Map.groupBy(shifts, ({ day }) => day);
  const reachable = shifts.some(({ id }) => id === active)
    ? active
    : (stores.map(firstOf).find((id) => id !== undefined) ?? null);
  const shiftAt = (target: EventTarget | null) => {
    const id = cellAt(target)?.dataset['shift'];
    return shifts.find((shift) => shift.id === id);
  };

  const focusNext = (key: string) => {
    const cells = [...(grid.current?.querySelectorAll<HTMLElement>('[data-shift]') ?? [])];
    const from = cellAt(document.activeElement);
    const next = from ? neighbour(cells, from, key, days) : cells[0];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  useShortcuts({ j: () => focusNext('ArrowDown'), k: () => focusNext('ArrowUp') });

  const click = (event: React.MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const target = event.target as HTMLElement;
    const fold = target.closest<HTMLElement>('[data-fold]')?.dataset['fold'];
    if (fold) return setFolded(toggled(folded, fold));
    const cell = cellAt(target);
    const shift = shiftAt(target);
    if (cell && shift) {
      event.preventDefault();
      onOpen(shift, cell);
      return;
    }
    const free = target.closest<HTMLElement>('[data-free]');
    if (free) {
      const { store = '', at = '', category = '' } = free.dataset;
      void navigate(`${paths.shifts.new}?${new URLSearchParams({ store, day: at, category })}`);
    }
  };

  const dropDay = (target: EventTarget) =>
    (target as HTMLElement).closest<HTMLElement>('[data-drop]')?.dataset['at'] ?? null;

  return (
    // The cells are links and the fold controls are buttons. This element only handles their events by delegation.
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={t('calendar.board')}
      className="board"
      onClick={click}
      onFocus={(event) => setActive(cellAt(event.target)?.dataset['shift'] ?? active)}
      onKeyDown={(event) => {
        if (!event.key.startsWith('Arrow') || !cellAt(event.target)) return;
        event.preventDefault();
        focusNext(event.key);
      }}
      onDragStart={(event) => {
        const shift = shiftAt(event.target);
        if (!shift?.actions.includes('edit')) return event.preventDefault();
        event.dataTransfer.effectAllowed = 'move';
        // Chrome ends the drag when the DOM changes during dragstart.
        setTimeout(() => setDrag({ shift, over: null }));
      }}
      onDragOver={(event) => {
        const over = dropDay(event.target);
        if (over) event.preventDefault();
        if (drag && over !== drag.over) setDrag({ ...drag, over });
      }}
      onDrop={(event) => {
        event.preventDefault();
        const day = dropDay(event.target);
        if (drag && day) onMove(drag.shift, day);
      }}
      onDragEnd={() => setDrag(null)}
    >
      <div role="row" className="board-row board-head">
        <div role="columnheader" className="board-side text-12 text-ink-3 flex h-11 items-center">
          {t('calendar.stores', { count: stores.length })}
        </div>
        {days.map((day) => (
          <DayHead
            key={day}
            day={day}
            shifts={byDay.get(day) ?? []}
            holiday={holidays.get(day)}
            now={now}
            current={day === today}
          />
        ))}
      </div>
      {stores.map((store) => (
        <StoreSection
          key={store.id}
          store={store}
          days={days}
          today={today}
          now={now}
          folded={folded.has(store.id)}
          open={mayOrder}
          reachable={store.shifts.some(({ id }) => id === reachable) ? reachable : null}
          drag={drag?.shift.store.id === store.id ? drag : null}
        />
      ))}
    </div>
  );
};

const toggled = (set: ReadonlySet<string>, one: string): ReadonlySet<string> =>
  set.has(one) ? new Set([...set].filter((other) => other !== one)) : new Set([...set, one]);

const cellAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-shift]') : null;

const firstOf = ({ rows }: Store) => rows.flatMap(({ days }) => days.flat())[0]?.[0].id;

const DayHead = ({
  day,
  shifts,
  holiday,
  now,
  current,
}: {
  day: string;
  shifts: readonly Shift[];
  /** Name of the day's state holiday. */
  holiday: string | undefined;
  now: string;
  current: boolean;
}) => {
  const { t } = useTranslation('shifts');
  const { ordered, filled } = coverageOf(shifts, now);
  const [name] = shortDay(day).split(' ');
  return (
    <div
      role="columnheader"
      aria-current={current ? 'date' : undefined}
      data-today={current || undefined}
      className="text-12 text-ink-3 flex h-11 items-center gap-1.5 px-2"
    >
      <b className={cx('figures text-16 tracking-tight font-semibold', current ? 'text-primary-text' : 'text-ink')}>
        {Number(day.slice(8))}
      </b>
      {name}
      <span className="ml-auto flex items-center gap-1.5">
        {holiday && (
          <>
            <span title={holiday} className="flex @max-[1280px]:hidden">
              <Tag>{t('words.flag.holiday')}</Tag>
            </span>
            <abbr title={holiday} className="flex no-underline @min-[1280px]:hidden">
              <Tag>{t('calendar.holidayShort')}</Tag>
            </abbr>
          </>
        )}
        {ordered > 0 && (
          <span className={cx('figures text-11', holiday && '@max-[1120px]:hidden')}>
            {filled}/{ordered}
          </span>
        )}
      </span>
    </div>
  );
};

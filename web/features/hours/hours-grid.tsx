import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HoursRow } from '#shared/contracts/hours.ts';
import { neighbour } from '../../domain/shifts/neighbour.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { cx } from '../../ui/cx.ts';
import { today as presentDay } from '../../ui/days.ts';
import { dayMonth, difference, hours, shortDay } from '../../ui/format.ts';
import { useShortcuts } from '../../ui/shortcuts.ts';
import { Checkbox } from '../../ui/switch.tsx';
import { useHoursCell } from './hours-cell.tsx';
import { sumOf, type Worker } from './rows.ts';
import type { Choice } from './use-choice.ts';

type Props = {
  workers: readonly Worker[];
  days: readonly string[];
  choice: Choice;
  /** The shift of the open drawer. */
  opened: string | null;
  onOpen: (row: HoursRow) => void;
  /** The row that the focus was on last. */
  onFocus: (id: string) => void;
};

const line =
  'grid min-w-[1060px] grid-cols-[208px_repeat(7,minmax(0,1fr))_104px] *:not-first:border-l *:not-first:border-line';
const cellAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-shift]') : null;

/**
 * Workers by days. Tab reaches one cell; arrows, J and K move the focus, Space chooses, Enter opens. The name column and
 * the heads stay in view.
 */
export const HoursGrid = ({ workers, days, choice, opened, onOpen, onFocus }: Props) => {
  const { t } = useTranslation('hours');
  const grid = useRef<HTMLDivElement>(null);
  const cell = useHoursCell(choice);
  const today = presentDay();
  const rows = workers.flatMap((worker) => worker.days.flat());
  const { reachable, note } = useReachable(
    grid,
    rows.map(({ id }) => id),
  );
  const rowAt = (target: EventTarget | null) => {
    const id = cellAt(target)?.dataset['shift'];
    return rows.find((row) => row.id === id);
  };

  const focusNext = (key: string) => {
    const cells = [...(grid.current?.querySelectorAll<HTMLElement>('[data-shift]') ?? [])];
    const from = cellAt(document.activeElement);
    const next = from ? neighbour(cells, from, key, days) : cells.find(({ tabIndex }) => tabIndex === 0);
    next?.focus();
    next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  useShortcuts({ j: () => focusNext('ArrowDown'), k: () => focusNext('ArrowUp') });

  const click = (event: React.MouseEvent) => {
    // After a press on its box, the keys go on from the cell.
    if (event.target instanceof HTMLInputElement)
      return event.target.closest('[role="gridcell"] > div')?.querySelector('a')?.focus();
    const row = rowAt(event.target);
    if (!row || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen(row);
  };
  const press = (event: React.KeyboardEvent) => {
    const row = rowAt(event.target);
    if (!row || (event.key !== ' ' && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    if (event.key === ' ') choice.toggle(row);
    else focusNext(event.key);
  };
  const { usual } = choice;
  const usualChosen = usual.filter(choice.isChosen).length;

  return (
    // The cells are links and boxes. This element only handles their events by delegation.
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={t('grid')}
      onClick={click}
      onKeyDown={press}
      onFocus={(event) => {
        const id = cellAt(event.target)?.dataset['shift'];
        if (id === undefined) return;
        note(id);
        onFocus(id);
      }}
    >
      <div role="row" className={cx(line, 'border-line bg-sunken text-12 text-ink-3 sticky top-0 z-4 border-b')}>
        <div role="columnheader" className="bg-sunken pl-gutter sticky left-0 z-1 flex h-9 items-center gap-2.5">
          {usual.length > 0 && (
            <Checkbox
              aria-label={t('choose.usual')}
              checked={usualChosen === usual.length}
              mixed={usualChosen > 0 && usualChosen < usual.length}
              onChange={() => choice.set(usual, usualChosen < usual.length)}
            />
          )}
          {t('worker')}
        </div>
        {days.map((day) => (
          <div
            key={day}
            role="columnheader"
            aria-current={day === today ? 'date' : undefined}
            className="figures flex h-9 items-center gap-1 px-2.5"
          >
            <b className={cx('font-semibold', day === today ? 'text-primary-text' : 'text-ink')}>
              {shortDay(day).split(' ')[0]}
            </b>
            {dayMonth(day)}
          </div>
        ))}
        <div role="columnheader" className="flex h-9 items-center justify-end pr-4">
          {t('times.worked')}
        </div>
      </div>
      {workers.map((worker) => (
        <div key={worker.id} role="row" className={cx(line, 'border-line border-b')}>
          <div
            role="rowheader"
            className="bg-surface pl-gutter sticky left-0 z-3 flex min-w-0 items-center gap-2.5 py-2 pr-2"
          >
            <Avatar name={worker.name ?? t('nobody')} />
            <span className="min-w-0">
              <b title={worker.name ?? undefined} className="block truncate font-medium">
                {worker.name ?? t('nobody')}
              </b>
              <span title={worker.specialties} className="text-12 text-ink-3 block truncate">
                {worker.specialties}
              </span>
            </span>
          </div>
          {worker.days.map((ofDay, nth) => (
            <div key={days[nth]} role="gridcell" className="min-w-0">
              {ofDay.map((row) => cell(row, { reachable: row.id === reachable, open: row.id === opened }))}
              {ofDay.length === 0 && <span className="sr-only">{t('noShift')}</span>}
            </div>
          ))}
          <div role="gridcell" className="figures py-2.5 pr-4 text-right">
            <b className="block font-semibold">{hours(worker.sum.minutes)}</b>
            <span className="text-12 text-ink-3">{difference(worker.sum.difference)}</span>
          </div>
        </div>
      ))}
      <div
        data-bar
        role="row"
        className={cx(line, 'border-line-strong bg-sunken text-12 figures sticky bottom-0 z-4 border-t font-semibold')}
      >
        <div role="rowheader" className="bg-sunken pl-gutter sticky left-0 flex h-9 items-center">
          {t('allWorkers')}
        </div>
        {days.map((day) => (
          <div key={day} role="gridcell" className="flex h-9 items-center px-2.5">
            {hours(sumOf(rows.filter((row) => row.day === day)).minutes)}
          </div>
        ))}
        <div role="gridcell" className="flex h-9 items-center justify-end pr-4">
          {hours(sumOf(rows).minutes)}
        </div>
      </div>
    </div>
  );
};

/**
 * The cell that Tab reaches: the one that had the focus last. When it leaves the grid, because it was approved, the cell
 * in its place takes the focus.
 */
const useReachable = (grid: React.RefObject<HTMLElement | null>, ids: readonly string[]) => {
  const [last, setLast] = useState<{ id: string; place: number } | null>(null);
  const isGone = last !== null && !ids.includes(last.id);
  const reachable = (isGone ? ids[Math.min(last.place, ids.length - 1)] : last?.id) ?? ids[0] ?? null;
  useEffect(() => {
    if (!isGone || document.activeElement !== document.body) return;
    grid.current?.querySelector<HTMLElement>('[data-shift][tabindex="0"]')?.focus();
  }, [grid, isGone, reachable]);
  return { reachable, note: (id: string) => setLast({ id, place: ids.indexOf(id) }) };
};

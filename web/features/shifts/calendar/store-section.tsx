import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import { minutesMissed } from '#shared/domain/shifts/tags.ts';
import { cx } from '../../../ui/cx.ts';
import { money } from '../../../ui/format.ts';
import { coverageOf, type Row, type Store } from './arrange.ts';
import { StoreDay } from './gaps.tsx';
import { useShiftCell } from './shift-cell.tsx';

export type Drag = { shift: Shift; over: string | null };
type Props = {
  store: Store;
  days: readonly string[];
  today: string;
  now: string;
  folded: boolean;
  /** Whether the user may order shifts in empty cells. */
  open: boolean;
  /** Id of the only cell in the Tab order, if it is in this section. */
  reachable: string | null;
  drag: Drag | null;
};

const bandHeight = 41;
const cellHeight = 41;
const shortestRow = 57;
const padding = 6;
const heightOf = ({ days }: Row) =>
  Math.max(shortestRow, Math.max(...days.map(({ length }) => length)) * cellHeight + padding);

/** Estimated height in pixels of a row that the browser has not rendered (contain-intrinsic-size). */
const tall = (height: number) => ({ containIntrinsicSize: `auto ${height}px` });

const Section = ({ store, days, today, now, folded, open, reachable, drag }: Props) => {
  const { t } = useTranslation('shifts');
  const cell = useShiftCell(now);
  const byDay = Map.groupBy(store.shifts, ({ day }) => day);
  return (
    <div role="rowgroup">
      <div role="row" className="board-row board-band" style={tall(bandHeight)}>
        <div role="rowheader" className="board-side flex items-center gap-1 py-1! pl-1!">
          {store.rows.length > 0 && (
            <button
              type="button"
              data-fold={store.id}
              aria-expanded={!folded}
              aria-label={t('calendar.collapse', { store: store.name })}
              className="rounded-1 text-ink-3 hover:bg-press grid size-6 flex-none place-items-center"
            >
              <ChevronDown className={cx('size-3.5 transition-transform', folded && '-rotate-90')} />
            </button>
          )}
          <span className={cx('min-w-0', store.rows.length === 0 && 'pl-7')}>
            <b title={store.name} className="block truncate leading-4 font-semibold">
              {store.name}
            </b>
            <span title={store.customer} className="text-11 text-ink-3 block truncate leading-3.5">
              {store.customer}
            </span>
          </span>
        </div>
        {days.map((day) => (
          <div
            key={day}
            role="gridcell"
            data-today={day === today || undefined}
            data-store={store.id}
            data-at={day}
            data-free={(open && store.rows.length === 0 && day >= today) || undefined}
          >
            <StoreDay coverage={coverageOf(byDay.get(day) ?? [], now)} closed={store.closed[day]} />
          </div>
        ))}
      </div>
      {!folded &&
        store.rows.map((row) => (
          <div key={row.id} role="row" className="board-row" style={tall(heightOf(row))}>
            <div role="rowheader" className="board-side">
              <span title={row.specialty} className="line-clamp-2 leading-4.5 font-medium">
                {row.specialty}
              </span>
              {row.rate !== null && (
                <span className="figures text-11 text-ink-3">{t('calendar.rate', { rate: money(row.rate) })}</span>
              )}
            </div>
            {row.days.map((stacks, index) => {
              const day = days[index] ?? '';
              return (
                <div
                  key={day}
                  role="gridcell"
                  className="board-cell"
                  data-today={day === today || undefined}
                  data-closed={store.closed[day] === 0 || undefined}
                  data-store={store.id}
                  data-category={row.id}
                  data-at={day}
                  data-free={(open && day >= today) || undefined}
                  data-drop={
                    drag && mayDrop(drag.shift, row, day, today) ? (drag.over === day ? 'over' : '') : undefined
                  }
                >
                  {stacks.map((stack) =>
                    cell(stack, { reachable: stack[0].id === reachable, dragged: stack[0].id === drag?.shift.id }),
                  )}
                </div>
              );
            })}
          </div>
        ))}
    </div>
  );
};

const mayDrop = (shift: Shift, row: Row, day: string, today: string) =>
  shift.category.id === row.id && shift.day !== day && day >= today;

/**
 * Each poll regroups the board, so this renders only the sections whose shifts changed. `now` matters only for the
 * minutes by which a worker is late.
 */
export const StoreSection = memo(Section, (before, after) => {
  const { store: one, ...rest } = before;
  const { store: other, ...others } = after;
  return (
    one.shifts.length === other.shifts.length &&
    JSON.stringify(one.closed) === JSON.stringify(other.closed) &&
    one.shifts.every(
      (shift, index) =>
        shift === other.shifts[index] && minutesMissed(shift, before.now) === minutesMissed(shift, after.now),
    ) &&
    (Object.keys(rest) as (keyof typeof rest)[]).every((key) => key === 'now' || rest[key] === others[key])
  );
});

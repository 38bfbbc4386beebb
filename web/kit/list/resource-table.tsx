import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ApiProblem } from '../../api/problem.ts';
import { cx } from '../../ui/cx.ts';
import { count } from '../../ui/format.ts';
import { useWide } from '../../ui/media.ts';
import { Body } from '../../ui/page.tsx';
import { useShortcuts } from '../../ui/shortcuts.ts';
import { Checkbox } from '../../ui/switch.tsx';
import { Broken } from '../parts/broken.tsx';
import type { Column } from './column.ts';
import type { ListState } from './list-state.ts';
import type { Total } from './total.ts';
import type { ColumnChoice } from './use-columns.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import type { Selection } from './use-selection.ts';

/** The result of useGet for a list. */
export type ListAnswer<T> = {
  data?: Total & { data: T[] };
  error: ApiProblem | null;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

type Props<T extends { id: string }> = {
  label: string;
  /** From `useColumns`. Cards show all of them. */
  columns: ColumnChoice<T>;
  list: ListAnswer<T>;
  state: Pick<ListState, 'filtered' | 'sort' | 'order' | 'sortBy'>;
  /** The address of a row; the first column is the link. */
  href?: ((row: T) => string) | undefined;
  /** Scrolls with the rows. */
  above?: ReactNode;
  /** No row matches the filters: offer one next step. */
  none: ReactNode;
  /** No rows exist: say what will be here and how to begin. */
  first: ReactNode;
  selection?: Selection<T> | undefined;
  /** Actions for the selected rows. */
  bulk?: ReactNode;
};

/**
 * The table of a list screen: sortable headers, and four separate states besides rows: loading (a skeleton after 150
 * ms), empty, nothing found, and failed. Below md a row is a list item, laid out by the columns' `narrow`: the first
 * `side` is beside the title, the second beside the last line. J and K move, Enter opens, Space selects.
 */
export const ResourceTable = <T extends { id: string }>(props: Props<T>) => {
  const { list, state, columns: choice, none, first, above } = props;
  const wide = useWide('md');
  const columns = wide ? choice.shown : choice.arranged.map(({ column }) => column);
  const isLoading = !list.data || (wide && choice.isPending);
  const late = useLate(isLoading && !list.error);
  useKeptFocus(!isLoading);
  const Rows = wide ? Table<T> : List<T>;
  if (list.error && !list.data)
    return (
      <Body>
        <Broken error={list.error} onRetry={list.refetch} />
      </Body>
    );
  if (!list.data || isLoading) return <Body>{late && <Rows {...props} columns={columns} rows={null} />}</Body>;
  if (list.data.data.length === 0)
    return (
      <Body>
        {above}
        {state.filtered || list.data.total > 0 ? none : first}
      </Body>
    );
  return (
    <>
      <Body>
        {above}
        <Rows {...props} columns={columns} rows={list.data.data} />
      </Body>
      {props.bulk && props.selection && props.selection.rows.length > 0 && (
        <BulkBar selection={props.selection}>{props.bulk}</BulkBar>
      )}
    </>
  );
};

/** True once loading takes longer than 150 ms. */
const useLate = (waiting: boolean): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), 150);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return waiting && late;
};

type Rows<T extends { id: string }> = Omit<Props<T>, 'columns'> & {
  columns: readonly Column<T>[];
  rows: readonly T[] | null;
};
const skeletonRows = Array.from({ length: 12 }, (_, index) => index);
const shownFrom = { lg: '@max-[900px]:hidden', xl: '@max-[1160px]:hidden', xxl: '@max-[1300px]:hidden' };
const cellClass = <T,>({ align, from, rest }: Column<T>) =>
  cx(
    'px-cell whitespace-nowrap first:pl-gutter last:pr-gutter',
    align === 'end' && 'figures text-right',
    from && shownFrom[from],
    rest && 'w-[17%] max-w-0 min-w-32 overflow-hidden text-ellipsis',
  );

const Table = <T extends { id: string }>({ label, columns, list, state, rows, href, selection }: Rows<T>) => {
  const { t } = useTranslation();
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body);
  const chooseFocused = (event: React.KeyboardEvent) => {
    const id = event.currentTarget.closest<HTMLElement>('[data-row]')?.dataset['row'];
    const row = rows?.find((each) => each.id === id);
    if (event.key !== ' ' || !row || !selection) return;
    event.preventDefault();
    selection.set([row], !selection.ids.has(row.id));
  };
  const totals = columns.some((column) => column.total !== undefined);
  return (
    <table
      aria-label={label}
      aria-busy={rows === null || list.isPlaceholderData}
      className="w-full border-separate border-spacing-0"
    >
      <thead className="text-12 text-ink-3">
        <tr>
          {selection && <HeadCheck rows={rows ?? []} selection={selection} />}
          {columns.map((column) => (
            <Head key={column.id} column={column} state={state} />
          ))}
        </tr>
      </thead>
      <tbody
        ref={body}

        className={cx('transition-opacity', list.isPlaceholderData && 'opacity-55')}
      >
        {rows === null &&
          skeletonRows.map((index) => (
            <tr key={index}>
              {selection && (
                <td className="border-line pl-gutter w-px border-b">
                  <span className="skeleton size-4!" />
                </td>
              )}
              {columns.map((column) => (
                <td key={column.id} className={cx(cellClass(column), 'h-row border-b border-line')}>
                  <span className="skeleton" style={{ width: (column.skeleton ?? 96) - ((index * 13) % 24) }} />
                </td>
              ))}
            </tr>
          ))}
        {rows?.map((row) => (
          <tr
            key={row.id}
            data-row={row.id}
            aria-selected={selection?.ids.has(row.id)}
            className="group hover:bg-hover aria-selected:bg-primary-soft relative focus-within:shadow-[inset_2px_0_0_var(--primary)]"
          >
            {selection && (
              <td className="border-line pl-gutter relative z-1 w-px border-b">
                <Checkbox
                  {...namedBy(row, columns.slice(0, 4))}
                  aria-label={t('table.choose')}
                  checked={selection.ids.has(row.id)}
                  onChange={(event) => selection.set([row], event.target.checked)}
                />
              </td>
            )}
            {columns.map((column, index) => (
              <td
                key={column.id}
                id={idOf(row, column)}
                className={cx(cellClass(column), 'h-row border-b border-line')}
              >
                {index === 0 && href ? (
                  <Link
                    to={href(row)}
                    data-row-link
                    onKeyDown={chooseFocused}
                    className="focus-visible:after:outline-focus after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2"
                  >
                    {column.cell(row)}
                  </Link>
                ) : (
                  column.cell(row)
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {totals && rows && (
        <tfoot>
          <tr>
            {selection && <td className={foot} />}
            {columns.map((column) => (
              <td key={column.id} className={cx(cellClass(column), foot)}>
                {column.total}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
};

const Head = <T,>({ column, state }: { column: Column<T>; state: Pick<ListState, 'sort' | 'order' | 'sortBy'> }) => {
  const isSorted = column.sort !== undefined && column.sort === state.sort;
  const isAscending = isSorted && state.order === 'asc';
  const Arrow = isAscending || !isSorted ? ArrowUp : ArrowDown;
  const { sort } = column;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : undefined}
      className={cx(
        cellClass(column),
        'sticky top-0 z-2 h-row-head border-b border-line bg-sunken font-medium',
        column.align !== 'end' && 'text-left',
      )}
    >
      {sort === undefined ? (
        column.header
      ) : (
        <button
          type="button"
          onClick={() => state.sortBy(sort, isAscending ? 'desc' : 'asc')}
          className={cx(
            'group/sort relative -mx-1 inline-flex h-row-head items-center gap-1 px-1 font-medium -outline-offset-2 hover:text-ink',
            isSorted && 'text-ink',
          )}
        >
          {column.header}
          <Arrow
            className={cx(
              'size-3 flex-none',
              // Beside the text, so that the arrow needs no width where the column is not sorted.
              !isSorted &&
                'absolute left-full opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60',
            )}
          />
        </button>
      )}
    </th>
  );
};

const foot = 'sticky bottom-0 z-2 h-row border-t border-line-strong bg-sunken font-semibold';

const List = <T extends { id: string }>({ label, columns, rows, href, list, selection }: Rows<T>) => {
  const { t } = useTranslation();
  const at = (place: Column<T>['narrow']) => columns.filter((column) => column.narrow === place);
  const lines = at('line');
  const sides = at('side');
  return (
    <ul aria-label={label} aria-busy={rows === null || list.isPlaceholderData} className="wrap-anywhere">
      {rows === null &&
        skeletonRows.slice(0, 8).map((index) => (
          <li key={index} className="border-line px-gutter flex flex-col gap-3 border-b py-4">
            <span className="skeleton" style={{ width: 180 - ((index * 17) % 50) }} />
            <span className="skeleton" style={{ width: 240 - ((index * 29) % 70) }} />
          </li>
        ))}
      {rows?.map((row) => (
        <li
          key={row.id}
          data-row={row.id}
          className={cx(
            'relative flex gap-3 border-b border-line px-gutter py-3 active:bg-hover',
            selection?.ids.has(row.id) && 'bg-primary-soft',
          )}
        >
          {selection && (
            <span className="relative z-1 grid place-items-center">
              <Checkbox
                {...namedBy(row, at('title'))}
                aria-label={t('table.choose')}
                checked={selection.ids.has(row.id)}
                onChange={(event) => selection.set([row], event.target.checked)}
              />
            </span>
          )}
          <div className="min-w-0 flex-1">
            <Line side={sides[0]?.cell(row)}>
              <p className="flex flex-wrap gap-x-1.5 font-semibold">
                {href ? (
                  <Link to={href(row)} className="leading-6 after:absolute after:inset-0">
                    {at('title').map((column) => (
                      <span key={column.id} id={idOf(row, column)}>
                        {column.cell(row)}{' '}
                      </span>
                    ))}
                  </Link>
                ) : (
                  at('title').map((column) => (
                    <span key={column.id} id={idOf(row, column)}>
                      {column.cell(row)}
                    </span>
                  ))
                )}
              </p>
            </Line>
            {lines.map((column, nth) => (
              <Line key={column.id} side={nth === lines.length - 1 && sides[1]?.cell(row)}>
                <p className="text-ink-2">{column.cell(row)}</p>
              </Line>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
};

/** The side moves below the text when both do not fit beside each other. */
const Line = ({ side, children }: { side: ReactNode; children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-2 gap-y-1 *:first:min-w-0 *:first:flex-auto">
    {children}
    {side && <span className="max-w-full min-w-0">{side}</span>}
  </div>
);

type Row = { id: string };
const idOf = (row: Row, column: { id: string }) => `${row.id}-${column.id}`;
/** The checkbox of a row is named by its label and by the cells that identify the row. */
const namedBy = (row: Row, columns: readonly { id: string }[]) => {
  const id = `choose-${row.id}`;
  return { id, 'aria-labelledby': [id, ...columns.map((column) => idOf(row, column))].join(' ') };
};

const HeadCheck = <T extends { id: string }>({ rows, selection }: { rows: readonly T[]; selection: Selection<T> }) => {
  const { t } = useTranslation();
  const all = rows.length > 0 && rows.every((row) => selection.ids.has(row.id));
  return (
    <th scope="col" className="border-line bg-sunken pl-gutter sticky top-0 z-2 w-px border-b text-left">
      <Checkbox
        aria-label={t('table.chooseAll')}
        checked={all}
        mixed={!all && selection.rows.length > 0}
        onChange={() => selection.set(rows, !all)}
      />
    </th>
  );
};

/** On a phone the count and "select all" are above the actions. */
const BulkBar = <T,>({ selection, children }: { selection: Selection<T>; children: ReactNode }) => {
  const { t } = useTranslation();
  const { rows, all, clear } = selection;
  useShortcuts({ escape: clear });
  return (
    <div
      role="toolbar"
      data-bar
      aria-label={t('table.bulk')}
      className="rounded-3 bg-inverse text-on-inverse shadow-3 absolute bottom-14 left-1/2 z-12 flex min-h-11 -translate-x-1/2 items-center gap-0.5 pr-1.5 pl-4 whitespace-nowrap max-md:fixed max-md:inset-x-2 max-md:bottom-2 max-md:min-h-14 max-md:translate-x-0 max-md:flex-wrap max-md:py-1"
    >
      <b role="status" className="figures mr-2 font-semibold">
        {t('table.chosen', { count: rows.length })}
      </b>
      {all && (
        <button
          type="button"
          aria-busy={all.busy}
          className="rounded-2 text-link-inverse h-8 px-2.5 font-medium hover:bg-[oklch(1_0_0/0.12)] max-md:h-11"
          onClick={all.busy ? undefined : all.select}
        >
          {t('table.selectAll', { total: count(all.total) })}
        </button>
      )}
      <span className="flex items-center gap-0.5 max-md:order-1 max-md:basis-full">{children}</span>
      <button
        type="button"
        aria-label={t('table.clear')}
        className="rounded-2 ml-auto grid size-8 place-items-center hover:bg-[oklch(1_0_0/0.12)] max-md:size-11"
        onClick={clear}
      >
        <X />
      </button>
    </div>
  );
};

/** J and K move the focus between rows. Enter needs no code, because the focus is on the row's link. */
const useRowKeys = (body: React.RefObject<HTMLTableSectionElement | null>) => {
  const move = (step: 1 | -1) => {
    const links = [...(body.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    links[Math.max(0, Math.min(links.length - 1, at + step))]?.focus();
  };
  useShortcuts({ j: () => move(1), k: () => move(-1) });
};

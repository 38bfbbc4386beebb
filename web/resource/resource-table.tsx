import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ApiProblem } from '../api/problem.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { useWide } from '../ui/media.ts';
import { Body } from '../ui/page.tsx';
import { useShortcuts } from '../ui/shortcuts.ts';
import { Checkbox } from '../ui/switch.tsx';

/**
 * The table of a list screen, with four separate states besides rows: loading (a skeleton after 150 ms), empty, nothing
 * found, and failed. Below md a row is a list item, laid out by the columns' `narrow`: the first `side` is beside the
 * title, the second beside the last line. J and K move, Enter opens, Space selects.
 */
export type Column<T> = {
  id: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** For numbers: aligned right. */
  align?: 'end';
  /** Minimum width of the page at which the column is shown; always if undefined. */
  from?: 'lg' | 'xl';
  /** Takes the remaining width and truncates its text. At most one column. */
  rest?: true;
  narrow?: 'title' | 'line' | 'side';
  /** Width of the skeleton's bar in px. */
  skeleton?: number;
  total?: ReactNode;
};

/** The result of useGet for a list. */
export type ListAnswer<T> = {
  data?: { data: T[]; total: number };
  error: ApiProblem | null;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

type Props<T extends { id: string }> = {
  label: string;
  columns: readonly Column<T>[];
  list: ListAnswer<T>;
  /** The address of a row; the first column is the link. */
  href?: (row: T) => string;
  filtered: boolean;
  /** No row matches the filters: offer one next step. */
  none: ReactNode;
  /** No rows exist: say what will be here and how to begin. */
  first: ReactNode;
  chosen?: ReadonlySet<string>;
  onChoose?: (chosen: ReadonlySet<string>) => void;
  /** Actions for the selected rows. */
  bulk?: ReactNode;
};

export const ResourceTable = <T extends { id: string }>(props: Props<T>) => {
  const { list, filtered, none, first } = props;
  const wide = useWide('md');
  const late = useLate(!list.data && !list.error);
  const Rows = wide ? Table<T> : List<T>;
  if (list.error && !list.data) return <Broken problem={list.error} retry={list.refetch} />;
  if (!list.data) return <Body>{late && <Rows {...props} rows={null} />}</Body>;
  if (list.data.data.length === 0) return <Body>{filtered || list.data.total > 0 ? none : first}</Body>;
  return (
    <>
      <Body>
        <Rows {...props} rows={list.data.data} />
      </Body>
      {props.bulk && props.chosen && props.chosen.size > 0 && (
        <BulkBar count={props.chosen.size} onClose={() => props.onChoose?.(new Set())}>
          {props.bulk}
        </BulkBar>
      )}
    </>
  );
};

/** True once loading takes longer than a user notices. */
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

const Broken = ({ problem, retry }: { problem: ApiProblem; retry: () => unknown }) => {
  const { t } = useTranslation();
  return (
    <Body>
      <EmptyState
        kind="broken"
        title={t(problem.code === 'network' ? 'broken.offline' : 'broken.title')}
        actions={<Button onClick={() => void retry()}>{t('broken.retry')}</Button>}
      >
        {problem.message}
      </EmptyState>
    </Body>
  );
};

type Rows<T extends { id: string }> = Props<T> & { rows: readonly T[] | null };
const skeletonRows = Array.from({ length: 12 }, (_, index) => index);
const shownFrom = { lg: '@max-[900px]:hidden', xl: '@max-[1160px]:hidden' };
const cellClass = <T,>({ align, from, rest }: Column<T>) =>
  cx(
    'px-cell whitespace-nowrap first:pl-gutter last:pr-gutter',
    align === 'end' && 'figures text-right',
    from && shownFrom[from],
    rest && 'w-full max-w-0 min-w-32 overflow-hidden text-ellipsis',
  );

const Table = <T extends { id: string }>({ label, columns, list, rows, href, chosen, onChoose }: Rows<T>) => {
  const { t } = useTranslation();
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body);
  const chooseFocused = (event: React.KeyboardEvent) => {
    const id = event.currentTarget.closest<HTMLElement>('[data-row]')?.dataset['row'];
    if (event.key !== ' ' || !id || !onChoose) return;
    event.preventDefault();
    onChoose(withOne(chosen, id, !chosen?.has(id)));
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
          {onChoose && <HeadCheck rows={rows ?? []} chosen={chosen ?? new Set()} onChoose={onChoose} />}
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              className={cx(
                cellClass(column),
                'sticky top-0 z-2 h-row-head border-b border-line bg-sunken font-medium',
                column.align !== 'end' && 'text-left',
              )}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body} className={cx('transition-opacity', list.isPlaceholderData && 'opacity-55')}>
        {rows === null &&
          skeletonRows.map((index) => (
            <tr key={index}>
              {onChoose && (
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
            aria-selected={onChoose && chosen?.has(row.id)}
            className="group hover:bg-hover aria-selected:bg-primary-soft relative focus-within:shadow-[inset_2px_0_0_var(--primary)]"
          >
            {onChoose && (
              <td className="border-line pl-gutter relative z-1 w-px border-b">
                <Checkbox
                  {...namedBy(row, columns.slice(0, 4))}
                  aria-label={t('table.choose')}
                  checked={chosen?.has(row.id) ?? false}
                  onChange={(event) => onChoose(withOne(chosen, row.id, event.target.checked))}
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
            {onChoose && <td className={foot} />}
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
const foot = 'sticky bottom-0 z-2 h-row border-t border-line-strong bg-sunken font-semibold';

const List = <T extends { id: string }>({ label, columns, rows, href, list, chosen, onChoose }: Rows<T>) => {
  const { t } = useTranslation();
  const at = (place: Column<T>['narrow']) => columns.filter((column) => column.narrow === place);
  const lines = at('line');
  const sides = at('side');
  return (
    <ul aria-label={label} aria-busy={rows === null || list.isPlaceholderData}>
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
          className={cx(
            'relative flex gap-3 border-b border-line px-gutter py-3 active:bg-hover',
            chosen?.has(row.id) && 'bg-primary-soft',
          )}
        >
          {onChoose && (
            <span className="relative z-1 grid place-items-center">
              <Checkbox
                {...namedBy(row, at('title'))}
                aria-label={t('table.choose')}
                checked={chosen?.has(row.id) ?? false}
                onChange={(event) => onChoose(withOne(chosen, row.id, event.target.checked))}
              />
            </span>
          )}
          <div className="min-w-0 flex-1">
            <Line side={sides[0]?.cell(row)}>
              <p className="flex flex-wrap gap-x-1.5 font-semibold">
                {href ? (
                  <Link to={href(row)} className="after:absolute after:inset-0">
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

const withOne = (chosen: ReadonlySet<string> = new Set(), id: string, on: boolean): ReadonlySet<string> => {
  const next = new Set(chosen);
  if (on) next.add(id);
  else next.delete(id);
  return next;
};

/** Rows of other pages keep their state. */
const withAll = (chosen: ReadonlySet<string>, rows: readonly { id: string }[], on: boolean): ReadonlySet<string> =>
  rows.reduce((all, { id }) => withOne(all, id, on), chosen);

const HeadCheck = <T extends { id: string }>({
  rows,
  chosen,
  onChoose,
}: {
  rows: readonly T[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}) => {
  const { t } = useTranslation();
  const all = rows.length > 0 && rows.every((row) => chosen.has(row.id));
  return (
    <th scope="col" className="border-line bg-sunken pl-gutter sticky top-0 z-2 w-px border-b text-left">
      <Checkbox
        aria-label={t('table.chooseAll')}
        checked={all}
        mixed={!all && chosen.size > 0}
        onChange={() => onChoose(withAll(chosen, rows, !all))}
      />
    </th>
  );
};

const BulkBar = ({ count, onClose, children }: { count: number; onClose: () => void; children: ReactNode }) => {
  const { t } = useTranslation();
  useShortcuts({ escape: onClose });
  return (
    <div
      role="toolbar"
      aria-label={t('table.bulk')}
      className="rounded-3 bg-inverse text-on-inverse shadow-3 absolute bottom-14 left-1/2 z-12 flex h-11 -translate-x-1/2 items-center gap-0.5 pr-1.5 pl-4 whitespace-nowrap max-md:fixed max-md:inset-x-2 max-md:bottom-2 max-md:h-14 max-md:translate-x-0"
    >
      <b className="figures mr-2 font-semibold">{t('table.chosen', { count })}</b>
      {children}
      <button
        type="button"
        aria-label={t('table.clear')}
        className="rounded-2 ml-auto grid size-8 place-items-center hover:bg-[oklch(1_0_0/0.12)]"
        onClick={onClose}
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

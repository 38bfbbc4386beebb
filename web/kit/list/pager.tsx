import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { maxRows } from '#shared/contracts/endpoint.ts';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { count } from '../../ui/format.ts';
import { Menu, MenuChoice } from '../../ui/menu.tsx';
import type { ListState } from './list-state.ts';
import { pageRange } from './page-range.ts';
import { type Total, useTotal } from './total.ts';

export type Paged = Total & {
  page: number;
  per_page: number;
  data: readonly unknown[];
  next_cursor: string | null;
  prev_cursor: string | null;
};
const choices = [20, 50, maxRows];

/**
 * The shown rows and the total, links to nearby pages, and the number of rows per page. The next and the previous page
 * are opened by the answer's cursors, others by their number.
 */
export const Pager = ({
  state,
  answer,
}: {
  state: Pick<ListState, 'perPage' | 'pageAddress' | 'setPerPage'>;
  answer: Paged | undefined;
}) => {
  const { t } = useTranslation();
  const totalText = useTotal()(answer);
  if (!answer || !totalText) return null;
  const { page, next_cursor, prev_cursor } = answer;
  const { from, to, last, isLast } = pageRange(answer);
  const cursorOf = (number: number) => (number === page + 1 ? next_cursor : number === page - 1 ? prev_cursor : null);
  return (
    <PageBar from={from} to={to} total={totalText}>
      {last > 1 && (
        <PageLinks
          page={page}
          last={last}
          previous={
            prev_cursor || page > 1 ? state.pageAddress(Math.max(1, Math.min(page - 1, last)), prev_cursor) : null
          }
          next={isLast ? null : state.pageAddress(page + 1, next_cursor)}
          addressOf={(number) => state.pageAddress(number, cursorOf(number))}
        />
      )}
      <div className="max-md:hidden">
        <Menu
          label={t('pager.rowsPerPage')}
          align="start"
          button={
            <button type="button" className={buttonClass('ghost', 'sm')}>
              {t('pager.rows', { count: state.perPage })}
              <ChevronDown />
            </button>
          }
        >
          {choices.map((rows) => (
            <MenuChoice key={rows} chosen={rows === state.perPage} onClick={() => state.setPerPage(rows)}>
              {t('pager.rows', { count: rows })}
            </MenuChoice>
          ))}
        </Menu>
      </div>
    </PageBar>
  );
};

/** The bar below a list: the numbers of the shown rows, then what leads to others. */
export const PageBar = ({
  from,
  to,
  total,
  children,
}: {
  from: number;
  to: number;
  total: string;
  children: ReactNode;
}) => {
  const { t } = useTranslation();
  return (
    <nav
      data-bar
      aria-label={t('pager.label')}
      className="border-line bg-surface px-gutter text-ink-2 flex min-h-11 flex-none items-center gap-3 border-t max-md:sticky max-md:bottom-0 max-md:z-2 max-md:min-h-15 max-md:justify-between"
    >
      <span className="figures" role="status">
        {t('pager.range', { from: count(from), to: count(to), total })}
      </span>
      {children}
    </nav>
  );
};

/** Links to the neighbouring pages, the first and the last; null where there is none. */
export const PageLinks = ({
  page,
  last,
  previous,
  next,
  addressOf,
}: {
  page: number;
  last: number;
  previous: string | null;
  next: string | null;
  addressOf: (page: number) => string;
}) => {
  const { t } = useTranslation();
  return (
    <div className="flex items-center gap-0.5">
      <Step to={previous} label={t('pager.previous')} icon={ChevronLeft} />
      {around(page, last).map((one, index) =>
        one === null ? (
          <span key={`gap${index}`} className="px-1 max-md:hidden">
            …
          </span>
        ) : (
          <Link
            key={one}
            to={addressOf(one)}
            aria-label={t('pager.page', { page: count(one) })}
            aria-current={one === page ? 'page' : undefined}
            className={cx(
              'figures grid h-7 min-w-7 place-items-center rounded-2 px-1.5',
              one === page ? 'bg-primary-soft font-semibold text-primary-text' : 'hover:bg-hover max-md:hidden',
            )}
          >
            {count(one)}
          </Link>
        ),
      )}
      <Step to={next} label={t('pager.next')} icon={ChevronRight} />
    </div>
  );
};

const Step = ({ to, label, icon: Icon }: { to: string | null; label: string; icon: typeof ChevronLeft }) =>
  to ? (
    <Link
      to={to}
      aria-label={label}
      className="rounded-2 hover:bg-hover max-md:size-control grid size-7 place-items-center"
    >
      <Icon />
    </Link>
  ) : (
    <span aria-hidden className="max-md:size-control grid size-7 place-items-center opacity-40">
      <Icon />
    </span>
  );

/** The first and last page and the neighbours of the current one; null is a gap. */
const around = (page: number, last: number): (number | null)[] => {
  const near = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last);
  return [...new Set(near)]
    .toSorted((a, b) => a - b)
    .flatMap((one, index, all) => (index > 0 && one - (all[index - 1] ?? one) > 1 ? [null, one] : [one]));
};

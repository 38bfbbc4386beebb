import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { cx } from './cx.ts';

export type TabItem = {
  id: string;
  label: string;
  /** The label is a name that a person gave: a long one is cut. */
  isName?: boolean;
  to?: string;
  current?: boolean;
  /** As text it is a part of a whole: `8/12`. */
  count?: number | string;
  hot?: boolean;
  errors?: number;
  errorsLabel?: string;
};

export const useTab = <T extends string>(ids: readonly [T, ...T[]]): T => {
  const [search] = useSearchParams();
  return ids.find((id) => id === search.get('tab')) ?? ids[0];
};

export const tabClass = (current = false): string =>
  cx(
    'relative inline-flex h-9 items-center gap-1.5 px-2.5 font-medium whitespace-nowrap -outline-offset-2 hover:text-ink max-md:h-11',
    current
      ? 'text-ink after:absolute after:inset-x-2.5 after:bottom-0 after:h-0.5 after:rounded-t-1 after:bg-primary'
      : 'text-ink-2',
  );

/** Scrolls the open tab into view when the tabs overflow. */
const scrollTabIntoView = (tab: HTMLAnchorElement | null): void => {
  const row = tab?.parentElement;
  if (tab && row && row.scrollWidth > row.clientWidth)
    row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
};

/**
 * Views of one page as links. The open tab is in the URL (`?tab=`, or the path `to`), so it can be shared. Back leads
 * to the view before, but not through the tabs of a record. `hot` highlights `count`: these items need work. `errors`
 * is the number of form errors.
 */
export const Tabs = ({ items, label, after }: { items: readonly TabItem[]; label: string; after?: ReactNode }) => (
  <nav
    aria-label={label}
    className="no-scrollbar border-line relative flex flex-none items-center gap-0.5 overflow-x-auto border-b px-[calc(var(--gutter)-10px)]"
  >
    {items.map((item) => (
      <Link
        key={item.id}
        to={item.to ?? `?tab=${item.id}`}
        replace={item.to === undefined}
        preventScrollReset
        {...(item.current && { ref: scrollTabIntoView })}
        aria-current={item.current ? 'page' : undefined}
        className={tabClass(item.current)}
      >
        {item.isName ? (
          <span title={item.label} className="max-w-48 truncate max-md:max-w-36">
            {item.label}
          </span>
        ) : (
          item.label
        )}
        {item.count !== undefined && (
          <span className={cx('figures text-11', item.hot ? 'font-semibold text-warning-text' : 'text-ink-3')}>
            {item.count}
          </span>
        )}
        {!!item.errors && (
          <span
            role="img"
            aria-label={item.errorsLabel}
            className="figures bg-danger text-11 text-on-danger h-4 min-w-4 rounded-full px-1 text-center leading-4 font-semibold"
          >
            {item.errors}
          </span>
        )}
      </Link>
    ))}
    {after}
  </nav>
);

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Body, Page, Toolbar } from '../../ui/page.tsx';
import type { TabItem } from '../../ui/tabs.tsx';
import type { Column } from './column.ts';
import { type FilterState, SearchBox } from './filters.tsx';
import type { ListState } from './list-state.ts';
import { ListTools } from './list-tools.tsx';
import { type Paged, Pager } from './pager.tsx';
import { type ListAnswer, ResourceTable } from './resource-table.tsx';
import { useTotal } from './total.ts';
import { useColumns } from './use-columns.ts';
import type { Selection } from './use-selection.ts';
import { ViewTabs } from './view-tabs.tsx';

type Words = { title: string; text: string };
type Props<T extends { id: string }> = {
  title: string;
  state: FilterState & Omit<ListState, keyof FilterState | 'query'>;
  list: ListAnswer<T> & { data?: Paged };
  columns: readonly Column<T>[];
  /** The button that adds a row: beside the title, and in a list without rows. */
  add?: ReactNode;
  /** Tabs of the screens beside this one, above the views. */
  tabs?: ReactNode;
  /** The product's views of the list; "All" if undefined. */
  views?: readonly TabItem[];
  /** Above the toolbar. */
  intro?: ReactNode;
  /** The filter that the search box sets. */
  search?: { filter: string; label: string };
  /** The other filters. */
  filters?: ReactNode;
  /** What concerns the whole list, such as an export. */
  tools?: ReactNode;
  /** The address of a row. */
  href?: (row: T) => string;
  selection?: Selection<T>;
  /** Actions for the selected rows. */
  bulk?: ReactNode;
  /** No row matches the filters. */
  none: Words;
  /** No rows exist: says what will be here and how to begin. */
  first: Words;
  /** Instead of rows: why the list cannot be read with these filters. */
  refused?: Words | false;
  /** Dialogs and drawers. */
  children?: ReactNode;
};

/** A page that is a list: its views, its toolbar, its rows and the pages of rows. */
export const ListPage = <T extends { id: string }>(props: Props<T>) => {
  const { title, state, list, add, search, none, first, refused } = props;
  const { t } = useTranslation();
  const columns = useColumns(state, props.columns);
  const answer = refused ? undefined : list.data;
  const nothingYet = list.data?.total === 0 && !state.filtered;
  const nothingFound = (words: Words) => (
    <EmptyState
      kind="search"
      title={words.title}
      actions={<Button onClick={state.clear}>{t('filters.clearAll')}</Button>}
    >
      {words.text}
    </EmptyState>
  );
  return (
    <Page title={title} count={useTotal()(answer)} actions={!nothingYet && add}>
      {props.tabs}
      <ViewTabs state={state} label={t('views.label')} views={props.views} />
      {props.intro}
      <Toolbar>
        {search && <SearchBox state={state} {...search} />}
        {props.filters}
        <ListTools state={state} columns={columns}>
          {props.tools}
        </ListTools>
      </Toolbar>
      {refused ? (
        <Body>{nothingFound(refused)}</Body>
      ) : (
        <ResourceTable
          label={title}
          columns={columns}
          list={list}
          href={props.href}
          state={state}
          selection={props.selection}
          bulk={props.bulk}
          none={nothingFound(none)}
          first={
            <EmptyState kind="start" title={first.title} actions={add}>
              {first.text}
            </EmptyState>
          }
        />
      )}
      <Pager state={state} answer={answer} />
      {props.children}
    </Page>
  );
};

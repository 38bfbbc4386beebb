import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#shared/contracts/endpoint.ts';
import type { Figures, staffStatistics } from '#shared/contracts/statistics.ts';
import type { ApiProblem } from '../../api/problem.ts';
import type { Column } from '../../kit/list/column.ts';
import { FilterChips } from '../../kit/list/filters.tsx';
import { ListTools } from '../../kit/list/list-tools.tsx';
import { Pager } from '../../kit/list/pager.tsx';
import { ResourceTable } from '../../kit/list/resource-table.tsx';
import { useTotal } from '../../kit/list/total.ts';
import { useColumns } from '../../kit/list/use-columns.ts';
import { ViewTabs } from '../../kit/list/view-tabs.tsx';
import { Button } from '../../ui/button.tsx';
import { productTimeZone } from '../../ui/days.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { dayOf, fullDay } from '../../ui/format.ts';
import { Page, Toolbar, WholeBody } from '../../ui/page.tsx';
import { Tag } from '../../ui/pill.tsx';
import { Period } from './period.tsx';
import { type StatisticsState, useStatisticsChips } from './use-filters.ts';

type Row = { id: string; figures: Figures };
type Statistics = Omit<Answer<typeof staffStatistics>, 'data'> & { data: readonly unknown[] };

/** A page of statistics: the period and the filters, then what is above the rows, the rows and their totals. */
export const StatisticsPage = <T extends Row>({
  title,
  state,
  answer: { data, error, isPlaceholderData, refetch },
  rows,
  columns,
  href,
  above,
  actions,
  tools,
}: {
  title: string;
  state: StatisticsState;
  answer: { data?: Statistics; error: ApiProblem | null; isPlaceholderData: boolean; refetch: () => unknown };
  rows: T[];
  columns: readonly Column<T>[];
  href: (row: T) => string;
  above: ReactNode;
  actions?: ReactNode;
  /** At the right end of the toolbar. */
  tools?: ReactNode;
}) => {
  const { t } = useTranslation(['statistics', 'common']);
  const chips = useStatisticsChips();
  const choice = useColumns(state, columns);
  const { locked_at, by } = data?.lock ?? {};
  return (
    <Page
      title={title}
      count={useTotal()(data)}
      aside={
        locked_at &&
        by && <Tag icon={Lock}>{t('lockedBy', { day: fullDay(dayOf(locked_at, productTimeZone)), name: by.fio })}</Tag>
      }
      actions={actions}
    >
      <WholeBody>
        <ViewTabs state={state} label={t('common:views.label')} />
        <Toolbar>
          <Period state={state} />
          <FilterChips state={state} filters={chips} />
          <ListTools state={state} columns={choice}>
            {tools}
          </ListTools>
        </Toolbar>
        <ResourceTable
          label={title}
          columns={choice}
          list={{ error, isPlaceholderData, refetch, ...(data && { data: { ...data, data: rows } }) }}
          href={href}
          state={state}
          above={above}
          none={
            <EmptyState
              kind="search"
              title={t('none.title')}
              actions={<Button onClick={state.clear}>{t('common:filters.clearAll')}</Button>}
            >
              {t('none.text')}
            </EmptyState>
          }
          first={
            <EmptyState kind="start" title={t('first.title')}>
              {t('first.text')}
            </EmptyState>
          }
        />
        <Pager state={state} answer={data} />
      </WholeBody>
    </Page>
  );
};

import { useTranslation } from 'react-i18next';
import { listExports } from '#shared/contracts/exports.ts';
import { useGet } from '../../api/query.ts';
import { useListState } from '../../kit/list/list-state.ts';
import { ListTools } from '../../kit/list/list-tools.tsx';
import { Pager } from '../../kit/list/pager.tsx';
import { ResourceTable } from '../../kit/list/resource-table.tsx';
import { useTotal } from '../../kit/list/total.ts';
import { useColumns } from '../../kit/list/use-columns.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, Toolbar } from '../../ui/page.tsx';
import { useExportColumns } from './columns.tsx';

/** The own exports of the last 30 days, with their files. */
export default function ExportList() {
  const { t } = useTranslation('exports');
  const state = useListState('exports', listExports, {});
  const exports = useGet(listExports, { query: state.query });
  const columns = useColumns(state, useExportColumns());
  const nothingYet = (
    <EmptyState kind="start" title={t('first.title')}>
      {t('first.text')}
    </EmptyState>
  );
  return (
    <Page title={t('title')} count={useTotal()(exports.data)}>
      <p className="px-gutter text-12 text-ink-3 max-md:pt-3">{t('help')}</p>
      {exports.data?.total !== 0 && (
        <Toolbar>
          <ListTools state={state} columns={columns} />
        </Toolbar>
      )}
      <ResourceTable
        label={t('title')}
        columns={columns}
        list={exports}
        state={state}
        none={nothingYet}
        first={nothingYet}
      />
      <Pager state={state} answer={exports.data} />
    </Page>
  );
}

import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listTenders } from '#shared/contracts/tenders.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { tenderStatuses } from '#shared/domain/tenders/transitions.ts';
import { roleOf, useMay, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { useCompanyFilter } from '../../domain/lookup-filters.ts';
import { ExportMenu } from '../../kit/list/export-menu.tsx';
import { type Filter, FilterChips } from '../../kit/list/filters.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useListState } from '../../kit/list/list-state.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useTenderColumns } from './columns.tsx';
import { seenByPerformers, useViews } from './use-views.ts';

/** The tenders within the reader's scope. */
export const Tenders = () => {
  const { t } = useTranslation('tenders');
  const mayWrite = useMay('tender.write');
  const state = useListState('tenders', listTenders, { text: 'one', statuses: tenderStatuses, company: 'one' });
  const first = mayWrite ? 'first' : 'firstInvited';
  return (
    <ListPage
      title={t('title')}
      state={state}
      list={useGet(listTenders, { query: state.query })}
      columns={useTenderColumns()}
      views={useViews(state.filters.statuses ?? [])}
      add={
        mayWrite && (
          <ButtonLink variant="primary" icon={Plus} keys="C" to={paths.tenders.new}>
            {t('new')}
          </ButtonLink>
        )
      }
      search={{ filter: 'text', label: t('search') }}
      filters={<FilterChips state={state} filters={useFilters()} />}
      tools={<ExportMenu list="tenders" query={() => state.query} />}
      href={({ id }) => paths.tenders.view(id)}
      none={{ title: t('none.title'), text: t('none.text') }}
      first={{ title: t(`${first}.title`), text: t(`${first}.text`) }}
    />
  );
};

const useFilters = (): Filter[] => {
  const { t } = useTranslation('tenders');
  const side = sideOf(roleOf(useMe()));
  const statuses = side === 'performer' ? seenByPerformers : tenderStatuses;
  return [
    {
      key: 'statuses',
      label: t('filters.status'),
      options: statuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
    },
    ...(side === 'platform'
      ? [{ key: 'company', label: t('filters.company'), useOptions: useCompanyFilter, one: true }]
      : []),
  ];
};

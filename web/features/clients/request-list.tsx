import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServiceRequest } from '#shared/contracts/clients.ts';
import { listServiceRequests } from '#shared/contracts/clients.ts';
import type { ServiceRequestAction } from '#shared/domain/companies/service-requests.ts';
import { serviceRequestStates } from '#shared/domain/companies/service-requests.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMay, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { paths } from '../../paths.ts';
import { FilterChips } from '../../resource/filters.tsx';
import { useListState } from '../../resource/list-state.ts';
import { ListTools } from '../../resource/list-tools.tsx';
import { Pager } from '../../resource/pager.tsx';
import { ResourceTable } from '../../resource/resource-table.tsx';
import { useTotal } from '../../resource/total.ts';
import { useColumns } from '../../resource/use-columns.ts';
import { ViewTabs } from '../../resource/view-tabs.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, Toolbar } from '../../ui/page.tsx';
import { ClientTabs } from './client-tabs.tsx';
import { RequestAnswer } from './request-answer.tsx';
import { useRequestColumns } from './request-columns.tsx';

/** The requests that a customer sent, that a performer received, or for the platform all of them. */
export default function RequestList() {
  const { t } = useTranslation(['clients', 'common']);
  const finds = useMay('performer.list');
  const side = sideOf(roleOf(useMe()));
  const state = useListState('service-requests', listServiceRequests, { states: serviceRequestStates });
  const requests = useGet(listServiceRequests, { query: state.query });
  const [answering, setAnswering] = useState<{ action: ServiceRequestAction; request: ServiceRequest } | null>(null);
  const columns = useColumns(
    state,
    useRequestColumns((action, request) => setAnswering({ action, request })),
  );
  const first = side === 'customer' ? 'firstSent' : side === 'performer' ? 'firstReceived' : 'first';
  return (
    <Page title={t('requests.title')} count={useTotal()(requests.data)}>
      <ClientTabs current="requests" />
      <ViewTabs state={state} label={t('common:views.label')} />
      <Toolbar>
        <FilterChips
          state={state}
          filters={[
            {
              key: 'states',
              label: t('requests.columns.state'),
              options: serviceRequestStates.map((value) => ({ value, label: t(`requests.states.${value}`) })),
            },
          ]}
        />
        <ListTools state={state} columns={columns} />
      </Toolbar>
      <ResourceTable
        label={t('requests.title')}
        columns={columns}
        list={requests}
        state={state}
        none={
          <EmptyState
            kind="search"
            title={t('requests.none.title')}
            actions={<Button onClick={state.clear}>{t('common:filters.clearAll')}</Button>}
          >
            {t('requests.none.text')}
          </EmptyState>
        }
        first={
          <EmptyState
            kind="start"
            title={t(`requests.${first}.title`)}
            actions={
              finds && (
                <ButtonLink variant="primary" to={paths.clients.find}>
                  {t('find.title')}
                </ButtonLink>
              )
            }
          >
            {t(`requests.${first}.text`)}
          </EmptyState>
        }
      />
      <Pager state={state} answer={requests.data} />
      {answering && (
        <RequestAnswer
          key={`${answering.request.id} ${answering.action}`}
          {...answering}
          onClose={() => setAnswering(null)}
        />
      )}
    </Page>
  );
}

import { useTranslation } from 'react-i18next';
import { listServiceRequests } from '#shared/contracts/clients.ts';
import { serviceRequestStates } from '#shared/domain/clients/service-requests.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMay, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { FilterChips } from '../../kit/list/filters.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useListState } from '../../kit/list/list-state.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ClientTabs } from './client-tabs.tsx';
import { useAnswerRequest } from './request-answer.tsx';
import { useRequestColumns } from './request-columns.tsx';

/** The requests that a customer sent, that a performer received, or for the platform all of them. */
export default function RequestList() {
  const { t } = useTranslation('clients');
  const finds = useMay('performer.list');
  const side = sideOf(roleOf(useMe()));
  const state = useListState('service-requests', listServiceRequests, { states: serviceRequestStates });
  const requests = useGet(listServiceRequests, { query: state.query });
  const { answer, dialogs } = useAnswerRequest();
  const first = side === 'customer' ? 'firstSent' : side === 'performer' ? 'firstReceived' : 'first';
  return (
    <ListPage
      title={t('requests.title')}
      state={state}
      list={requests}
      columns={useRequestColumns(answer)}
      tabs={<ClientTabs current="requests" />}
      add={
        finds && (
          <ButtonLink variant="primary" to={paths.clients.find}>
            {t('find.title')}
          </ButtonLink>
        )
      }
      filters={
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
      }
      none={{ title: t('requests.none.title'), text: t('requests.none.text') }}
      first={{ title: t(`requests.${first}.title`), text: t(`requests.${first}.text`) }}
    >
      {dialogs}
    </ListPage>
  );
}

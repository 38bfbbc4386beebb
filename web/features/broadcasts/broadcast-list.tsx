import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listBroadcasts } from '#shared/contracts/broadcasts.ts';
import { broadcastStates } from '#shared/domain/broadcasts/broadcast.ts';
import { useGet } from '../../api/query.ts';
import { FilterChips } from '../../kit/list/filters.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useListState } from '../../kit/list/list-state.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useBroadcastColumns } from './columns.tsx';

export default function BroadcastList() {
  const { t } = useTranslation('broadcasts');
  const state = useListState('broadcasts', listBroadcasts, { state: broadcastStates });
  const states = {
    key: 'state',
    label: t('fields.state'),
    options: broadcastStates.map((value) => ({ value, label: t(`states.${value}`) })),
  };
  return (
    <ListPage
      title={t('title')}
      state={state}
      list={useGet(listBroadcasts, { query: state.query })}
      columns={useBroadcastColumns()}
      add={
        <ButtonLink variant="primary" icon={Plus} keys="C" to={paths.broadcasts.new}>
          {t('new')}
        </ButtonLink>
      }
      filters={<FilterChips state={state} filters={[states]} />}
      href={({ id }) => paths.broadcasts.edit(id)}
      none={{ title: t('none.title'), text: t('none.text') }}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { listThreads } from '#shared/contracts/messages.ts';
import { useGet } from '../../api/query.ts';
import { ShopTabs } from '../../domain/orders/shop-tabs.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useListState } from '../../kit/list/list-state.ts';
import { paths } from '../../paths.ts';
import { useThreadColumns } from './columns.tsx';

export default function ThreadList() {
  const { t } = useTranslation('messages');
  const state = useListState('threads', listThreads, { text: 'one' });
  return (
    <ListPage
      title={t('title')}
      state={state}
      list={useGet(listThreads, { query: state.query })}
      columns={useThreadColumns()}
      tabs={<ShopTabs current="messages" />}
      search={{ filter: 'text', label: t('search') }}
      href={({ id }) => paths.orders.thread(id)}
      none={{ title: t('none.title'), text: t('none.text') }}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  );
}

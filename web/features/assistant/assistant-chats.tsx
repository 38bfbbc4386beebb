import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listAssistantChats } from '#shared/contracts/assistant.ts';
import { useGet } from '../../api/query.ts';
import { SearchBox } from '../../kit/list/filters.tsx';
import { useListState } from '../../kit/list/list-state.ts';
import { ListTools } from '../../kit/list/list-tools.tsx';
import { Pager } from '../../kit/list/pager.tsx';
import { ResourceTable } from '../../kit/list/resource-table.tsx';
import { useTotal } from '../../kit/list/total.ts';
import { useColumns } from '../../kit/list/use-columns.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, Toolbar, WholeBody } from '../../ui/page.tsx';
import { type ChatRow, useChatColumns } from './chat-columns.tsx';
import { ReadChat } from './read-chat.tsx';
import { Usage } from './usage.tsx';

/** Who asks the assistant, and what that costs. What was said is read for a reason only. */
export default function AssistantChats() {
  const { t } = useTranslation(['assistant', 'common']);
  const state = useListState('assistantChats', listAssistantChats, { name: 'one' });
  const { data, error, isPlaceholderData, refetch } = useGet(listAssistantChats, { query: state.query });
  const [opened, setOpened] = useState<ChatRow | null>(null);
  const columns = useColumns(state, useChatColumns(setOpened));
  const rows = data?.data.map((row) => ({ ...row, id: row.user_id }));
  return (
    <Page title={t('chats.title')} count={useTotal()(data)}>
      <WholeBody>
        <Usage />
        <Toolbar>
          <SearchBox state={state} filter="name" label={t('chats.search')} />
          <ListTools state={state} columns={columns} />
        </Toolbar>
        <ResourceTable
          label={t('chats.title')}
          columns={columns}
          list={{ error, isPlaceholderData, refetch, ...(data && rows && { data: { ...data, data: rows } }) }}
          state={state}
          none={
            <EmptyState
              kind="search"
              title={t('chats.none.title')}
              actions={<Button onClick={state.clear}>{t('common:filters.clearAll')}</Button>}
            >
              {t('chats.none.text')}
            </EmptyState>
          }
          first={
            <EmptyState kind="start" title={t('chats.first.title')}>
              {t('chats.first.text')}
            </EmptyState>
          }
        />
        <Pager state={state} answer={data} />
      </WholeBody>
      {opened && <ReadChat key={opened.id} chat={opened} onClose={() => setOpened(null)} />}
    </Page>
  );
}

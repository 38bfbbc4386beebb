import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { listAssistantChats } from '#shared/contracts/assistant.ts';
import type { Answer, SortOf } from '#shared/contracts/endpoint.ts';
import type { Column } from '../../kit/list/column.ts';
import { columnsOf } from '../../kit/list/columns-of.tsx';
import { Cut } from '../../kit/list/cut.tsx';
import { IconButton } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { count } from '../../ui/format.ts';

export type ChatRow = Answer<typeof listAssistantChats>['data'][number] & { id: string };
type ChatColumn = Column<ChatRow, SortOf<typeof listAssistantChats>>;

const column = columnsOf<ChatRow, SortOf<typeof listAssistantChats>>();

export const useChatColumns = (onOpen: (row: ChatRow) => void): ChatColumn[] => {
  const { t } = useTranslation('assistant');
  return [
    {
      id: 'name',
      header: t('chats.columns.name'),
      cell: (row) => (
        <button
          type="button"
          data-row-link
          aria-haspopup="dialog"
          onClick={() => onOpen(row)}
          className="focus-visible:after:outline-focus text-left font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2"
        >
          {row.fio}
        </button>
      ),
      narrow: 'title',
      skeleton: 150,
    },
    column.text('company', t('chats.columns.company'), ({ company }) => company?.name, { narrow: 'line' }),
    column.count('messages', t('chats.columns.messages'), ({ messages }) => messages, { sort: 'messages' }),
    column.count('tokens', t('chats.columns.tokens'), ({ tokens }) => tokens, { sort: 'tokens' }),
    column.figures(
      'today',
      t('chats.columns.today'),
      ({ today }) => `${count(today.messages)} / ${count(today.tokens)}`,
      { align: 'end' },
    ),
    column.moment('updated', t('chats.columns.updated'), ({ updated_at }) => updated_at, {
      sort: 'updated_at',
      align: 'end',
      narrow: 'side',
    }),
    {
      id: 'user_id',
      header: t('chats.columns.user_id'),
      cell: ({ user_id }) => <CopiedId id={user_id} />,
      from: 'xl',
      skeleton: 200,
    },
  ];
};

const CopiedId = ({ id }: { id: string }) => {
  const { t } = useTranslation('assistant');
  const copy = () => copyText(id, { done: t('chats.copied'), failed: t('chats.notCopied') });
  return (
    <span className="relative z-1 inline-flex items-center gap-1">
      <span className="text-12 text-ink-2">
        <Cut size="short">{id}</Cut>
      </span>
      <IconButton icon={Copy} size="sm" label={t('chats.copy')} onClick={copy} />
    </span>
  );
};

import { useTranslation } from 'react-i18next';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { ListedPublication, listPublications } from '#shared/contracts/publications.ts';
import { useRole } from '../../api/me.ts';
import type { Column } from '../../kit/list/column.ts';
import { columnsOf } from '../../kit/list/columns-of.tsx';
import { Avatar } from '../../ui/avatar.tsx';

const column = columnsOf<ListedPublication, SortOf<typeof listPublications>>();

export const usePublicationColumns = (): Column<ListedPublication, SortOf<typeof listPublications>>[] => {
  const { t } = useTranslation('publications');
  const isAdmin = useRole() === 'ROLE_ADMIN';
  return [
    column.name('title', t('fields.title'), ({ title }) => title, {
      sort: 'title',
      picture: ({ title, cover }) => <Avatar company name={title} photo={cover} />,
    }),
    column.tag('state', t('fields.state'), ({ state }) =>
      state === 'published' ? { tone: 'success', text: t('states.published') } : { text: t('states.draft') },
    ),
    ...(isAdmin ? [column.text('author', t('columns.author'), ({ author }) => author.fio, { size: 'short' })] : []),
    column.day('published', t('columns.published'), ({ published_at }) => published_at, { sort: 'published_at' }),
    column.day('created', t('columns.created'), ({ created_at }) => created_at, { sort: 'created_at', from: 'lg' }),
  ];
};

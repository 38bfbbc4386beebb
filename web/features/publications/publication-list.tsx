import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listPublications } from '#shared/contracts/publications.ts';
import { publicationStates } from '#shared/domain/publications/publication.ts';
import { useRole } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { FilterChips } from '../../kit/list/filters.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useListState } from '../../kit/list/list-state.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { usePublicationColumns } from './columns.tsx';

/** What an author works with: own publications, or those of everybody. */
export default function PublicationList() {
  const { t } = useTranslation('publications');
  const isAdmin = useRole() === 'ROLE_ADMIN';
  const state = useListState('publications', listPublications, {
    text: 'one',
    state: publicationStates,
    author: ['me'],
  });
  const states = {
    key: 'state',
    label: t('fields.state'),
    options: publicationStates.map((value) => ({ value, label: t(`states.${value}`) })),
  };
  const author = { key: 'author', label: t('columns.author'), options: [{ value: 'me', label: t('mine') }] };
  return (
    <ListPage
      title={t(isAdmin ? 'title' : 'ownTitle')}
      state={state}
      list={useGet(listPublications, { query: state.query })}
      columns={usePublicationColumns()}
      add={
        <ButtonLink variant="primary" icon={Plus} keys="C" to={paths.publications.new}>
          {t('new')}
        </ButtonLink>
      }
      search={{ filter: 'text', label: t('search') }}
      filters={<FilterChips state={state} filters={isAdmin ? [states, author] : [states]} />}
      href={({ id }) => paths.publications.edit(id)}
      none={{ title: t('none.title'), text: t('none.text') }}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  );
}

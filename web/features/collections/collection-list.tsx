import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listCollections } from '#shared/contracts/collections.ts';
import { useMay } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useListState } from '../../kit/list/list-state.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useCollectionColumns } from './columns.tsx';
import { ReadOnlyBanner } from './read-only-banner.tsx';

export default function CollectionList() {
  const { t } = useTranslation('collections');
  const state = useListState('collections', listCollections, { name: 'one' });
  const mayWrite = useMay('collection.write');
  return (
    <ListPage
      title={t('title')}
      state={state}
      list={useGet(listCollections, { query: state.query })}
      columns={useCollectionColumns()}
      add={
        mayWrite && (
          <ButtonLink variant="primary" icon={Plus} keys="C" to={paths.collections.new}>
            {t('new')}
          </ButtonLink>
        )
      }
      intro={
        <div className="px-gutter flex-none pt-3 empty:hidden">
          <ReadOnlyBanner />
        </div>
      }
      search={{ filter: 'name', label: t('search') }}
      href={({ id }) => paths.collections.edit(id)}
      none={{ title: t('none.title'), text: t('none.text') }}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  );
}

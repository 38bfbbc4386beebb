import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listProductTypes } from '#shared/contracts/product-types.ts';
import { useMay } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useListState } from '../../kit/list/list-state.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useProductTypeColumns } from './columns.tsx';
import { ReadOnlyBanner } from './read-only-banner.tsx';

export default function ProductTypeList() {
  const { t } = useTranslation('product-types');
  const state = useListState('product-types', listProductTypes, { name: 'one' });
  const mayWrite = useMay('product-type.write');
  return (
    <ListPage
      title={t('title')}
      state={state}
      list={useGet(listProductTypes, { query: state.query })}
      columns={useProductTypeColumns()}
      add={
        mayWrite && (
          <ButtonLink variant="primary" icon={Plus} keys="C" to={paths.productTypes.new}>
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
      href={({ id }) => paths.productTypes.edit(id)}
      none={{ title: t('none.title'), text: t('none.text') }}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  );
}

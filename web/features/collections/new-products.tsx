import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getNewDays, removeNewProduct } from '#shared/contracts/collections.ts';
import { filterProducts, listProducts, type ProductRow } from '#shared/contracts/products.ts';
import { useGet, useSend } from '../../api/query.ts';
import { refreshArea } from '../../api/refresh-area.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useListState } from '../../kit/list/list-state.ts';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useNewProductColumns } from './new-product-columns.tsx';

/** For how many days products count as new, and which of them do now. */
export default function NewProducts() {
  const { t } = useTranslation('collections');
  return (
    <Loaded title={t('newOnes.title')} answer={useGet(getNewDays, {})}>
      {({ data }) => <NewProductList days={data.new_days} />}
    </Loaded>
  );
}

const NewProductList = ({ days }: { days: number }) => {
  const { t } = useTranslation('collections');
  const client = useQueryClient();
  const remove = useSend(removeNewProduct);
  const { ask, question } = useAsk();
  const confirmRemoval = ({ id, name }: ProductRow) =>
    ask({
      danger: true,
      title: t('newOnes.remove.title', { name }),
      text: t('newOnes.remove.text'),
      confirm: t('newOnes.remove.confirm'),
      keep: t('newOnes.remove.keep'),
      act: async () => {
        await remove.mutateAsync({ query: { product_id: id } });
        void refreshArea(client, filterProducts.area);
      },
      done: t('newOnes.remove.done', { name }),
    });
  // They are always in the order of their addition: no column is sorted.
  const state = useListState('new-products', listProducts, {});
  const { page, per_page, cursor } = state.query;
  const query = { page, per_page, ...(cursor && { cursor }) };
  return (
    <ListPage
      title={t('newOnes.title')}
      state={state}
      list={useGet(filterProducts, { query, body: { for_days: days } })}
      columns={useNewProductColumns(confirmRemoval)}
      intro={
        <div className="px-gutter flex flex-none flex-wrap items-center gap-3 pt-3 pb-4">
          <p className="text-ink-2 tabular-nums">{t('newOnes.days', { count: days })}</p>
          <ButtonLink to={paths.system.section('new_days')} size="sm">
            {t('newOnes.setDays')}
          </ButtonLink>
        </div>
      }
      href={({ id }) => paths.products.edit(id)}
      none={{ title: t('newOnes.none.title'), text: t('newOnes.none.text') }}
      first={{ title: t('newOnes.none.title'), text: t('newOnes.none.text') }}
    >
      {question}
    </ListPage>
  );
};

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addFavourite, listFavourites, removeFavourite } from '#shared/contracts/catalogue.ts';
import { may } from '#shared/domain/access.ts';
import { api } from '../../api/client.ts';
import { invalidate } from '../../api/invalidate.ts';
import { useRole } from '../../api/me.ts';
import { ApiProblem } from '../../api/problem.ts';
import { queryOf } from '../../api/query-of.ts';
import { useSend } from '../../api/query.ts';
import { useLanguage } from '../../ui/i18n.ts';
import { snack } from '../../ui/snackbars.tsx';

type Product = { id: string; name: string };

const idsName = 'favourite-ids';
const idsKey = [listFavourites.area, idsName];

/** The ids of the reader's favourites, undefined until they are known, and what adds and removes one. */
export const useFavourites = () => {
  const { t } = useTranslation('catalogue');
  const role = useRole();
  const mayKeep = role !== null && may(role, 'favourite.write');
  const client = useQueryClient();
  const { data: ids } = useQuery({
    ...queryOf(listFavourites, useLanguage(), idsName),
    queryFn: async ({ signal }) => (await api(listFavourites, { query: { per_page: '1' } }, { signal })).ids,
    enabled: mayKeep,
  });
  const adding = useSend(addFavourite, { refetches: false });
  const removing = useSend(removeFavourite, { refetches: false });
  /** Shown at once, and taken back if it is refused. */
  const change = async ({ id }: Product, isAdded: boolean): Promise<boolean> => {
    await client.cancelQueries({ queryKey: idsKey });
    client.setQueriesData<string[]>({ queryKey: idsKey }, (known = []) =>
      isAdded ? [id, ...known] : known.filter((one) => one !== id),
    );
    try {
      await (isAdded ? adding : removing).mutateAsync({ query: { product_id: id } });
      return true;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      snack({ tone: 'bad', text: error.message });
      return false;
    } finally {
      for (const name of [idsName, listFavourites.name])
        void invalidate(client, { queryKey: [listFavourites.area, name] }, { aborts: true });
    }
  };
  const add = (product: Product) => change(product, true);
  const remove = async (product: Product) => {
    if (await change(product, false))
      snack({ tone: 'good', text: t('favourites.removed', { name: product.name }), undo: () => void add(product) });
  };
  return { ids, mayKeep, isGuest: role === null, add, remove };
};

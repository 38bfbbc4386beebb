import { listUsers } from '#shared/contracts/people.ts';
import { listAccounts } from '../data/accounts.ts';
import { specialtyNames } from '../data/specialties.ts';
import { serve } from '../http/serve.ts';
import { nameIn } from '../http/translate.ts';

export const handler = serve(listUsers, async ({ actor, query, locale }) => {
  const [page, names] = await Promise.all([listAccounts(actor, query), specialtyNames()]);
  const data = page.data.map(({ category_ids, store_ids, ...person }) => ({
    ...person,
    stores_ids: store_ids,
    categories: category_ids.flatMap((id) => {
      const found = names.get(id);
      return found ? [{ id, name: nameIn(locale, found) }] : [];
    }),
  }));
  return { ...page, data };
});

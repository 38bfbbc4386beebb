import { listShownCollections } from '#shared/contracts/catalogue.ts';
import { squarePath } from '#shared/domain/files/purposes.ts';
import { shownCollections } from '../data/collections/collections.ts';
import { idsOnSale } from '../data/products/product-lists.ts';
import { serve } from '../http/serve.ts';
import { languageOf, nameIn } from '../http/translate.ts';

export const handler = serve(listShownCollections, async ({ locale }) => {
  const [collections, onSale] = await Promise.all([shownCollections(), idsOnSale()]);
  const { compare } = new Intl.Collator(languageOf(locale), { numeric: true });
  return {
    data: collections
      .map(({ id, names, cover_id, product_ids }) => ({
        id,
        name: nameIn(locale, names),
        cover: cover_id && squarePath('collection-cover', cover_id, 'large'),
        products: product_ids.filter((product) => onSale.has(product)).length,
      }))
      .toSorted((one, other) => compare(one.name, other.name)),
  };
});

import { listShownCollections } from '#shared/contracts/catalogue.ts';
import { squarePath } from '#shared/domain/files/purposes.ts';
import { shownCollections } from '../data/collections/collections.ts';
import { serve } from '../http/serve.ts';
import { languageOf, nameIn } from '../http/translate.ts';

export const handler = serve(listShownCollections, async ({ locale }) => {
  const collections = await shownCollections();
  const { compare } = new Intl.Collator(languageOf(locale), { numeric: true });
  return {
    data: collections
      .map(({ id, names, cover_id }) => ({
        id,
        name: nameIn(locale, names),
        cover: cover_id && squarePath('collection-cover', cover_id, 'large'),
      }))
      .toSorted((one, other) => compare(one.name, other.name)),
  };
});

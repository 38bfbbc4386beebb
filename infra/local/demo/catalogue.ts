import { sideOf } from '#shared/domain/roles.ts';
import { favouritesWrite, getFavourites } from '../../../functions/data/catalogue/favourites.ts';
import { getSynonyms, synonymsWrite } from '../../../functions/data/catalogue/synonyms.ts';
import { collectionWrite, getCollection } from '../../../functions/data/collections/collections.ts';
import { writeSquares } from '../../../functions/data/files/objects.ts';
import { ratingsById } from '../../../functions/data/reviews/ratings.ts';
import { reviewWrites } from '../../../functions/data/reviews/reviews.ts';
import { settings } from '../../../functions/data/system/system-settings.ts';
import { transact } from '../../../functions/data/table.ts';
import { claimedPictureWrite } from './claimed-picture-write.ts';
import { collections } from './collections.ts';
import { accounts, admin } from './people.ts';
import { drawPicture } from './product-pictures.ts';
import { productsAt } from './products.ts';
import { reviewParts, reviewsAt } from './reviews.ts';
import { dice } from './seed.ts';

const newDays = 45;

/** What people type for what the products are called. */
const synonymGroups = [
  ['boty', 'obuv', 'shoes', 'ботинки'],
  ['kafe', 'káva', 'coffee', 'кофе'],
  ['propiska', 'pero', 'pen', 'ручка'],
  ['izolepa', 'páska', 'tape', 'скотч'],
  ['kybl', 'kbelík', 'bucket', 'ведро'],
  ['koště', 'smeták', 'broom', 'метла'],
].map((words) => ({ words }));

/** Adds what the catalogue shows beside the products, as far as it is missing. */
export const storeCatalogue = async (now: string): Promise<void> => {
  const newProducts = await settings.new_days.read();
  const value = { ...newProducts.value, new_days: newDays };
  if (newProducts.version === 0) await transact([settings.new_days.storeWrite(newProducts, value)]);
  await storeCollections(now);
  await storeReviews(now);
  await storeFavourites(now);
  const synonyms = await getSynonyms();
  if (synonyms.version === 0) await transact([synonymsWrite({ version: 1, groups: synonymGroups })]);
};

const storeCollections = async (now: string): Promise<void> => {
  for (const { picture, ...collection } of collections) {
    if (await getCollection(collection.id)) continue;
    const { cover_id: id } = collection;
    const purpose = 'collection-cover';
    await writeSquares({ id, purpose }, drawPicture(picture, purpose));
    await transact([
      collectionWrite(undefined, collection),
      claimedPictureWrite({ id, owner_id: admin.id, purpose, created_at: now }),
    ]);
  }
};

/** A product that has a rating had its reviews, and maybe others since. */
const storeReviews = async (now: string): Promise<void> => {
  const reviews = reviewsAt(now);
  const rated = await ratingsById([...new Set(reviews.map(({ product_id }) => product_id))]);
  const missing = reviews.filter(({ product_id }) => !rated.has(product_id));
  for (const part of reviewParts(missing)) await transact(part.flatMap((review) => reviewWrites(undefined, review)));
};

/** Of those who buy for a customer: between three and nine products, as long as they never had any. */
const storeFavourites = async (now: string): Promise<void> => {
  const onSale = productsAt(now).filter(({ product }) => product.active);
  for (const { id } of accounts.filter(({ roles }) => roles.some((role) => sideOf(role) === 'customer'))) {
    const before = await getFavourites(id);
    if (before.version > 0) continue;
    const { between } = dice(`favourites ${id}`);
    const chosen = Array.from({ length: between(3, 10) }, () => onSale[Math.floor(between(0, onSale.length))]);
    await transact([favouritesWrite(before, [...new Set(chosen.flatMap((one) => one?.product.id ?? []))])]);
  }
};

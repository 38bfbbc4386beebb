import { uploadTimes } from '#shared/domain/files/upload.ts';
import { collectionWrite, getCollection } from '../../../functions/data/collections/collections.ts';
import { getNewProducts, newDaysSet } from '../../../functions/data/collections/new-products.ts';
import { fileInserted } from '../../../functions/data/files/files.ts';
import { writeSquares } from '../../../functions/data/files/objects.ts';
import { ratingsById } from '../../../functions/data/reviews/ratings.ts';
import { reviewWrites } from '../../../functions/data/reviews/reviews.ts';
import { transact } from '../../../functions/data/table.ts';
import { collections } from './collections.ts';
import { admin } from './people.ts';
import { drawPicture } from './product-pictures.ts';
import { reviewParts, reviewsAt } from './reviews.ts';

const newDays = 45;

/** Adds what the catalogue shows beside the products, as far as it is missing. */
export const storeCatalogue = async (now: string): Promise<void> => {
  const newProducts = await getNewProducts();
  if (newProducts.version === 0) await transact([newDaysSet(newProducts, newDays)]);
  await storeCollections(now);
  await storeReviews(now);
};

const storeCollections = async (now: string): Promise<void> => {
  for (const { picture, ...collection } of collections) {
    if (await getCollection(collection.id)) continue;
    const { cover_id: id } = collection;
    const purpose = 'collection-cover';
    await writeSquares({ id, purpose }, drawPicture(picture, purpose));
    await transact([
      collectionWrite(undefined, collection),
      fileInserted({
        id,
        owner_id: admin.id,
        purpose,
        type: 'image/jpeg',
        size: 50_000,
        state: 'claimed',
        rejection: null,
        ...uploadTimes(now),
      }),
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

import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import { entity } from '../entity.ts';
import type { Key } from '../keys.ts';
import { productKey } from '../products/product-key.ts';
import { get, getMany, type Item, type Write } from '../table.ts';

export const ratingKey = (productId: string): Key => ({ pk: productKey(productId).pk, sk: 'RATING' });

/** The number of a product's reviews by their stars. Attributes of the item itself, because only those can be added to. */
const count = z._default(z.int(), 0);
const Counts = z.object({ product_id: id, star_1: count, star_2: count, star_3: count, star_4: count, star_5: count });
const ratings = entity('product-rating', Counts);

/** `average` has one decimal and is null without reviews; `stars` are the numbers of reviews with one star, two and so on. */
export type Rating = { product_id: string; average: number | null; total: number; stars: number[] };

export const readRating = (item: Item): Rating => {
  const { product_id, star_1, star_2, star_3, star_4, star_5 } = ratings.read(item);
  const stars = [star_1, star_2, star_3, star_4, star_5];
  const total = stars.reduce((sum, reviews) => sum + reviews);
  const sum = stars.reduce((all, reviews, n) => all + reviews * (n + 1), 0);
  return { product_id, average: total === 0 ? null : Math.round((sum / total) * 10) / 10, total, stars };
};

/** Of a product without reviews. */
export const noRating: Pick<Rating, 'average' | 'total'> = { average: null, total: 0 };

/** Strongly consistent. */
export const getRating = async (productId: string): Promise<Rating> => {
  const item = await get(ratingKey(productId));
  return item ? readRating(item) : { ...noRating, product_id: productId, stars: [0, 0, 0, 0, 0] };
};

/** Those of the products that were ever reviewed, by the ids of the products. Eventually consistent. */
export const ratingsById = async (ids: readonly string[]): Promise<Map<string, Pick<Rating, 'average' | 'total'>>> => {
  const found = (await getMany(ids.map(ratingKey))).map(readRating);
  return new Map(found.map(({ product_id, average, total }) => [product_id, { average, total }]));
};

/**
 * The write that counts a review whose stars change; null is a review that is new, or deleted. Any number of them may
 * meet: none reads the rating.
 */
export const ratingWrite = (productId: string, before: number | null, after: number | null): Write => {
  const { kind, schema } = ratings.store({ product_id: productId });
  const stars = [1, 2, 3, 4, 5];
  return {
    part: 'rating',
    update: ratingKey(productId),
    set: `SET kind = :kind, #schema = :schema, product_id = :product ADD ${stars.map((star) => `star_${star} :by_${star}`).join(', ')}`,
    names: { '#schema': 'schema' },
    values: {
      ':kind': kind,
      ':schema': schema,
      ':product': productId,
      ...Object.fromEntries(stars.map((star) => [`:by_${star}`, Number(star === after) - Number(star === before)])),
    },
  };
};

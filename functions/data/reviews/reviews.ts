import * as z from 'zod/mini';
import { id, storedInstant, version } from '#shared/contracts/fields.ts';
import { Problem } from '#shared/domain/problem.ts';
import { entity } from '../entity.ts';
import type { Key } from '../keys.ts';
import type { Page, Paging } from '../list.ts';
import { pageOf } from '../list.ts';
import { productKey } from '../products/product-key.ts';
import type { Write } from '../table.ts';
import { atVersion, get, ifNotExists, queryIndex } from '../table.ts';
import { ratingChanged } from './ratings.ts';

/** An account has one review of a product. */
const reviewKey = (productId: string, accountId: string): Key => ({
  pk: productKey(productId).pk,
  sk: `REVIEW#${accountId}`,
});
const productReviewsPartition = (productId: string) => `REVIEWS_OF_PRODUCT#${productId}`;

const Review = z.object({
  id,
  version,
  product_id: id,
  account_id: id,
  /** Stars, 1 to 5. */
  rating: z.int(),
  text: z.string(),
  /** As the account was called when it wrote the review. */
  author: z.string(),
  created_at: storedInstant,
  /** Null if it was never changed. */
  edited_at: z.nullable(storedInstant),
});
export type Review = z.infer<typeof Review>;
const reviews = entity('review', Review);
type Projection = Pick<Review, 'account_id'>;

/** An account's review of a product. Strongly consistent. */
export const findReview = async (productId: string, accountId: string): Promise<Review | undefined> => {
  const item = await get(reviewKey(productId, accountId));
  return item && reviews.read(item);
};

/** As `findReview`. Throws not-found without a review, and changed if it has another version. */
export const requireReview = async (productId: string, accountId: string, seen: number): Promise<Review> => {
  const review = await findReview(productId, accountId);
  if (!review) throw new Problem('not-found');
  if (review.version !== seen) throw new Problem('changed');
  return review;
};

/**
 * The writes of a new review, or of a changed one, whose version is one more. They fail as part `review` if the account
 * has one already, or has changed it meanwhile.
 */
export const reviewWrites = (before: Review | undefined, after: Review): Write[] => [
  {
    part: 'review',
    put: {
      ...reviewKey(after.product_id, after.account_id),
      ...reviews.store(after),
      projection: { account_id: after.account_id } satisfies Projection,
      all_pk: productReviewsPartition(after.product_id),
      all_sk: `${after.created_at}#${after.id}`,
    },
    if: before ? atVersion(before.version) : ifNotExists,
  },
  ratingChanged(after.product_id, before?.rating ?? null, after.rating),
];

export const reviewRemoved = ({ product_id, account_id, version: seen, rating }: Review): Write[] => [
  { part: 'review', remove: reviewKey(product_id, account_id), if: atVersion(seen) },
  ratingChanged(product_id, rating, null),
];

/** One page of the reviews of a product, the newest first. */
export const listReviews = async (productId: string, paging: Paging): Promise<Page<Review>> => {
  const entries = await queryIndex('all', productReviewsPartition(productId), { backward: true });
  const accountOf = new Map(entries.map((entry) => [entry['id'], (entry['projection'] as Projection).account_id]));
  return pageOf<Projection, Review>({
    entries,
    paging,
    keep: () => true,
    key: (reviewId) => reviewKey(productId, accountOf.get(reviewId) ?? ''),
    read: reviews.read,
  });
};

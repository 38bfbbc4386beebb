import * as z from 'zod/mini';
import { id, storedInstant, version } from '#shared/contracts/fields.ts';
import { Problem } from '#shared/domain/problem.ts';
import { entity } from '../entity.ts';
import type { Key } from '../keys.ts';
import { type Page, pageOf, type Paging } from '../list.ts';
import { part } from '../part.ts';
import { productKey } from '../products/product-key.ts';
import { atVersion, get, ifNotExists, type Item, queryIndex, type Write } from '../table.ts';
import { ratingWrite } from './ratings.ts';

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
  /** Then only its author and the admins read it, and its stars do not count. */
  hidden: z.boolean(),
  /** Whether its author had to have bought the product. */
  bought: z.boolean(),
});
export type Review = z.infer<typeof Review>;
const reviews = entity('review', Review, [(old) => ({ ...old, hidden: false }), (old) => ({ ...old, bought: false })]);
/** Entries that were written before reviews could be hidden have no `hidden`. */
type Projection = Pick<Review, 'account_id'> & { hidden?: boolean };

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
 * A review of a product by its id. Throws not-found at `review_id`. A review of the last moment may not be found yet,
 * but what is found is strongly consistent.
 */
export const requireReviewOfId = async (productId: string, reviewId: string): Promise<Review> => {
  const entry = (await entriesOf(productId)).find((one) => one['id'] === reviewId);
  const review = entry && (await findReview(productId, projectionOf(entry).account_id));
  // Its author may have another one by now.
  if (review?.id !== reviewId) throw new Problem('not-found', { fields: { review_id: { key: 'not-found' } } });
  return review;
};

const entriesOf = (productId: string): Promise<Item[]> =>
  queryIndex('all', productReviewsPartition(productId), { backward: true });
const projectionOf = (entry: Item) => entry['projection'] as Projection;

/** The part of the write of a review. */
export const ofReview = part('review');
/** The stars that count in the rating. */
const countedStars = (review: Review | undefined): number | null => (review?.hidden === false ? review.rating : null);

/**
 * The writes of a new review, or of a changed one, whose version is one more. They fail as part `ofReview` if the
 * account has one already, or it was changed meanwhile. So each change of its stars is counted once.
 */
export const reviewWrites = (before: Review | undefined, after: Review): Write[] => [
  {
    part: ofReview,
    put: {
      ...reviewKey(after.product_id, after.account_id),
      ...reviews.store(after),
      projection: { account_id: after.account_id, hidden: after.hidden } satisfies Projection,
      all_pk: productReviewsPartition(after.product_id),
      all_sk: `${after.created_at}#${after.id}`,
    },
    if: before ? atVersion(before.version) : ifNotExists,
  },
  ratingWrite(after.product_id, countedStars(before), countedStars(after)),
];

export const reviewRemovalWrites = (review: Review): Write[] => [
  { part: ofReview, remove: reviewKey(review.product_id, review.account_id), if: atVersion(review.version) },
  ratingWrite(review.product_id, countedStars(review), null),
];

/** One page of the reviews of a product, the newest first. */
export const listReviews = async (
  productId: string,
  paging: Paging,
  { withHidden = false } = {},
): Promise<Page<Review>> => {
  const entries = await entriesOf(productId);
  const accountOf = new Map(entries.map((entry) => [entry['id'], projectionOf(entry).account_id]));
  return pageOf<Projection, Review>({
    entries,
    paging,
    keep: ({ hidden }) => withHidden || hidden !== true,
    key: (reviewId) => reviewKey(productId, accountOf.get(reviewId) ?? ''),
    read: reviews.read,
  });
};

import * as z from 'zod/mini';
import { area, item, list, paging, versionInQuery } from './endpoint.ts';
import { id, integer, multilineText, storedInstant, version } from './fields.ts';

const endpoint = area('reviews');

/** The average of its reviews, 1 to 5 with one decimal, and their number. Null without any. */
export const Rating = z.object({ average: z.nullable(z.number()), total: z.int() });
export type Rating = z.infer<typeof Rating>;

const ReviewFields = z.strictObject({
  /** Stars. */
  rating: integer(1, 5),
  text: multilineText(2000),
});
/** The values of the form of a review. */
export type ReviewInput = z.input<typeof ReviewFields>;

/** A review as everybody reads it. */
export const Review = z.object({
  id,
  rating: z.int(),
  text: z.string(),
  /** The first name and the initial of the family name: “Jana N.” */
  author: z.string(),
  created_at: storedInstant,
  /** Null if it was never changed. */
  edited_at: z.nullable(storedInstant),
  /** Whether its author bought the product. False for reviews that were written before only buyers could. */
  bought: z.boolean(),
});
export type Review = z.infer<typeof Review>;
/** A review as its author and the admins read it. */
export const OwnReview = z.extend(Review, {
  version,
  /** Others do not read it, and its stars do not count. */
  hidden: z.boolean(),
});
export type OwnReview = z.infer<typeof OwnReview>;

const RatingDetails = z.extend(Rating, {
  /** The number of reviews with one star, two and so on. */
  stars: z.array(z.int()),
});

/** Why an account may not review a product. */
const refusals = ['not-found', 'already-reviewed', 'review-own-product', 'review-not-bought'] as const;
export type ReviewRefusal = (typeof refusals)[number];

/** Its parameter is the product. */
const params = z.object({ id });

export const listReviews = endpoint({
  name: 'list-reviews',
  summary: 'List the reviews of a product on sale, the newest first, with its rating',
  assistant: 'What those who bought a product say about it',
  method: 'GET',
  path: '/api/shop/product/{id}/reviews',
  access: 'public',
  params,
  query: z.strictObject(paging),
  reply: z.extend(list(Review), { rating: RatingDetails }),
  problems: ['not-found'],
});

export const listAllReviews = endpoint({
  name: 'list-all-reviews',
  summary: 'List the reviews of a product with the hidden ones, the newest first, and its rating without these',
  method: 'GET',
  path: '/api/shop/product/{id}/reviews/all',
  access: 'review.moderate',
  params,
  query: z.strictObject(paging),
  reply: z.extend(list(OwnReview), { rating: RatingDetails }),
  problems: ['not-found'],
});

export const moderateReview = endpoint({
  name: 'moderate-review',
  summary: 'Hide a review of a product, or show it again',
  method: 'POST',
  path: '/api/shop/product/{id}/reviews/moderate',
  access: 'review.moderate',
  params,
  body: z.strictObject({
    review_id: id,
    hidden: z.boolean(),
    /** That the client has read; without it, its author may have changed it meanwhile. */
    version: z.optional(version),
  }),
  reply: item(OwnReview),
  problems: ['not-found', 'changed'],
});

export const getOwnReview = endpoint({
  name: 'get-own-review',
  summary: 'Get the review of a product by the caller, or whether the caller may write one',
  method: 'GET',
  path: '/api/shop/product/{id}/review',
  access: 'review.write',
  params,
  reply: item(
    z.object({
      /** Whether the caller has reviewed the product. */
      me_add: z.boolean(),
      review: z.nullable(OwnReview),
      may_review: z.boolean(),
      /** The problem with which a new review would be refused. */
      refusal: z.nullable(z.enum(refusals)),
    }),
  ),
  problems: ['not-found'],
});

export const createReview = endpoint({
  name: 'create-review',
  summary: 'Review a product that the caller, or as a buyer the company, has bought; each account once',
  method: 'POST',
  path: '/api/shop/product/{id}/review',
  access: 'review.write',
  params,
  body: ReviewFields,
  reply: item(OwnReview),
  status: 201,
  problems: ['not-found', 'already-reviewed', 'review-own-product', 'review-not-bought'],
});

export const updateReview = endpoint({
  name: 'update-review',
  summary: "Change the caller's review of a product",
  method: 'PUT',
  path: '/api/shop/product/{id}/review',
  access: 'review.write',
  params,
  body: z.extend(z.partial(ReviewFields), { version }),
  reply: item(OwnReview),
  problems: ['not-found', 'changed'],
});

export const deleteReview = endpoint({
  name: 'delete-review',
  summary: "Delete the caller's review of a product",
  method: 'DELETE',
  path: '/api/shop/product/{id}/review',
  access: 'review.write',
  params,
  query: z.strictObject({ version: versionInQuery }),
  reply: item(z.object({ id })),
  problems: ['not-found', 'changed'],
});

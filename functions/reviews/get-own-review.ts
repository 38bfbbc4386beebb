import { getOwnReview, type ReviewRefusal } from '#shared/contracts/reviews.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { findProductOnSale, type Product } from '../data/products/products.ts';
import { findReview, type Review } from '../data/reviews/reviews.ts';
import { serve } from '../http/serve.ts';
import { refusalOf } from './refusal-of.ts';

/** Also of a product that is no longer on sale, so that an author can take a review back. */
export const handler = serve(getOwnReview, async ({ params: { id }, actor }) => {
  const [review, product] = await Promise.all([findReview(id, actor.id), findProductOnSale(id)]);
  const refusal = await whyNot(actor, product, review);
  return { data: { me_add: review !== undefined, review: review ?? null, may_review: refusal === null, refusal } };
});

const whyNot = async (
  actor: Actor,
  product: Product | undefined,
  review: Review | undefined,
): Promise<ReviewRefusal | null> => {
  if (review) return 'already-reviewed';
  return product ? refusalOf(actor, product) : 'not-found';
};

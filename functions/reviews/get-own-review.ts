import { getOwnReview } from '#shared/contracts/reviews.ts';
import { findReview } from '../data/reviews/reviews.ts';
import { serve } from '../http/serve.ts';

/** Also of a product that is no longer on sale, so that an author can take a review back. */
export const handler = serve(getOwnReview, async ({ params: { id }, actor }) => {
  const review = (await findReview(id, actor.id)) ?? null;
  return { data: { me_add: review !== null, review } };
});

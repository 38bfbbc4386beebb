import { deleteReview } from '#shared/contracts/reviews.ts';
import { requireReview, reviewRemovalWrites } from '../data/reviews/reviews.ts';
import { serve } from '../http/serve.ts';

/** Also of a product that is no longer on sale: its author may always take it back. */
export const handler = serve(deleteReview, async ({ params, query, actor }) => {
  const review = await requireReview(params.id, actor.id, query.version);
  return { reply: { data: { id: review.id } }, writes: reviewRemovalWrites(review) };
});

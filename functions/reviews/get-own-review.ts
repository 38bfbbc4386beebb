import { getOwnReview } from '#shared/contracts/reviews.ts';
import { getProductOnSale } from '../data/products/products.ts';
import { findReview } from '../data/reviews/reviews.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(getOwnReview, async ({ params: { id }, actor }) => {
  const [review = null] = await Promise.all([findReview(id, actor.id), getProductOnSale(id)]);
  return { data: { me_add: review !== null, review } };
});

import { listReviews } from '#shared/contracts/reviews.ts';
import { getProductOnSale } from '../data/products/products.ts';
import { getRating } from '../data/reviews/ratings.ts';
import { listReviews as loadReviews } from '../data/reviews/reviews.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(listReviews, async ({ params: { id }, query }) => {
  const [page, rating] = await Promise.all([loadReviews(id, query), getRating(id), getProductOnSale(id)]);
  return { ...page, rating };
});

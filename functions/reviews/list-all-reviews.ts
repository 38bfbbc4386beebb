import { listAllReviews } from '#shared/contracts/reviews.ts';
import { getProduct } from '../data/products/products.ts';
import { getRating } from '../data/reviews/ratings.ts';
import { listReviews } from '../data/reviews/reviews.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(listAllReviews, async ({ params: { id }, query, actor }) => {
  const [page, rating] = await Promise.all([
    listReviews(id, query, { withHidden: true }),
    getRating(id),
    getProduct(actor, id),
  ]);
  return { ...page, rating };
});

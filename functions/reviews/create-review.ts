import { randomUUID } from 'node:crypto';
import { createReview } from '#shared/contracts/reviews.ts';
import { authorName } from '#shared/domain/reviews/author-name.ts';
import { getProductOnSale, productIsActive } from '../data/products/products.ts';
import { reviewWrites } from '../data/reviews/reviews.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(createReview, async ({ params, body, actor, now }) => {
  const { id: product_id } = await getProductOnSale(params.id);
  const review = {
    ...body,
    id: randomUUID(),
    version: 1,
    product_id,
    account_id: actor.id,
    author: authorName(actor.fio),
    created_at: now,
    edited_at: null,
    hidden: false,
  };
  return {
    reply: { data: review },
    writes: [...reviewWrites(undefined, review), productIsActive(product_id)],
    refusals: { product: 'not-found', review: 'already-reviewed' },
  };
});

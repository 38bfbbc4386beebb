import { randomUUID } from 'node:crypto';
import { createReview } from '#shared/contracts/reviews.ts';
import { Problem } from '#shared/domain/problem.ts';
import { authorName } from '#shared/domain/reviews/author-name.ts';
import { ofActiveCompany } from '../data/companies/require-active.ts';
import { getProductOnSale, ofProduct, onSaleChecks } from '../data/products/products.ts';
import { ofReview, reviewWrites } from '../data/reviews/reviews.ts';
import { serve } from '../http/serve.ts';
import { refusalOf } from './refusal-of.ts';

export const handler = serve(createReview, async ({ params, body, actor, now }) => {
  const product = await getProductOnSale(params.id);
  const refusal = await refusalOf(actor, product);
  if (refusal) throw new Problem(refusal);
  const review = {
    ...body,
    id: randomUUID(),
    version: 1,
    product_id: product.id,
    account_id: actor.id,
    author: authorName(actor.fio),
    created_at: now,
    edited_at: null,
    hidden: false,
    bought: true,
  };
  return {
    reply: { data: review },
    writes: [...reviewWrites(undefined, review), ...onSaleChecks(product)],
    refusals: [
      [ofProduct, 'not-found'],
      [ofActiveCompany, 'not-found'],
      [ofReview, 'already-reviewed'],
    ],
  };
});

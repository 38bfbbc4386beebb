import { moderateReview } from '#shared/contracts/reviews.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { getCompany } from '../data/companies/companies.ts';
import { getProduct } from '../data/products/products.ts';
import { ofReview, requireReviewOfId, reviewWrites } from '../data/reviews/reviews.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(moderateReview, async ({ params, body, actor, now }) => {
  const { review_id, hidden, version } = body;
  const product = await getProduct(actor, params.id);
  const before = await requireReviewOfId(product.id, review_id);
  if (version !== undefined && version !== before.version) throw new Problem('changed');
  if (before.hidden === hidden) return { reply: { data: before } };
  const after = { ...before, hidden, version: before.version + 1 };
  const action = hidden ? 'review-hidden' : 'review-shown';
  const company = (await getCompany(product.company_id)) ?? null;
  return {
    reply: { data: after },
    writes: [...reviewWrites(before, after), auditEntryWrite({ action, by: actor, at: now, company, about: product })],
    retryOn: [ofReview],
  };
});

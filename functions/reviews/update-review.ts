import { updateReview } from '#shared/contracts/reviews.ts';
import { requireReview, reviewWrites } from '../data/reviews/reviews.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(updateReview, async ({ params, body: { version, ...changes }, actor, now }) => {
  const before = await requireReview(params.id, actor.id, version);
  const after = { ...before, ...changes, version: version + 1, edited_at: now };
  return { reply: { data: after }, writes: reviewWrites(before, after) };
});

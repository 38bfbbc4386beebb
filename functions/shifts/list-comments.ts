import { listComments } from '#shared/contracts/shifts.ts';
import { listComments as loadComments } from '../data/comments.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(listComments, async ({ actor, params }) => ({
  data: await loadComments(actor, params.id),
}));

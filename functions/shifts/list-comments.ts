import { listComments } from '#shared/contracts/shifts.ts';
import { listComments as loadComments } from '../data/shifts/comments.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(listComments, ({ actor, params, query }) => loadComments(actor, params.id, query));

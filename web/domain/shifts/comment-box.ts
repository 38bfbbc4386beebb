import * as z from 'zod/mini';
import { createComment } from '#shared/contracts/shifts.ts';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { refreshArea } from '../../api/refresh-area.ts';
import type { Box } from '../../api/unsent/box.ts';

const Comment = z.object({ shift_id: z.string(), text: z.string(), instruction: z.optional(z.boolean()) });
type Comment = z.infer<typeof Comment>;

const refresh = () => refreshArea(queryClient, createComment.area);

/** The comments that are being sent, by shift. Each stays until the list has it. */
const comments: Box<Comment> = {
  name: 'comments',
  schema: Comment,
  send: ({ shift_id, ...body }, options) => api(createComment, { params: { id: shift_id }, body }, options),
  onSent: async () => {
    await refresh();
    return undefined;
  },
  onSentElsewhere: () => void refresh(),
};
export default comments;

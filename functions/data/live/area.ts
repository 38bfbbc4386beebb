import * as z from 'zod/mini';
import type { Effects } from '../area-types.ts';

export const effects = {
  'close-silent-socket': {
    description: 'Closes a connection of live updates that has not authenticated',
    payload: z.object({ connection_id: z.string() }),
    delay: 5,
  },
} satisfies Effects;

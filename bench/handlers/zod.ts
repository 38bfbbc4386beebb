import * as z from 'zod';

export const schema = z.object({ name: z.string().min(1), count: z.int().min(0) });

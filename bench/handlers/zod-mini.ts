import * as z from 'zod/mini';

export const schema = z.object({ name: z.string().check(z.minLength(1)), count: z.int().check(z.gte(0)) });

import * as z from 'zod/mini';
import { bounded } from './fields.ts';

/** The code on the poster of a store. */
export const storeCode = bounded(16).check(z.regex(/^[\w-]{16}$/, { error: 'wrong-format' }));

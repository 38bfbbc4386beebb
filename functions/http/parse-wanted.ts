import * as z from 'zod/mini';
import { Problem } from '#shared/domain/problem.ts';

const text = z.string().check(z.maxLength(2000));
/** A text or a number exactly, a range of numbers (both ends included), or values of which one suffices. */
const Wanted = z.record(
  z.string(),
  z.union([
    text,
    z.number(),
    z.array(text).check(z.maxLength(100)),
    z.strictObject({ from: z.optional(z.number()), to: z.optional(z.number()) }),
  ]),
);
export type Wanted = z.infer<typeof Wanted>[string];

/**
 * The wanted values of parameters, which are JSON text: an object by the ids of parameters. Throws invalid-input at
 * `parameters` for another text.
 */
export const parseWanted = (json: string): [id: string, wanted: Wanted][] => {
  const parsed = Wanted.safeParse(parse(json));
  if (!parsed.success) throw new Problem('invalid-input', { fields: { parameters: { key: 'wrong-format' } } });
  return Object.entries(parsed.data);
};

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
};

import * as z from 'zod/mini';
import type { ParameterValue } from '#shared/contracts/products.ts';
import { Problem } from '#shared/domain/problem.ts';

const text = z.string().check(z.maxLength(2000));
/** A text or a number exactly, a range of numbers (both ends included), or options of which one suffices. */
const Wanted = z.record(
  z.string(),
  z.union([
    text,
    z.number(),
    z.array(text).check(z.maxLength(100)),
    z.strictObject({ from: z.optional(z.number()), to: z.optional(z.number()) }),
  ]),
);
type Wanted = z.infer<typeof Wanted>[string];

/**
 * Whether a product has the wanted values, which are JSON text: an object by the ids of parameters. Throws
 * invalid-input at `parameters` for another text.
 */
export const wantedValues = (json: string): ((values: readonly ParameterValue[]) => boolean) => {
  const parsed = Wanted.safeParse(parse(json));
  if (!parsed.success) throw new Problem('invalid-input', { fields: { parameters: { key: 'wrong-format' } } });
  const wanted = Object.entries(parsed.data);
  return (values) =>
    wanted.every(([id, each]) => values.some(({ parameter_id, value }) => parameter_id === id && fits(value, each)));
};

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
};

const fits = (value: ParameterValue['value'], wanted: Wanted): boolean => {
  if (Array.isArray(wanted)) return [value].flat().some((one) => wanted.includes(String(one)));
  if (typeof wanted !== 'object') return [value].flat().includes(wanted as never);
  const { from = -Infinity, to = Infinity } = wanted;
  return typeof value === 'number' && value >= from && value <= to;
};

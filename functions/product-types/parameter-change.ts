import type * as z from 'zod/mini';
import type { ParameterFields } from '#shared/contracts/product-types.ts';
import { Problem } from '#shared/domain/problem.ts';
import { typeLimits } from '#shared/domain/products/limits.ts';
import { newOptionId, type Parameter, type ProductType } from '../data/product-types/product-types.ts';

const limit = typeLimits.allOptions;

/** Throws too-many-options: the type is one item of the table, of at most 400 KB. */
export const requireFittingOptions = (type: ProductType): ProductType => {
  const options = type.parameters.reduce((sum, parameter) => sum + parameter.options.length, 0);
  if (options > limit) throw new Problem('too-many-options', { params: { limit } });
  return type;
};

type Fields = z.output<typeof ParameterFields>;
type Changes = { [Name in keyof Fields]?: Fields[Name] | undefined };

/** The parameter of a type. Throws not-found. */
export const parameterIn = ({ parameters }: ProductType, id: string): Parameter => {
  const parameter = parameters.find((one) => one.id === id);
  if (!parameter) throw new Problem('not-found');
  return parameter;
};

/** A parameter with its new values: those that its kind has. */
export const withFields = (before: Parameter, { options = before.options, ...fields }: Changes): Parameter => {
  const after = { ...before, ...fields };
  const isList = before.kind === 'list' || before.kind === 'multiple_list';
  return {
    ...after,
    unit: before.kind === 'number' ? after.unit : null,
    options: isList ? withIds(options, before.options) : [],
  };
};

/** Options keep the ids that they were sent with. Throws not-found for an id that is unknown, or that is sent twice. */
const withIds = (sent: Fields['options'], known: Parameter['options']): Parameter['options'] => {
  const isKnown = (id: string, n: number) =>
    known.some((one) => one.id === id) && sent.findIndex((one) => one.id === id) === n;
  const unknown = sent.flatMap(({ id }, n) => (id === undefined || isKnown(id, n) ? [] : [`options.${n}.id`]));
  if (unknown.length > 0)
    throw new Problem('not-found', { fields: Object.fromEntries(unknown.map((path) => [path, { key: 'not-found' }])) });
  return sent.map(({ id = newOptionId(), names }) => ({ id, names }));
};

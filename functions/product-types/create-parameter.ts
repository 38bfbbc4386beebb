import { createParameter } from '#shared/contracts/product-types.ts';
import { Problem } from '#shared/domain/problem.ts';
import { typeLimits } from '#shared/domain/products/limits.ts';
import { newParameterId } from '../data/product-types/product-types.ts';
import { serve } from '../http/serve.ts';
import { requireFittingOptions, withFields } from './parameter-change.ts';
import { typeChange } from './type-change.ts';

const limit = typeLimits.parameters;

export const handler = serve(createParameter, async ({ params: { id }, body: { version, ...fields }, ...request }) =>
  typeChange({ id, version }, request, (before) => {
    if (before.parameters.length >= limit) throw new Problem('too-many-parameters', { params: { limit } });
    const parameter = withFields({ ...fields, id: newParameterId(id), options: [] }, fields);
    return requireFittingOptions({ ...before, parameters: [...before.parameters, parameter] });
  }),
);

import { updateParameter } from '#shared/contracts/product-types.ts';
import { typeIdOf } from '../data/product-types/product-types.ts';
import { serve } from '../http/serve.ts';
import { parameterIn, requireFittingOptions, withFields } from './parameter-change.ts';
import { typeChange } from './type-change.ts';

export const handler = serve(updateParameter, async ({ params: { id }, body: { version, ...fields }, ...request }) =>
  typeChange({ id: typeIdOf(id), version }, request, (before) => {
    const parameter = withFields(parameterIn(before, id), fields);
    const parameters = before.parameters.map((one) => (one.id === id ? parameter : one));
    return requireFittingOptions({ ...before, parameters });
  }),
);

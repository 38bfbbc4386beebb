import { deleteParameter } from '#shared/contracts/product-types.ts';
import { typeIdOf } from '../data/product-types/product-types.ts';
import { serve } from '../http/serve.ts';
import { parameterIn } from './parameter-change.ts';
import { typeChange } from './type-change.ts';

export const handler = serve(deleteParameter, async ({ params: { id }, query: { version }, ...request }) =>
  typeChange({ id: typeIdOf(id), version }, request, (before) => {
    const parameter = parameterIn(before, id);
    return { ...before, parameters: before.parameters.filter((one) => one !== parameter) };
  }),
);

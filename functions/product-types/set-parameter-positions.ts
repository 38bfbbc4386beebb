import { setParameterPositions } from '#shared/contracts/product-types.ts';
import { Problem } from '#shared/domain/problem.ts';
import { serve } from '../http/serve.ts';
import { typeChange } from './type-change.ts';

export const handler = serve(setParameterPositions, async ({ params: { id }, body: { ids, version }, ...request }) =>
  typeChange({ id, version }, request, (before) => {
    const parameters = ids.flatMap((one) => before.parameters.find((parameter) => parameter.id === one) ?? []);
    if (parameters.length < ids.length || parameters.length < before.parameters.length)
      throw new Problem('parameters-not-saved');
    return { ...before, parameters };
  }),
);

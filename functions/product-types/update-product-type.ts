import { updateProductType } from '#shared/contracts/product-types.ts';
import { serve } from '../http/serve.ts';
import { typeChange } from './type-change.ts';

export const handler = serve(updateProductType, async ({ params: { id }, body: { version, names }, ...request }) =>
  typeChange({ id, version }, request, (before) => ({ ...before, names: names ?? before.names })),
);

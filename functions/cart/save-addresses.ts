import { saveAddresses } from '#shared/contracts/cart.ts';
import { Problem } from '#shared/domain/problem.ts';
import { addressesWrite, getAddresses } from '../data/cart/addresses.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(saveAddresses, async ({ actor, body: { version, addresses } }) => {
  const before = await getAddresses(actor.id);
  if (before.version !== version) throw new Problem('changed');
  const after = { version: version + 1, addresses };
  return { reply: { data: after }, writes: [addressesWrite(actor.id, after)] };
});

import { clearSupply } from '#shared/contracts/supply.ts';
import { getSupplyCart, ofSupplyCart, supplyCartWrite } from '../data/supply/supply-carts.ts';
import { serve } from '../http/serve.ts';
import { ownCompanyOf } from './own-company.ts';

export const handler = serve(clearSupply, async ({ actor, now }) => {
  const cart = await getSupplyCart(ownCompanyOf(actor).id, now);
  return {
    reply: { data: { goods_num: 0 } },
    writes: cart.lines.length > 0 ? [supplyCartWrite(cart, [], now)] : [],
    retryOn: [ofSupplyCart],
  };
});

import { listSupplyStores } from '#shared/contracts/supply.ts';
import { piecesOf } from '#shared/domain/orders/amounts.ts';
import { supplyLimits } from '#shared/domain/supply/limits.ts';
import { newestOrdersOfStore } from '../data/orders/order-lists.ts';
import { listStoresToSupply } from '../data/stores/store-lists.ts';
import { serve } from '../http/serve.ts';
import { ownCompanyOf } from './own-company.ts';

export const handler = serve(listSupplyStores, async ({ actor, query }) => {
  const own = ownCompanyOf(actor);
  const page = await listStoresToSupply(actor, query);
  const data = await Promise.all(
    page.data.map(async ({ id, name, address, company, delivery_warehouse }) => ({
      id,
      name,
      address,
      company,
      delivery_warehouse,
      supplies: (await newestOrdersOfStore(id, supplyLimits.readOfStore))
        .filter((order) => order.company.id === own.id && order.status !== 'completed' && order.status !== 'canceled')
        .slice(0, supplyLimits.shownOfStore)
        .map(({ items, ...order }) => ({ ...order, goods_num: piecesOf(items) })),
    })),
  );
  return { ...page, data };
});

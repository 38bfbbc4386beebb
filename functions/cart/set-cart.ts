import { setCart } from '#shared/contracts/cart.ts';
import { serve } from '../http/serve.ts';
import { cartChange } from './cart-change.ts';
import { pickupStoreOf } from './pickup-store.ts';

export const handler = serve(setCart, (request) => {
  const { isPickup: is_pickup, pickupStore: pickup_store, ...details } = request.body;
  return cartChange(request, async () => {
    await pickupStoreOf(request.actor, pickup_store ?? null);
    return {
      ...details,
      ...(is_pickup !== undefined && { is_pickup }),
      ...(pickup_store !== undefined && { pickup_store }),
    };
  });
});

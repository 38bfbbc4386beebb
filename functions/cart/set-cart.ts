import { setCart } from '#shared/contracts/cart.ts';
import { serve } from '../http/serve.ts';
import { cartChange } from './cart-change.ts';
import { pickupStoreOf } from './pickup-store.ts';

export const handler = serve(setCart, (request) => {
  const { isPickup, pickupStore, ...details } = request.body;
  return cartChange(request, async () => {
    await pickupStoreOf(request.actor, pickupStore);
    return { ...details, is_pickup: isPickup, pickup_store: pickupStore };
  });
});

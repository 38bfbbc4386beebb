import { setCart } from '#shared/contracts/cart.ts';
import { serve } from '../http/serve.ts';
import { changeCart } from './change-cart.ts';
import { pickupStoreOf } from './pickup-store.ts';

export const handler = serve(setCart, (request) => {
  const { isPickup, pickupStore, ...details } = request.body;
  return changeCart(request, async () => {
    await pickupStoreOf(request.actor, pickupStore);
    return { ...details, is_pickup: isPickup, pickup_store: pickupStore };
  });
});

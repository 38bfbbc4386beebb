import { addToCart } from '#shared/contracts/cart.ts';
import { areaScreens } from '../../world/area-screens.ts';
import { invoke } from '../../world/invoke.ts';
import { productFixtures } from '../../world/product-fixtures.ts';
import { ok } from '../../world/shift-fixtures.ts';
import type { World } from '../../world/world.ts';

/** The cart of a buyer with two products. */
const filled = async (world: World) => {
  const { product } = await productFixtures(world);
  const boots = { name: 'Bezpečnostní obuv S3 SRC s kompozitní špicí, velikosti 36 až 47', price: 159_000, stock: 3 };
  for (const { id } of [await product(), await product(boots)])
    ok(
      await invoke(addToCart, world.people.buyer, {
        query: { product_id: String(id), count: 2 },
        body: { replace: true },
      }),
    );
  return {};
};

export default areaScreens({
  prepare: filled,
  screens: {
    '/products/cart': [
      { name: 'cart', who: 'buyer', address: '/products/cart' },
      { name: 'cart-guest', who: null, address: '/products/cart' },
    ],
    '/cart/reminders/:code': [{ name: 'stop-reminders', who: null, address: '/cart/reminders/nobody-secret' }],
    '/products/checkout': [
      { name: 'checkout', who: 'buyer', address: '/products/checkout' },
      { name: 'checkout-empty', who: 'storeManager', address: '/products/checkout' },
    ],
  },
});

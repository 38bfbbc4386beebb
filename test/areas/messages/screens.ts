import { areaScreens } from '../../world/area-screens.ts';
import { placeOrder } from '../../world/order-fixtures.ts';
import { productFixtures } from '../../world/product-fixtures.ts';
import { write } from '../../world/supply-fixtures.ts';
import type { World } from '../../world/world.ts';

/** A thread with unread messages for the vendor. */
const someThread = async (world: World) => {
  const { storeManager, vendor, admin } = world.people;
  const { product } = await productFixtures(world);
  const { id } = await placeOrder(storeManager, { [String((await product()).id)]: 2 });
  await write(vendor, id, 'Dobrý den, balíme dnes.\nDopravce přijede **ve čtvrtek** mezi sedmou a devátou.');
  await write(admin, id, 'Kdyby nedorazila do zítřka, ozvěte se nám tady.', { for_user_id: storeManager.id });
  await write(
    storeManager,
    id,
    'Děkuji. Doručte to prosím k rampě B, vchod ze dvora; od sedmi tam bude vedoucí směny Alena Hrubá, která vám otevře.',
  );
  return { threadOrder: String(id) };
};

export default areaScreens({
  prepare: someThread,
  screens: {
    '/orders/messages': [
      { name: 'threads', who: 'vendor', address: '/orders/messages' },
      { name: 'threads-customer', who: 'storeManager', address: '/orders/messages' },
      { name: 'threads-none', who: 'worker', address: '/orders/messages' },
      {
        name: 'thread',
        who: 'vendor',
        address: ({ threadOrder }) => `/orders/view/${threadOrder}`,
        open: async (page) => {
          await page.locator('#thread').waitFor();
          await page.locator('ol strong').first().waitFor();
        },
      },
    ],
  },
});

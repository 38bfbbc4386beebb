import { addToCart, checkOut, setCart } from '#shared/contracts/cart.ts';
import { returnItems, setOrderStatus, shipPart } from '#shared/contracts/orders.ts';
import { areaScreens, type Screen } from '../../world/area-screens.ts';
import { invoke } from '../../world/invoke.ts';
import { productFixtures } from '../../world/product-fixtures.ts';
import { ok } from '../../world/shift-fixtures.ts';
import type { World } from '../../world/world.ts';

const dayMs = 86_400_000;
const address = {
  postcode: '140 00',
  city: 'Praha 4',
  region: '',
  district: 'Nusle',
  street: 'Na Pankráci',
  building: '1618/30',
  entrance: 'B',
  flat: '',
};
const recipient = {
  fio: 'Alena Hrubá',
  email: 'alena@zeleny-kos.example',
  phone: '+420603114872',
  received_at: null,
  comment: 'Vchod ze dvora.\nZvoňte dvakrát.',
};

/** Orders in several states, of somebody who opens no screen: the carts of those who do are of another area. */
const someOrder = async (world: World) => {
  const { people, companies } = world;
  const customer = await world.person('Jiří Malý', 'ROLE_BUYER', companies.customer);
  const point = await world.store('counter', companies.customer, [companies.performer], { pickup: true });
  const { product } = await productFixtures(world);
  const powder = String((await product({ stock: 100 })).id);
  const gloves = String(
    (await product({ name: 'Rukavice nitrilové, velikost L, balení po dvanácti', price: 34_900, stock: 9 })).id,
  );
  const order = async (isPickup = false) => {
    await invoke(addToCart, customer, { query: { product_id: powder, count: 3 }, body: {} });
    const { cart_hash } = ok(await invoke(addToCart, customer, { query: { product_id: gloves, count: 1 }, body: {} }));
    const params = { hash: String(cart_hash) };
    const place = { isPickup, pickupStore: isPickup ? point.id : null, address: isPickup ? null : address };
    ok(await invoke(setCart, customer, { params, body: { ...recipient, ...place } }));
    const body = { address: place.address, status: 'new', useBonuse: false };
    return { id: String(ok(await invoke(checkOut, customer, { params, body })).id), version: 1 };
  };
  type Placed = Awaited<ReturnType<typeof order>>;
  const move = async ({ id, version }: Placed, status: string, more: object = {}): Promise<Placed> =>
    ok(await invoke(setOrderStatus, people.vendor, { params: { id }, body: { version, status, ...more } }));
  const waiting = await order();
  const quoted = await move(await order(), 'quotation', {
    prices: [
      { product_id: powder, price: 19_900 },
      { product_id: gloves, price: 34_900 },
    ],
    delivery_cost: 0,
    valid_until: new Date(Date.now() + 3 * dayMs).toISOString(),
    note: 'Od tří kusů levněji, doprava zdarma.',
  });
  const formed = await move(await order(true), 'formation');
  const ready = await move(await move(await order(true), 'processing'), 'ready_to_ship');
  const packed = await move(await move(await order(), 'processing'), 'ready_to_ship', {
    track_number: '40281770365',
    parcel_id: null,
  });
  const shipped = await move(packed, 'in_progress');
  const parcel = { track_number: '40281770366', parcel_id: null };
  const readyAgain = await move(await move(await order(), 'processing'), 'ready_to_ship', parcel);
  const parted: Placed = ok(
    await invoke(shipPart, people.vendor, {
      params: { id: readyAgain.id },
      body: { version: readyAgain.version, items: [{ product_id: powder, count: 2 }], track_number: '40281770367' },
    }),
  );
  const sent = await move(await move(await move(await order(), 'processing'), 'ready_to_ship', parcel), 'in_progress');
  const returned: Placed = ok(
    await invoke(returnItems, people.vendor, {
      params: { id: sent.id },
      body: {
        version: sent.version,
        items: [{ product_id: powder, count: 1 }],
        restock: true,
        reason: 'Poškozený obal.',
      },
    }),
  );
  const canceled = await move(await order(), 'canceled', { reason: 'Výrobce už tento produkt nedodává.' });
  await invoke(addToCart, people.foreignBuyer, {
    query: { product_id: powder, count: 2 },
    body: {},
    now: new Date(Date.now() - 2 * dayMs).toISOString(),
  });
  return {
    newOrder: waiting.id,
    quotedOrder: quoted.id,
    formedOrder: formed.id,
    readyOrder: ready.id,
    shippedOrder: shipped.id,
    partedOrder: parted.id,
    returnedOrder: returned.id,
    canceledOrder: canceled.id,
  };
};

const press =
  (name: RegExp, part: string): Screen['open'] =>
  async (page) => {
    await page.getByRole('button', { name }).click();
    await page.locator(part).getByRole('button').first().waitFor();
  };

const list = '/orders/list/full';
const mine = '/orders/list/my';
export default areaScreens({
  prepare: someOrder,
  screens: {
    '/orders/list/full': [
      { name: 'orders', who: 'vendor', address: list },
      { name: 'orders-admin', who: 'admin', address: `${list}?statuses=new` },
      { name: 'orders-none', who: 'manager', address: `${list}?statuses=completed&text=xyz` },
    ],
    '/orders/list/my': [
      { name: 'my-orders', who: 'buyer', address: mine },
      { name: 'my-orders-first', who: 'worker', address: mine },
      { name: 'my-orders-manager', who: 'manager', address: mine },
    ],
    '/orders/list/abandoned': [{ name: 'abandoned-carts', who: 'vendor', address: '/orders/list/abandoned' }],
    '/orders/view/:id': [
      { name: 'order-new', who: 'vendor', address: ({ newOrder }) => `/orders/view/${newOrder}` },
      {
        name: 'order-quote',
        who: 'vendor',
        address: ({ newOrder }) => `/orders/view/${newOrder}`,
        open: press(/^(Set prices|Nacenit|Предложить цены)$/, 'aside:has(form) footer'),
      },
      { name: 'order-quotation', who: 'buyer', address: ({ quotedOrder }) => `/orders/view/${quotedOrder}` },
      {
        name: 'order-accept',
        who: 'buyer',
        address: ({ quotedOrder }) => `/orders/view/${quotedOrder}`,
        open: press(/^(Accept prices|Přijmout ceny|Принять цены)$/, '[role=alertdialog]'),
      },
      {
        name: 'order-cancel',
        who: 'vendor',
        address: ({ formedOrder }) => `/orders/view/${formedOrder}`,
        open: press(/^(Cancel order|Zrušit objednávku|Отменить заказ)$/, '[role=alertdialog]'),
      },
      { name: 'order-ready', who: 'buyer', address: ({ readyOrder }) => `/orders/view/${readyOrder}` },
      { name: 'order-shipped', who: 'admin', address: ({ shippedOrder }) => `/orders/view/${shippedOrder}` },
      { name: 'order-parted', who: 'buyer', address: ({ partedOrder }) => `/orders/view/${partedOrder}` },
      {
        name: 'order-part',
        who: 'vendor',
        address: ({ partedOrder }) => `/orders/view/${partedOrder}`,
        open: press(/^(Send a part|Odeslat část|Отправить часть)$/, 'aside:has(form) footer'),
      },
      {
        name: 'order-return',
        who: 'vendor',
        address: ({ returnedOrder }) => `/orders/view/${returnedOrder}`,
        open: press(/^(Take goods back|Přijmout vrácené zboží|Принять возврат)$/, 'aside:has(form) footer'),
      },
      { name: 'order-canceled', who: 'admin', address: ({ canceledOrder }) => `/orders/view/${canceledOrder}` },
    ],
    '/orders/edit/:id': [
      { name: 'order-edit', who: 'admin', address: ({ newOrder }) => `/orders/edit/${newOrder}` },
      { name: 'order-edit-shipment', who: 'vendor', address: ({ shippedOrder }) => `/orders/edit/${shippedOrder}` },
      { name: 'order-edit-locked', who: 'buyer', address: ({ shippedOrder }) => `/orders/edit/${shippedOrder}` },
    ],
    '/orders/print/:id': [
      { name: 'order-slip', who: 'vendor', address: ({ partedOrder }) => `/orders/print/${partedOrder}` },
      { name: 'order-slip-canceled', who: 'admin', address: ({ canceledOrder }) => `/orders/print/${canceledOrder}` },
    ],
    '/orders/sales': [
      { name: 'sales', who: 'vendor', address: '/orders/sales' },
      { name: 'sales-by-product', who: 'admin', address: '/orders/sales?by=product' },
      { name: 'sales-none', who: 'vendor', address: '/orders/sales?dates=2025-01-01..2025-01-31' },
    ],
  },
});

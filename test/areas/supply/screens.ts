import { addToSupply, setDocumentStatus } from '#shared/contracts/supply.ts';
import { areaScreens, type Screen } from '../../world/area-screens.ts';
import { invoke } from '../../world/invoke.ts';
import { productFixtures } from '../../world/product-fixtures.ts';
import { ok } from '../../world/shift-fixtures.ts';
import { agreedSupply, issue, supply } from '../../world/supply-fixtures.ts';
import type { World } from '../../world/world.ts';

const books = {
  external_number: 'DL2026/0417',
  external_date: '2026-11-20',
  comment: 'Krabice jsou označené štítkem.',
};

/** Supplies with documents in several states, and a filled cart. */
const someSupplies = async (world: World) => {
  const { vendor, buyer, storeManager } = world.people;
  const { product } = await productFixtures(world);
  const powder = String((await product({ stock: 200 })).id);
  const gloves = String(
    (await product({ name: 'Rukavice nitrilové, velikost L, balení po dvanácti', price: 34_900, stock: 200 })).id,
  );
  const pieces = { [powder]: 6, [gloves]: 2 };
  const comment = 'Vchod ze dvora.';
  const order = () => agreedSupply(vendor, buyer, world.stores.own.id, pieces, { comment });
  const set = async ({ id, version }: any, who: typeof vendor, body: object) =>
    ok(await invoke(setDocumentStatus, who, { params: { id }, body: { version, ...body } }));
  const placed = await order();
  const issued = await issue(vendor, placed.id, { [powder]: 4, [gloves]: 2 }, books);
  const second = await order();
  const first = await issue(vendor, second.id, { [powder]: 6, [gloves]: 2 }, books);
  const rejected = await set(first, storeManager, { status: 'rejected', reason: 'Dvě krabice chybí.' });
  const replaces = { id: rejected.id, version: rejected.version };
  const newer = await issue(vendor, second.id, { [powder]: 4, [gloves]: 2 }, { ...books, replaces });
  const accepted = await set(newer, storeManager, { status: 'accepted' });
  await supply(vendor, world.stores.large.id, { [gloves]: 1 });
  const waiting = await supply(vendor, world.stores.own.id, pieces, { status: 'placement', comment });
  for (const [product_id, count] of [
    [powder, 12],
    [gloves, 3],
  ] as const)
    ok(await invoke(addToSupply, vendor, { body: { product_id, count } }));
  return {
    supplyOrder: String(placed.id),
    waitingSupply: String(waiting.id),
    issuedDocument: String(issued.id),
    replacedDocument: String(first.id),
    acceptedDocument: String(accepted.id),
  };
};

const press =
  (name: RegExp, part: string): Screen['open'] =>
  async (page) => {
    await page.getByRole('button', { name }).click();
    await page.locator(part).getByRole('button').first().waitFor();
  };

const list = '/delivery/list/full';
export default areaScreens({
  prepare: someSupplies,
  screens: {
    '/delivery/supply': [
      { name: 'supply', who: 'vendor', address: '/delivery/supply' },
      { name: 'supply-waits', who: 'vendor', address: ({ waitingSupply }) => `/orders/view/${waitingSupply}` },
      {
        name: 'supply-refuse',
        who: 'storeManager',
        address: ({ waitingSupply }) => `/orders/view/${waitingSupply}`,
        open: press(/^(Refuse the supply|Odmítnout zásobování|Отклонить поставку)$/, '[role=alertdialog]'),
      },
    ],
    '/delivery/list/full': [
      { name: 'documents', who: 'vendor', address: list },
      { name: 'documents-store', who: 'storeManager', address: `${list}?statuses=issued` },
      { name: 'documents-admin', who: 'admin', address: list },
      { name: 'documents-none', who: 'buyer', address: `${list}?text=xyz` },
    ],
    '/delivery/list/history': [
      { name: 'documents-history', who: 'vendor', address: '/delivery/list/history' },
      { name: 'documents-history-first', who: 'worker', address: '/delivery/list/history' },
    ],
    '/delivery/view/:id': [
      { name: 'document', who: 'storeManager', address: ({ issuedDocument }) => `/delivery/view/${issuedDocument}` },
      {
        name: 'document-replaced',
        who: 'buyer',
        address: ({ replacedDocument }) => `/delivery/view/${replacedDocument}`,
      },
      {
        name: 'document-accepted',
        who: 'vendor',
        address: ({ acceptedDocument }) => `/delivery/view/${acceptedDocument}`,
      },
      {
        name: 'document-reject',
        who: 'storeManager',
        address: ({ issuedDocument }) => `/delivery/view/${issuedDocument}`,
        open: press(/^(Reject|Odmítnout|Отклонить)$/, '[role=alertdialog]'),
      },
      {
        name: 'document-issue',
        who: 'vendor',
        address: ({ supplyOrder }) => `/orders/view/${supplyOrder}`,
        open: press(/^(Issue a document|Vystavit doklad|Оформить документ)$/, 'aside:has(form) footer'),
      },
    ],
  },
});

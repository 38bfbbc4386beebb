import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addToCart, checkOut, createCart, setCartCount } from '#shared/contracts/cart.ts';
import { addFavourite, getCatalogueProduct, listFavourites, listShownProducts } from '#shared/contracts/catalogue.ts';
import { setCompanyActive } from '#shared/contracts/companies.ts';
import {
  filterProducts,
  getProduct,
  listCategoryProducts,
  listCompanyProducts,
  searchProducts,
} from '#shared/contracts/products.ts';
import { createReview, listReviews } from '#shared/contracts/reviews.ts';
import { addToSupply, getSupplyCart } from '#shared/contracts/supply.ts';
import { invoke } from '../../test/world/invoke.ts';
import { cartOf, checkedOut, fillCart } from '../../test/world/order-fixtures.ts';
import { productFixtures } from '../../test/world/product-fixtures.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

let world: World;
let category: string;
/** Of a company that is inactive since, and of another one. */
let closed: string;
let open: string;
const word = `zvon${randomUUID().slice(0, 8)}`;
/** Among the highest of all tests. */
const price = 99_000_001 + Math.floor(Math.random() * 900_000);
beforeAll(async () => {
  world = await createWorld();
  const { admin, vendor, rivalVendor, buyer } = world.people;
  const shelf = await productFixtures(world);
  category = shelf.category_id;
  const [mine, theirs] = [
    await shelf.product({ name: `${word} zavřený`, price, low_stock: 3 }, vendor),
    await shelf.product({ name: `${word} otevřený`, price, low_stock: 3 }, rivalVendor),
  ];
  [closed, open] = [String(mine.id), String(theirs.id)];
  for (const product_id of [closed, open]) ok(await invoke(addFavourite, buyer, { query: { product_id }, body: {} }));
  await fillCart(buyer, { [closed]: 1 });
  ok(await invoke(addToSupply, vendor, { body: { product_id: closed, count: 1 } }));
  await setActive(admin, false);
});

const setActive = async (who: Account, active: boolean) => {
  const params = { id: world.companies.performer.id };
  ok(await invoke(setCompanyActive, who, { params, body: { version: active ? 2 : 1, active } }));
};
const found = ({ body }: { body: any }): string[] => {
  const ids = new Set((body.data ?? []).map(({ id }: { id: string }) => id));
  return [closed, open].filter((id) => ids.has(id));
};
const dearest = { sort: 'price', order: 'desc', per_page: 100 };
const priced = { price_from: price, price_to: price };

type Read = (who: Account) => Promise<string[]>;
const readers: Record<string, Read> = {
  'the page of a product': async (who) => {
    const replies = [closed, open].map(async (id) => (await invoke(getProduct, who, { params: { id } })).status);
    const statuses = await Promise.all(replies);
    return [closed, open].filter((_, n) => statuses[n] === 200);
  },
  'the products of a company': async (who) => {
    const { performer, rival } = world.companies;
    const of = async ({ id }: { id: string }) =>
      found(await invoke(listCompanyProducts, who, { params: { id }, query: {} }));
    return [...(await of(performer)), ...(await of(rival))];
  },
  'the search': async (who) => found(await invoke(searchProducts, who, { query: { text: word } })),
  'all products': async (who) => found(await invoke(searchProducts, who, { query: dearest })),
  'the products of a category': async (who) =>
    found(await invoke(listCategoryProducts, who, { params: { id: category }, query: {}, body: {} })),
  'the products of a range of prices': async (who) =>
    found(await invoke(filterProducts, who, { query: {}, body: priced })),
  'the products of some days': async (who) =>
    found(await invoke(filterProducts, who, { query: {}, body: { ...priced, for_days: 1 } })),
};

describe.each(Object.entries(readers))('%s', (_, read) => {
  it('has nothing of an inactive company for those who buy', async () => {
    const { buyer, buyerManager, storeManager, rivalWorker, newcomer } = world.people;
    for (const who of [buyer, buyerManager, storeManager, rivalWorker, newcomer])
      expect(await read(who)).toEqual([open]);
  });

  it('still has it for the platform and for the people of the company', async () => {
    const { admin, manager, vendor, worker, rivalVendor } = world.people;
    for (const who of [admin, manager, worker]) expect(await read(who)).toEqual([closed, open]);
    expect(await read(vendor)).toEqual([closed]);
    expect(await read(rivalVendor)).toEqual([open]);
  });
});

describe('a product of an inactive company', () => {
  it('is not found in the catalogue, nor are its reviews', async () => {
    const { buyer } = world.people;
    for (const who of [null, buyer]) {
      expect(await invoke(getCatalogueProduct, who, { params: { id: closed } })).toMatchObject({ status: 404 });
      expect(await invoke(listReviews, who, { params: { id: closed } })).toMatchObject({ status: 404 });
      expect(found(await invoke(listShownProducts, who, { query: { id: [closed, open] } }))).toEqual([open]);
    }
    const body = { rating: 5, text: 'Voní.' };
    expect(await invoke(createReview, buyer, { params: { id: closed }, body })).toMatchObject({ status: 404 });
  });

  it('is left out of favourites, and cannot become one', async () => {
    const { buyer, storeManager } = world.people;
    expect(found(await invoke(listFavourites, buyer, {}))).toEqual([open]);
    const query = { product_id: closed };
    expect(await invoke(addFavourite, storeManager, { query, body: {} })).toMatchObject({ status: 404 });
  });

  it('is gone from a cart, where nobody adds or orders it', async () => {
    const { buyer, storeManager } = world.people;
    const { cart_hash: hash, items } = await cartOf(buyer);
    expect(items).toMatchObject([{ product: { id: closed }, issue: 'gone' }]);
    const body = { product_id: closed, count: 2 };
    expect(await invoke(setCartCount, buyer, { params: { hash }, body })).toMatchObject({ status: 404 });
    for (const who of [buyer, storeManager])
      expect(await invoke(addToCart, who, { query: body, body: {} })).toMatchObject({ status: 404 });
    const merged = await invoke(createCart, storeManager, { body: { items: [body] } });
    expect(merged.body).toMatchObject({ data: { items: [] }, notes: [{ note: 'gone' }] });
    expect(await invoke(checkOut, buyer, { params: { hash }, body: checkedOut })).toMatchObject({
      body: { code: 'cart-changed' },
    });
  });

  it('is gone from the cart of the accord', async () => {
    const { items } = ok(await invoke(getSupplyCart, world.people.vendor, {}));
    expect(items).toMatchObject([{ product: { id: closed }, issue: 'gone' }]);
  });
});

it('only the platform and the people of its company see when a product runs low', async () => {
  const { people } = world;
  const read = async (who: Account) => ok(await invoke(getProduct, who, { params: { id: open } })).low_stock;
  for (const who of [people.admin, people.manager, people.rivalVendor, people.rivalWorker])
    expect(await read(who)).toBe(3);
  for (const who of [people.buyer, people.buyerManager, people.storeManager, people.worker, people.newcomer])
    expect(await read(who)).toBeNull();
});

it('a company that is active again sells again', async () => {
  await setActive(world.people.admin, true);
  for (const read of Object.values(readers)) expect(await read(world.people.buyer)).toEqual([closed, open]);
  expect((await cartOf(world.people.buyer)).items).toMatchObject([{ issue: null }]);
});

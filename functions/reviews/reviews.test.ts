import { beforeAll, describe, expect, it } from 'vitest';
import { updateProduct } from '#shared/contracts/products.ts';
import { createReview, deleteReview, getOwnReview, listReviews, updateReview } from '#shared/contracts/reviews.ts';
import { bought, completedOrder } from '../../test/world/bought.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { move, placeOrder } from '../../test/world/order-fixtures.ts';
import { productFixtures, type ProductFixtures } from '../../test/world/product-fixtures.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { following } from '../../test/world/stream.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';
import { productKey } from '../data/products/product-key.ts';
import { purchaseWrites } from '../data/reviews/purchases.ts';
import { transact } from '../data/table.ts';

let world: World;
let shelf: ProductFixtures;
beforeAll(async () => {
  world = await createWorld();
  shelf = await productFixtures(world);
});

/** Of the rival, which nobody has bought. */
const aProduct = async (changes: object = {}) => String((await shelf.product(changes, world.people.rivalVendor)).id);
/** One that the people of the customer, the workers of the performer and a manager have bought. */
const aBoughtProduct = async () => {
  const { worker, colleague, buyer, buyerManager, storeManager, manager } = world.people;
  const id = await aProduct();
  await bought(id, worker, colleague, buyer, buyerManager, storeManager, manager);
  return id;
};
const create = (id: string, who: Account, body: object = {}, now?: string) =>
  invoke(createReview, who, { params: { id }, body: { rating: 5, text: 'Voní.', ...body }, ...(now && { now }) });
const own = (id: string, who: Account) => invoke(getOwnReview, who, { params: { id } });
const update = (id: string, who: Account, body: object) => invoke(updateReview, who, { params: { id }, body });
const remove = (id: string, who: Account, version: number) =>
  invoke(deleteReview, who, { params: { id }, query: { version } });
const listed = (id: string, query: Record<string, number> = {}, who: Account | null = null) =>
  invoke(listReviews, who, { params: { id }, query });

describe('reviews of a product', () => {
  it('are listed for everybody, the newest first, with the average of their stars', async () => {
    const { worker, buyer, buyerManager } = world.people;
    const id = await aBoughtProduct();
    expect((await listed(id)).body).toMatchObject({ total: 0, rating: { average: null, total: 0 } });
    ok(await create(id, worker, { rating: 4, text: 'Dobré.' }, '2026-06-01T08:00:00.000Z'));
    ok(await create(id, buyer, { rating: 5 }, '2026-06-01T09:00:00.000Z'));
    ok(await create(id, buyerManager, { rating: 4 }, '2026-06-01T10:00:00.000Z'));
    const { status, body } = await listed(id, { per_page: 2 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      total: 3,
      data: [{ created_at: '2026-06-01T10:00:00.000Z' }, { created_at: '2026-06-01T09:00:00.000Z' }],
      rating: { average: 4.3, total: 3, stars: [0, 0, 0, 2, 1] },
    });
    const { data } = (await listed(id, { per_page: 2, page: 2 })).body;
    expect(data).toMatchObject([{ author: 'Jana N.', rating: 4, text: 'Dobré.', edited_at: null, bought: true }]);
    expect(data[0]).not.toHaveProperty('account_id');
  });

  it('are changed and deleted by their author, at the version that was read', async () => {
    const { worker, colleague } = world.people;
    const id = await aBoughtProduct();
    const none = { me_add: false, review: null, may_review: true, refusal: null };
    expect((await own(id, worker)).body.data).toEqual(none);
    ok(await create(id, worker, { rating: 2 }));
    ok(await create(id, colleague, { rating: 4 }));
    expect((await own(id, worker)).body.data).toMatchObject({
      me_add: true,
      review: { rating: 2, version: 1, bought: true },
      may_review: false,
      refusal: 'already-reviewed',
    });
    expect(ok(await update(id, worker, { version: 1, rating: 5 }))).toMatchObject({
      rating: 5,
      text: 'Voní.',
      version: 2,
      edited_at: expect.any(String),
    });
    expect(ok(await update(id, worker, { version: 2, text: 'Voní pořád.' }))).toMatchObject({ version: 3 });
    expect((await listed(id)).body.rating).toEqual({ average: 4.5, total: 2, stars: [0, 0, 0, 1, 1] });
    const changed = { status: 409, body: { code: 'changed' } };
    expect(await update(id, worker, { version: 2, rating: 1 })).toMatchObject(changed);
    expect(await remove(id, worker, 2)).toMatchObject(changed);
    ok(await remove(id, worker, 3));
    expect((await listed(id)).body).toMatchObject({ total: 1, rating: { average: 4, total: 1 } });
    expect(await remove(id, worker, 3)).toMatchObject({ status: 404 });
    expect((await own(id, worker)).body.data).toEqual(none);
  });

  it('are written once by each account that may buy', async () => {
    const { worker, vendor, admin, newcomer } = world.people;
    const id = await aBoughtProduct();
    for (const who of [vendor, admin, newcomer]) {
      expect(await create(id, who)).toMatchObject({ status: 403 });
      expect(await own(id, who)).toMatchObject({ status: 403 });
    }
    expect(await create(id, worker)).toMatchObject({ status: 201 });
    expect(await create(id, worker)).toMatchObject({ status: 409, body: { code: 'already-reviewed' } });
  });

  it.each<[string, object]>([
    ['rating', { rating: 0 }],
    ['rating', { rating: 6 }],
    ['rating', { rating: 4.5 }],
    ['text', { text: ' ' }],
    ['text', { text: 'x'.repeat(2001) }],
  ])('are refused at %s for %j', async (field, body) => {
    expect(await create(await aBoughtProduct(), world.people.buyer, body)).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: { [field]: expect.anything() } },
    });
  });

  it('of a product that is hidden or unknown are not found; their author may still delete them', async () => {
    const { rivalVendor, manager, worker } = world.people;
    const id = await aBoughtProduct();
    ok(await create(id, worker));
    ok(await invoke(updateProduct, rivalVendor, { params: { id }, body: { version: 1, active: false } }));
    for (const one of [id, 'unknown']) {
      expect(await listed(one)).toMatchObject({ status: 404 });
      expect(await create(one, manager)).toMatchObject({ status: 404 });
      const none = { me_add: false, review: null, may_review: false, refusal: 'not-found' };
      expect((await own(one, manager)).body.data).toEqual(none);
    }
    expect(await remove(id, worker, 1)).toMatchObject({ status: 200 });
  });

  it('of five people at once, one of whom sends twice, are five with an exact average', async () => {
    const { worker, colleague, buyer, buyerManager, storeManager } = world.people;
    const id = await aBoughtProduct();
    const sent = [worker, colleague, buyer, buyerManager, storeManager, storeManager];
    const answers = await racing(
      writes(`PRODUCT#${id}`),
      sent.map((who, n) => () => create(id, who, { rating: Math.min(n + 1, 5) })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({ body: { code: 'already-reviewed' } });
    expect((await listed(id)).body).toMatchObject({
      total: 5,
      rating: { average: 3, total: 5, stars: [1, 1, 1, 1, 1] },
    });
  });
});

describe('a product', () => {
  /** The answer to a new review, which says beforehand whether the account may write it. */
  const refusalFor = async (id: string, who: Account): Promise<string | null> => {
    const { may_review, refusal } = (await own(id, who)).body.data;
    const { status, body } = await create(id, who);
    expect([may_review, refusal]).toEqual(status === 201 ? [true, null] : [false, body.code]);
    return status === 201 ? null : String(body.code);
  };

  it('is reviewed by the account that has completed an order of it, and by the buyers of its company', async () => {
    const { buyer, buyerManager, storeManager, foreignBuyer, worker } = world.people;
    const [id, other] = [await aProduct(), await aProduct()];
    for (const who of [buyer, buyerManager, storeManager, foreignBuyer, worker])
      expect(await refusalFor(id, who)).toBe('review-not-bought');
    await bought(id, buyerManager, worker);
    for (const who of [buyer, buyerManager, worker]) expect(await refusalFor(id, who)).toBeNull();
    for (const who of [storeManager, foreignBuyer]) expect(await refusalFor(id, who)).toBe('review-not-bought');
    expect(await refusalFor(other, buyer)).toBe('review-not-bought');
    expect(await create(id, storeManager)).toMatchObject({ status: 409, body: { code: 'review-not-bought' } });
  });

  it('that was supplied is reviewed by the buyers of the customer', async () => {
    const { buyer, storeManager, vendor } = world.people;
    const id = await aProduct();
    const { id: store, name, address } = world.stores.own;
    const order = { ...completedOrder(id, vendor), customer: world.companies.customer };
    await transact(purchaseWrites({ ...order, supply_store: { id: store, name, address } }));
    expect(await refusalFor(id, buyer)).toBeNull();
    expect(await refusalFor(id, storeManager)).toBe('review-not-bought');
  });

  it('is not reviewed by the people of its company, nor with another account of their login', async () => {
    const { rivalWorker, rivalVendor } = world.people;
    const { login_id } = rivalVendor;
    const other = await world.person('Věra Nová', 'ROLE_BUYER', world.companies.customer, { login_id });
    const id = await aProduct();
    await bought(id, rivalWorker, other);
    for (const who of [rivalWorker, other]) expect(await refusalFor(id, who)).toBe('review-own-product');
    expect(await create(id, other)).toMatchObject({ status: 409, body: { code: 'review-own-product' } });
  });

  it('may be reviewed after its order is completed, and not before', async () => {
    const { storeManager, rivalVendor } = world.people;
    const id = await aProduct();
    const order = await placeOrder(storeManager, { [id]: 1 });
    for (const [status, details] of [
      ['processing', {}],
      ['ready_to_ship', { track_number: 'DR123' }],
      ['in_progress', {}],
    ] as const)
      await move(rivalVendor, String(order.id), status, details);
    expect((await own(id, storeManager)).body.data).toMatchObject({ refusal: 'review-not-bought' });
    await move(storeManager, String(order.id), 'completed');
    // The stream is read by a function of its own.
    await expect.poll(async () => (await own(id, storeManager)).body.data.may_review, following).toBe(true);
    expect(ok(await create(id, storeManager))).toMatchObject({ bought: true });
  });

  it('keeps the reviews from before only buyers could write them, without the mark', async () => {
    const { buyer } = world.people;
    const id = await aBoughtProduct();
    ok(await create(id, buyer));
    const names = { '#schema': 'schema' };
    const key = { pk: productKey(id).pk, sk: `REVIEW#${buyer.id}` };
    await transact([
      { part: 'old', update: key, set: 'SET #schema = :two REMOVE bought', names, values: { ':two': 2 } },
    ]);
    expect((await listed(id)).body.data).toMatchObject([{ rating: 5, bought: false }]);
    expect(ok(await update(id, buyer, { version: 1, rating: 4 }))).toMatchObject({ rating: 4, bought: false });
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { updateProduct } from '#shared/contracts/products.ts';
import {
  createReview,
  deleteReview,
  getOwnReview,
  listAllReviews,
  listReviews,
  moderateReview,
  updateReview,
} from '#shared/contracts/reviews.ts';
import { bought } from '../../test/world/bought.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke, invokeAll } from '../../test/world/invoke.ts';
import { productFixtures, type ProductFixtures } from '../../test/world/product-fixtures.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

let world: World;
let shelf: ProductFixtures;
beforeAll(async () => {
  world = await createWorld();
  shelf = await productFixtures(world);
});

const create = async (id: string, who: Account, rating: number) =>
  ok(await invoke(createReview, who, { params: { id }, body: { rating, text: 'Voní.' } }));
const moderate = (id: string, body: object, who = world.people.admin) =>
  invoke(moderateReview, who, { params: { id }, body });
const listed = async (id: string) => (await invoke(listReviews, null, { params: { id } })).body;
const all = (id: string, who = world.people.admin) => invoke(listAllReviews, who, { params: { id } });
const own = async (id: string, who: Account) => ok(await invoke(getOwnReview, who, { params: { id } })).review;

/** A product of the rival, with a review of one star by the worker, and one of five by the buyer. */
const reviewed = async () => {
  const { worker, buyer, rivalVendor } = world.people;
  const id = String((await shelf.product({}, rivalVendor)).id);
  await bought(id, worker, buyer);
  const bad = await create(id, worker, 1);
  await create(id, buyer, 5);
  return { id, review_id: String(bad.id) };
};
const both = { average: 3, total: 2, stars: [1, 0, 0, 0, 1] };
const onlyGood = { average: 5, total: 1, stars: [0, 0, 0, 0, 1] };

describe('a review that an admin hides', () => {
  it('is listed only to admins and does not count, until it is shown again', async () => {
    const { admin, worker } = world.people;
    const { id, review_id } = await reviewed();
    expect(ok(await moderate(id, { review_id, hidden: true, version: 1 }))).toMatchObject({ hidden: true, version: 2 });
    const shown = await listed(id);
    expect(shown).toMatchObject({ total: 1, data: [{ rating: 5 }], rating: onlyGood });
    expect(shown.data[0]).not.toHaveProperty('hidden');
    const { body } = await all(id);
    expect(body).toMatchObject({ total: 2, rating: onlyGood });
    expect(body.data).toContainEqual(expect.objectContaining({ id: review_id, hidden: true, text: 'Voní.' }));
    expect(await own(id, worker)).toMatchObject({ id: review_id, hidden: true });
    ok(await moderate(id, { review_id, hidden: false }));
    expect(await listed(id)).toMatchObject({ total: 2, rating: both });
    expect(await own(id, worker)).toMatchObject({ hidden: false, version: 3, edited_at: null });
    const entries = await invokeAll(listAudit, admin, { query: { about_id: id } });
    expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['review-hidden', 'review-shown']));
  });

  it('twice, or by two at once, is counted once', async () => {
    const { id, review_id } = await reviewed();
    const hide = () => moderate(id, { review_id, hidden: true });
    const replies = await racing(writes(`PRODUCT#${id}`), [hide, hide]);
    expect([...replies, await hide()].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await listed(id)).toMatchObject({ total: 1, rating: onlyGood });
    for (let n = 0; n < 2; n++) ok(await moderate(id, { review_id, hidden: false }));
    expect((await listed(id)).rating).toEqual(both);
  });

  it('stays hidden when its author changes it, and counts with its new stars when it is shown', async () => {
    const { worker } = world.people;
    const { id, review_id } = await reviewed();
    ok(await moderate(id, { review_id, hidden: true }));
    const body = { rating: 4, version: 2 };
    expect(ok(await invoke(updateReview, worker, { params: { id }, body }))).toMatchObject({ rating: 4, hidden: true });
    expect(await listed(id)).toMatchObject({ total: 1, rating: onlyGood });
    const stale = await moderate(id, { review_id, hidden: false, version: 2 });
    expect(stale).toMatchObject({ status: 409, body: { code: 'changed' } });
    ok(await moderate(id, { review_id, hidden: false, version: 3 }));
    expect((await listed(id)).rating).toEqual({ average: 4.5, total: 2, stars: [0, 0, 0, 1, 1] });
  });

  it('is deleted by its author without a change of the rating', async () => {
    const { worker } = world.people;
    const { id, review_id } = await reviewed();
    ok(await moderate(id, { review_id, hidden: true }));
    ok(await invoke(deleteReview, worker, { params: { id }, query: { version: 2 } }));
    expect(await listed(id)).toMatchObject({ total: 1, rating: onlyGood });
    expect((await all(id)).body.total).toBe(1);
    expect(await moderate(id, { review_id, hidden: false })).toMatchObject({ status: 404 });
  });

  it('while its author changes its stars keeps the rating exact', async () => {
    const { worker } = world.people;
    const { id, review_id } = await reviewed();
    const [hidden, changed] = await racing(writes(`PRODUCT#${id}`), [
      () => moderate(id, { review_id, hidden: true }),
      () => invoke(updateReview, worker, { params: { id }, body: { rating: 2, version: 1 } }),
    ]);
    expect(hidden?.status).toBe(200);
    expect([200, 409]).toContain(changed?.status);
    expect((await listed(id)).rating).toEqual(onlyGood);
  });
});

describe('the moderation of reviews', () => {
  it('includes products that are not on sale', async () => {
    const { id, review_id } = await reviewed();
    ok(await invoke(updateProduct, world.people.rivalVendor, { params: { id }, body: { version: 1, active: false } }));
    expect((await all(id)).body.total).toBe(2);
    ok(await moderate(id, { review_id, hidden: true }));
  });

  it('finds no review of another product, and nothing of an unknown one', async () => {
    const [{ id }, { review_id }] = [await reviewed(), await reviewed()];
    expect(await moderate(id, { review_id, hidden: true })).toMatchObject({
      status: 404,
      body: { fields: { review_id: expect.any(String) } },
    });
    expect((await all('unknown')).status).toBe(404);
    expect((await moderate('unknown', { review_id, hidden: true })).status).toBe(404);
  });

  it('is for admins alone', async () => {
    const { id, review_id } = await reviewed();
    const { admin: _, ...others } = world.people;
    for (const who of Object.values(others)) {
      expect(await moderate(id, { review_id, hidden: true }, who)).toMatchObject({ status: 403 });
      expect(await all(id, who)).toMatchObject({ status: 403 });
    }
    expect((await listed(id)).rating).toEqual(both);
  });
});

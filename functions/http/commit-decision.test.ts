import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addToCart, createCart } from '#shared/contracts/cart.ts';
import { listNotifications, readNotifications } from '#shared/contracts/notifications.ts';
import { createAccount } from '#shared/contracts/people.ts';
import { createComment, listComments } from '#shared/contracts/shifts.ts';
import { deleteStore } from '#shared/contracts/stores.ts';
import { whileContended, whileHeld, withEachFault, withFault, writes } from '../../test/world/faults.ts';
import { invoke, invokeAs } from '../../test/world/invoke.ts';
import { cartOf } from '../../test/world/order-fixtures.ts';
import { productFixtures, type ProductFixtures } from '../../test/world/product-fixtures.ts';
import { at, ok, shiftFixtures, when } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { fileKey } from '../data/files/files.ts';
import { claimKey, releaseKey, storeResponse, idempotencyRecordKey } from '../data/idempotency.ts';
import { notificationWrite } from '../data/notifications/notifications.ts';
import { part } from '../data/part.ts';
import { get, ifNotExists, transact, type Write } from '../data/table.ts';
import type { Decision } from './decision.ts';
import { serve } from './serve.ts';

let world: World;
let id: string;
let shelf: ProductFixtures;
beforeAll(async () => {
  world = await createWorld();
  shelf = await productFixtures(world);
  ({ id } = await shiftFixtures(world).create());
});

const body = JSON.stringify({ text: 'Once' });
const say = (key: string, now: string) =>
  invoke(createComment, world.people.buyer, { params: { id }, body, now, headers: { 'idempotency-key': key } });
const saidAt = async (now: string) =>
  (ok(await invoke(listComments, world.people.buyer, { params: { id } })) as { at: string }[]).filter(
    (comment) => comment.at === now,
  ).length;
const crash = async (key: string, now: string) => {
  const request = createHash('sha256').update(`/api/shift/${id}/comments\n${body}`).digest('base64url');
  await claimKey({ account_id: world.people.buyer.id, key, request, now });
};

it('a request that crashed before its write can be repeated after a minute', async () => {
  const key = randomUUID();
  await crash(key, at(2, '08:00'));
  expect(await say(key, at(2, '08:00'))).toMatchObject({ status: 409, body: { code: 'request-in-progress' } });
  expect(await say(key, at(2, '08:02'))).toMatchObject({ status: 201 });
  expect(await saidAt(at(2, '08:02'))).toBe(1);
});

it.each(['lost', 'unanswered'] as const)('a request whose claim was %s can be repeated at once', async (kind) => {
  const key = randomUUID();
  const now = at(2, kind === 'lost' ? '09:00' : '09:30');
  const { result, met } = await withFault({ nth: 1, kind }, () => say(key, now));
  expect([met, result.status]).toEqual([true, 500]);
  expect(await say(key, now)).toMatchObject({ status: 201 });
  expect(await saidAt(now)).toBe(1);
});

it('a key marked as done without a stored response never runs the handler again', async () => {
  const key = randomUUID();
  await crash(key, at(3, '08:00'));
  await transact([
    {
      part: 'idempotency-record',
      update: idempotencyRecordKey(world.people.buyer.id, key),
      set: 'SET done = :true',
      values: { ':true': true },
    },
  ]);
  expect(await say(key, at(3, '08:05'))).toMatchObject({ status: 409, body: { code: 'request-in-progress' } });
  expect(await saidAt(at(3, '08:05'))).toBe(0);
});

it('after a fault at any write, the repeated request acts once and returns the stored response', async () => {
  let minute = 0;
  const outcomes: number[] = [];
  const faults = await withEachFault(async (faulty) => {
    const key = randomUUID();
    const now = at(7, `08:${String(minute++).padStart(2, '0')}`);
    outcomes.push((await faulty(() => say(key, now))).status);
    // A fault before the caller knew that the key was claimed leaves the claim in place. It is free after a minute.
    const again = await say(key, now);
    const answered = again.status === 201 ? again : await say(key, now.replace('T08', 'T09'));
    expect(answered.status).toBe(201);
    expect(await saidAt(answered.body.data.at as string)).toBe(1);
    if (answered !== again) expect(await saidAt(now)).toBe(0);
    expect((await say(key, at(7, '10:30'))).body).toEqual(answered.body);
  });
  // The key's claim and the comment with the key's record; each is lost, and each is unanswered.
  expect(faults).toBe(4);
  expect(outcomes).toContain(500);
});

it('a problem is returned although releasing the key fails, and the key is free after a minute', async () => {
  const key = randomUUID();
  const nowhere = (now: string) =>
    invoke(createComment, world.people.buyer, {
      params: { id: 'nothing' },
      body,
      now,
      headers: { 'idempotency-key': key },
    });
  const { result } = await withFault({ nth: 2, kind: 'lost' }, () => nowhere(at(9, '08:00')));
  expect(result).toMatchObject({ status: 404 });
  expect(await nowhere(at(9, '08:02'))).toMatchObject({ status: 404 });
});

it('a request without a write gives the same response again, although releasing its key fails', async () => {
  const key = randomUUID();
  const read = (now: string) =>
    invoke(readNotifications, world.people.buyer, { body: {}, now, headers: { 'idempotency-key': key } });
  const { result, met } = await withFault({ nth: 2, kind: 'lost' }, () => read(at(9, '08:00')));
  expect([result.status, met]).toEqual([200, true]);
  expect(await read(at(9, '08:02'))).toMatchObject({ status: 200 });
});

it('the kept response of a request without a write is given again after a minute, and the request does not run', async () => {
  const key = randomUUID();
  const { buyer } = world.people;
  const read = (now: string) =>
    invoke(readNotifications, buyer, { body: {}, now, headers: { 'idempotency-key': key } });
  const first = await read(at(9, '10:00'));
  expect(first).toMatchObject({ status: 200, body: { data: { unread: 0 } } });
  await transact([notificationWrite({ kind: 'someone-waits', to: { account: buyer.id }, at: at(9, '10:01') })]);
  expect((await read(at(9, '10:02'))).body).toEqual(first.body);
  const { body } = await invoke(listNotifications, buyer, { now: at(9, '10:03') });
  expect(body.unread).toBe(1);
});

it('a request with another body never takes over the key of a crashed request', async () => {
  const key = randomUUID();
  await crash(key, at(10, '08:00'));
  const other = await invoke(createComment, world.people.buyer, {
    params: { id },
    body: JSON.stringify({ text: 'Other' }),
    now: at(10, '08:05'),
    headers: { 'idempotency-key': key },
  });
  expect(other).toMatchObject({ status: 422, body: { code: 'idempotency-key-reused' } });
  expect(await say(key, at(10, '08:05'))).toMatchObject({ status: 201 });
});

it('a key belongs to the path, the query and the body of its request', async () => {
  const { buyer } = world.people;
  const [product, other] = [await shelf.product(), await shelf.product()];
  const headers = { 'idempotency-key': randomUUID() };
  const add = (product_id: string, asking: object = {}) =>
    invoke(addToCart, buyer, { query: { product_id, count: 1 }, body: {}, headers, ...asking });
  const first = await add(product.id);
  expect(first.status).toBe(200);
  expect(await add(product.id)).toEqual(first);
  const reused = { status: 422, body: { code: 'idempotency-key-reused' } };
  expect(await add(other.id)).toMatchObject(reused);
  expect(await add(product.id, { query: { product_id: product.id, count: 2 } })).toMatchObject(reused);
  expect(await add(product.id, { query: { product_id: product.id } })).toMatchObject(reused);
  expect(await add(product.id, { body: { replace: true } })).toMatchObject(reused);
  expect(await invoke(createCart, buyer, { body: { items: [] }, headers })).toMatchObject(reused);
  const { items } = await cartOf(buyer);
  expect(items).toMatchObject([{ product: { id: product.id }, count: 1 }]);
});

it('the key of a completed request cannot be released', async () => {
  const key = randomUUID();
  const claimed = { account_id: world.people.buyer.id, key, request: 'hash', now: at(11, '08:00') };
  const claim = await claimKey(claimed);
  if (claim.state !== 'claimed') throw new Error('A new key can be claimed');
  await transact([
    {
      part: 'idempotency-record',
      update: idempotencyRecordKey(world.people.buyer.id, key),
      set: 'SET done = :true, answer = :answer',
      values: { ':true': true, ':answer': { statusCode: 201 } },
    },
  ]);
  await releaseKey(claim.claimed);
  expect(await claimKey(claimed)).toEqual({ state: 'answered', answer: { statusCode: 201 } });
});

it('a request whose key was taken over writes nothing and returns request-in-progress', async () => {
  const key = randomUUID();
  const [slow, fast] = await whileHeld(
    ({ input }) => Boolean(input.TransactItems?.some(({ Put }) => Put?.Item?.['kind'] === 'comment')),
    () => say(key, at(12, '08:00')),
    () => say(key, at(12, '08:02')),
  );
  expect(fast).toMatchObject({ status: 201 });
  expect(slow).toMatchObject({ status: 409, body: { code: 'request-in-progress' } });
  expect([await saidAt(at(12, '08:00')), await saidAt(at(12, '08:02'))]).toEqual([0, 1]);
});

it('a taken-over request gets no business refusal from an endpoint that maps failed conditions', async () => {
  const key = randomUUID();
  const { buyer, storeManager } = world.people;
  const stores_ids = [world.stores.shared.id];
  const create = (now: string) =>
    invoke(createAccount, buyer, {
      body: JSON.stringify({ user_id: storeManager.id, role: 'ROLE_BUYER_MANAGER', stores_ids }),
      now,
      headers: { 'idempotency-key': key },
    });
  const [slow, fast] = await whileHeld(
    writes('ACCOUNT#'),
    () => create(at(12, '08:00')),
    () => create(at(12, '08:02')),
  );
  expect(fast).toMatchObject({ status: 201 });
  expect(slow).toMatchObject({ status: 409, body: { code: 'request-in-progress' } });
});

it('a write that always meets others is answered as too many requests, and the repeated request acts', async () => {
  const key = randomUUID();
  const contended = await whileContended(writes('SHIFT#'), () => say(key, at(13, '08:00')));
  expect(contended).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  expect(contended.headers?.['retry-after']).toBe('1');
  expect(await say(key, at(13, '08:00'))).toMatchObject({ status: 201 });
});

it('a key expires after a day', async () => {
  const key = randomUUID();
  expect(await say(key, at(4, '08:00'))).toMatchObject({ status: 201 });
  expect(await say(key, at(4, '09:00'))).toMatchObject({ status: 201, body: { data: { at: at(4, '08:00') } } });
  expect(await say(key, at(5, '08:01'))).toMatchObject({ status: 201, body: { data: { at: at(5, '08:01') } } });
});

it('a request that ends with a problem releases its key at once, before the key expires', async () => {
  const key = randomUUID();
  const nowhere = () =>
    invoke(createComment, world.people.buyer, {
      params: { id: 'nothing' },
      body,
      now: at(6, '08:00'),
      headers: { 'idempotency-key': key },
    });
  expect(await nowhere()).toMatchObject({ status: 404 });
  expect(await nowhere()).toMatchObject({ status: 404 });
  expect(await say(key, at(6, '08:00'))).toMatchObject({ status: 201 });
});

it('a malformed key returns 400', async () => {
  expect(await say('no spaces, please', when.ordered)).toMatchObject({ status: 400 });
});

it('a request whose key was taken over can neither answer it nor release it', async () => {
  const claimed = { account_id: randomUUID(), key: randomUUID(), request: 'hash', now: at(14, '08:00') };
  const [slow, next] = [await claimKey(claimed), await claimKey({ ...claimed, now: at(14, '08:02') })];
  if (slow.state !== 'claimed' || next.state !== 'claimed') throw new Error('A crashed request loses its key');
  await storeResponse(slow.claimed, { statusCode: 200 });
  await releaseKey(slow.claimed);
  const stored = await get(idempotencyRecordKey(claimed.account_id, claimed.key));
  expect([stored?.['token'], stored?.['answer']]).toEqual([next.claimed.token, undefined]);
});

describe('a decision', () => {
  const aWrite = (name: string, fileId: string): Write => ({
    part: name,
    put: { ...fileKey(fileId), id: fileId },
    if: ifNotExists,
  });
  const aComment = () => ({
    id: randomUUID(),
    text: 'Decided',
    at: at(15, '08:00'),
    by: { id: world.people.buyer.id, fio: 'Buyer' },
    instruction: false,
  });
  type Comment = ReturnType<typeof aComment>;
  /** The endpoint of comments with another handler. */
  const decide = (run: (turn: number) => Promise<Omit<Decision<{ data: Comment }>, 'reply'>>, key?: string) => {
    let turn = 0;
    const handler = serve(createComment, async () => ({ reply: { data: aComment() }, ...(await run(++turn)) }));
    const asking = { params: { id }, body, now: at(15, '08:00'), headers: { 'idempotency-key': key } };
    return invokeAs(createComment, world.people.buyer, asking, {}, handler);
  };
  /** An endpoint whose contract lists `changed`. */
  const remove = (decision: Omit<Decision<unknown>, 'reply'>) => {
    const handler = serve(deleteStore, async ({ params }) => ({ reply: { data: params }, ...decision }));
    return invokeAs(deleteStore, world.people.buyer, { params: { id } }, {}, handler);
  };
  const taken = randomUUID();
  beforeAll(() => transact([aWrite('file', taken)]));

  it('is written with its limits, before the steps that follow it', async () => {
    const made = randomUUID();
    const seen: unknown[] = [];
    const answer = await decide(async () => ({
      writes: [aWrite('file', made)],
      limits: [{ limit: 'ordered-shifts', subject: made, uses: 1 }],
      afterCommit: async () => {
        seen.push(await get(fileKey(made)));
      },
    }));
    expect(answer.status).toBe(201);
    expect(seen).toEqual([expect.objectContaining({ id: made })]);
    const over = decide(async () => ({
      writes: [aWrite('file', randomUUID())],
      limits: [{ limit: 'ordered-shifts', subject: made, uses: 1_000_000 }],
    }));
    // The contract of comments does not list the limit.
    expect(await over).toMatchObject({ status: 500 });
  });

  it('is made again while a part that it was made on has changed, and its first reply is not kept', async () => {
    const key = randomUUID();
    const made = randomUUID();
    const turns: number[] = [];
    const answer = await decide(async (turn) => {
      turns.push(turn);
      return { writes: [aWrite('store', turn < 3 ? taken : made)], retryOn: [part('store')] };
    }, key);
    expect([answer.status, turns]).toEqual([201, [1, 2, 3]]);
    expect((await decide(() => Promise.reject(new Error('It does not run again')), key)).body).toEqual(answer.body);
  });

  it('is refused by the first named part that failed, and without a name as changed', async () => {
    const writes = [aWrite('store', taken), aWrite('count', taken.toUpperCase())];
    await transact([aWrite('file', taken.toUpperCase())]);
    const refusals = [
      [part('count'), 'too-many-comments'],
      [part('store'), 'not-found'],
    ] as const;
    expect(await decide(async () => ({ writes, refusals }))).toMatchObject({ body: { code: 'too-many-comments' } });
    expect(await decide(async () => ({ writes, refusals, retryOn: [part('store')] }))).toMatchObject({ status: 409 });
    // The contract of comments does not list `changed`, so it is a defect.
    expect(await decide(async () => ({ writes }))).toMatchObject({ status: 500 });
  });

  it('that always meets a changed part ends as too many requests, or as changed if any part may change', async () => {
    const writes = [aWrite('store', taken)];
    expect(await decide(async () => ({ writes, retryOn: [part('store')] }))).toMatchObject({ status: 429 });
    expect(await remove({ writes, retryOn: 'any' })).toMatchObject({ status: 409, body: { code: 'changed' } });
    expect(await remove({ writes })).toMatchObject({ status: 409, body: { code: 'changed' } });
  });
});

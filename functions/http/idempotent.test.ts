import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { createComment, listComments } from '#shared/contracts/shifts.ts';
import { ask } from '../../test/world/door.ts';
import { at, given, ok, when } from '../../test/world/given.ts';
import type { World } from '../../test/world/world.ts';
import { aWorld } from '../../test/world/world.ts';
import { claimKey } from '../data/idempotency.ts';
import { keys } from '../data/keys.ts';
import { transact } from '../data/table.ts';

let world: World;
let id: string;
beforeAll(async () => {
  world = await aWorld();
  ({ id } = await given(world).create());
});

const body = JSON.stringify({ text: 'Once' });
const say = (key: string, now: string) =>
  ask(createComment, world.people.buyer, { params: { id }, body, now, headers: { 'idempotency-key': key } });
const saidAt = async (now: string) =>
  (ok(await ask(listComments, world.people.buyer, { params: { id } })) as { at: string }[]).filter(
    (comment) => comment.at === now,
  ).length;
const crash = async (key: string, now: string) => {
  const request = createHash('sha256').update(`/api/shift/${id}/comments\n${body}`).digest('base64url');
  await claimKey({ account_id: world.people.buyer.id, key, request, now });
};

it('a request that crashed before it wrote can be sent again after a minute', async () => {
  const key = randomUUID();
  await crash(key, at(2, '08:00'));
  expect(await say(key, at(2, '08:00'))).toMatchObject({ status: 409, body: { code: 'request-in-progress' } });
  expect(await say(key, at(2, '08:02'))).toMatchObject({ status: 201 });
  expect(await saidAt(at(2, '08:02'))).toBe(1);
});

it('a request that crashed after it wrote never acts again', async () => {
  const key = randomUUID();
  await crash(key, at(3, '08:00'));
  await transact([
    {
      part: 'idempotency-record',
      update: keys.idempotency(world.people.buyer.id, key),
      set: 'SET done = :true',
      values: { ':true': true },
    },
  ]);
  expect(await say(key, at(3, '08:05'))).toMatchObject({ status: 409, body: { code: 'request-in-progress' } });
  expect(await saidAt(at(3, '08:05'))).toBe(0);
});

it('a key is forgotten after a day', async () => {
  const key = randomUUID();
  expect(await say(key, at(4, '08:00'))).toMatchObject({ status: 201 });
  expect(await say(key, at(4, '09:00'))).toMatchObject({ status: 201, body: { data: { at: at(4, '08:00') } } });
  expect(await say(key, at(5, '08:01'))).toMatchObject({ status: 201, body: { data: { at: at(5, '08:01') } } });
});

it('a refused request frees its key', async () => {
  const key = randomUUID();
  const nowhere = await ask(createComment, world.people.buyer, {
    params: { id: 'nothing' },
    body,
    now: when.ordered,
    headers: { 'idempotency-key': key },
  });
  expect(nowhere).toMatchObject({ status: 404 });
  expect(await say(key, at(6, '08:00'))).toMatchObject({ status: 201 });
});

it('a key of another shape is 400', async () => {
  expect(await say('no spaces, please', when.ordered)).toMatchObject({ status: 400 });
});

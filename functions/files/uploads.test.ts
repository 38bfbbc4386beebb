import { beforeAll, describe, expect, it } from 'vitest';
import { createUpload, getUpload } from '#shared/contracts/files.ts';
import { invoke } from '../../test/world/invoke.ts';
import { objectAt, putObject, takeOwnBucket } from '../../test/world/own-bucket.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { at, ok } from '../../test/world/shift-fixtures.ts';
import { announce, keyOf, publicIdOf, receive, squareKeys, uploaded } from '../../test/world/uploads.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

await takeOwnBucket();
const { findFile } = await import('../data/files/files.ts');

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
const someone = () => world.person('Eva Malá', 'ROLE_STORE_MANAGER', world.companies.customer);
const order = { purpose: 'profile-photo', type: 'image/jpeg', size: 1000 };
const create = (who: Account, body: object = order, headers = {}, now = at(1, '08:00')) =>
  invoke(createUpload, who, { body, headers, now });
const read = (who: Account, id: string, now?: string) =>
  invoke(getUpload, who, { params: { id }, ...(now && { now }) });

describe('an announced upload', () => {
  it('is a form bound to one key, one type and one size, valid for 15 minutes', async () => {
    const eva = await someone();
    const { status, body } = await create(eva);
    const { id, fields, expires_at } = body.data as { id: string; fields: Record<string, string>; expires_at: string };
    expect([status, expires_at, fields['key'], fields['Content-Type']]).toEqual([
      201,
      at(1, '08:15'),
      keyOf(id),
      'image/jpeg',
    ]);
    const policy = JSON.parse(Buffer.from(fields['Policy'] ?? '', 'base64').toString()) as { conditions: unknown[] };
    expect(policy.conditions).toEqual(
      expect.arrayContaining([
        ['content-length-range', 1000, 1000],
        { key: keyOf(id) },
        { 'Content-Type': 'image/jpeg' },
      ]),
    );
    expect(await findFile(id)).toMatchObject({ owner_id: eva.id, state: 'waiting', size: 1000 });
  });

  it('has two random ids, and no reply has the one of the public paths', async () => {
    const eva = await someone();
    const announced = await create(eva);
    const { id } = announced.body.data as { id: string };
    const publicId = await publicIdOf(id);
    expect([id, publicId]).toEqual([expect.stringMatching(/^[\w-]{22}$/), expect.stringMatching(/^[\w-]{22}$/)]);
    expect(publicId).not.toBe(id);
    expect(JSON.stringify([announced, await read(eva, id)])).not.toContain(publicId);
  });

  it.for([
    ['profile-photo', ['admin', 'manager', 'vendor', 'worker', 'buyer', 'buyerManager', 'storeManager']],
    ['company-logo', ['admin', 'vendor', 'buyer']],
    ['category-picture', ['admin']],
    ['collection-cover', ['admin']],
    ['publication-cover', ['admin', 'manager']],
    ['assistant-avatar', ['admin']],
    ['product-photo', ['admin', 'manager', 'vendor']],
    ['product-file', ['admin', 'manager', 'vendor']],
  ] as const)('for %s is of those who may claim it, and forbidden to others', async ([purpose, allowed]) => {
    const roles = ['admin', 'manager', 'vendor', 'worker', 'buyer', 'buyerManager', 'storeManager'] as const;
    const body = { ...order, purpose, ...(purpose === 'product-file' && { type: 'application/pdf' }) };
    for (const role of roles) {
      const answer = await create(world.people[role], body);
      expect([role, answer.status]).toEqual([role, (allowed as readonly string[]).includes(role) ? 201 : 403]);
      if (answer.status === 403) expect(answer.body.code).toBe('forbidden');
    }
  });

  it.for([
    [{ ...order, purpose: 'anything' }, 'purpose'],
    [{ ...order, type: 'image/svg+xml' }, 'type'],
    [{ ...order, size: 0 }, 'size'],
    [{ ...order, size: 4 * 1024 * 1024 + 1 }, 'size'],
    [{ ...order, key: 'files/profile-photo/a/large.jpg' }, 'key'],
    [{ purpose: 'profile-photo' }, 'size'],
  ] as const)('is refused with an error at the field: %o', async ([body, field]) => {
    const answer = await create(await someone(), body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, expect.arrayContaining([field])]);
  });

  it('is announced once by a repeated key', async () => {
    const eva = await someone();
    const headers = { 'idempotency-key': 'once' };
    const first = await create(eva, order, headers);
    expect(await create(eva, order, headers)).toEqual(first);
    expect((await create(eva, { ...order, size: 7 }, headers)).body.code).toBe('idempotency-key-reused');
  });

  secondRing.it(
    'is refused after 100 files, or 200 MB, within a day',
    async () => {
      const [eva, jan] = [await someone(), await someone()];
      for (let n = 0; n < 100; n++) expect((await create(eva)).status).toBe(201);
      expect(await create(eva)).toMatchObject({ status: 429, body: { code: 'upload-limit' } });
      expect((await create(eva, order, {}, at(2, '08:00'))).status).toBe(201);
      // A started megabyte counts as one.
      const large = { ...order, size: 4 * 1024 * 1024 - 1 };
      for (let n = 0; n < 50; n++) expect((await create(jan, large)).status).toBe(201);
      expect(await create(jan)).toMatchObject({ status: 429, body: { code: 'upload-limit' } });
    },
    120_000,
  );
});

describe('the state of an upload', () => {
  it('is waiting until the file is checked, then ready, or rejected with the reason', async () => {
    const eva = await someone();
    const id = await announce(eva);
    expect(ok(await read(eva, id))).toEqual({ id, state: 'waiting', rejection: null });
    await putObject(keyOf(id), Buffer.from('no picture'));
    await receive(keyOf(id));
    expect(ok(await read(eva, id))).toEqual({ id, state: 'rejected', rejection: 'not-a-picture' });
    const good = await uploaded(eva);
    expect(ok(await read(eva, good))).toEqual({ id: good, state: 'ready', rejection: null });
  });

  it('ready has no file under its own id: the public paths are a secret until it is claimed', async () => {
    const eva = await someone();
    const id = await uploaded(eva);
    const found = await Promise.all([...squareKeys(id), ...squareKeys(await publicIdOf(id))].map(objectAt));
    expect(found.map((object) => object !== undefined)).toEqual([false, false, true, true]);
  });

  it('is told to nobody else, not even in the same company, and to nobody after a day', async () => {
    const eva = await someone();
    const id = await announce(eva, { now: at(1, '08:00') });
    for (const other of [await someone(), world.people.admin, world.people.vendor])
      expect((await read(other, id, at(1, '09:00'))).body.code).toBe('not-found');
    expect((await read(eva, id, at(2, '07:59'))).status).toBe(200);
    expect((await read(eva, id, at(2, '08:00'))).body.code).toBe('not-found');
    expect((await read(eva, 'unknown')).status).toBe(404);
  });
});

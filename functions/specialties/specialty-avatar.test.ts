import { beforeAll, describe, expect, it } from 'vitest';
import {
  createSpecialty,
  deleteSpecialty,
  getSpecialty,
  listSpecialties,
  setSpecialtyAvatar,
} from '#shared/contracts/specialties.ts';
import type { CategoryKind } from '#shared/domain/specialties/kinds.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { objectAt, takeOwnBucket } from '../../test/world/own-bucket.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { announce, publicIdOf, publicIdsOf, uploaded as uploadedFor } from '../../test/world/uploads.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

await takeOwnBucket();
const { findFile } = await import('../data/files/files.ts');

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
const purpose = 'category-picture';
const uploaded = (who: Account = world.people.admin, content?: Buffer) => uploadedFor(who, content, undefined, purpose);
const names = { cs: 'Nápoje', en: 'Drinks', ru: 'Напитки' };
const created = async (kind: CategoryKind = 'product'): Promise<string> => {
  const work = { icon: 'coffee', hourly_rate: 18_000, hourly_premium: 0, auto_complete: true };
  const body = { kind, names, descriptions: names, parent_id: null, active: true, ...work };
  return ok(await invoke(createSpecialty, world.people.admin, { body })).id as string;
};
const set = (id: string, upload_id: string | null, version = 1, who = world.people.admin) =>
  invoke(setSpecialtyAvatar, who, { params: { id }, body: { version, upload_id } });
const read = async (id: string) => ok(await invoke(getSpecialty, world.people.worker, { params: { id } }));
const stateOf = async (id: string) => (await findFile(id))?.state;
const pathsOf = (file: string) => ({
  avatar: `/files/category-picture/${file}/small.jpg`,
  avatar_large: `/files/category-picture/${file}/large.jpg`,
});
const none = { avatar: null, avatar_large: null };

describe('the picture of a category', () => {
  it.for(['specialty', 'product'] as const)('of kind %s is a ready upload, replaced and removed', async (kind) => {
    const id = await created(kind);
    const uploads = [await uploaded(), await uploaded()] as const;
    const [first = '', second = ''] = await publicIdsOf(uploads);
    expect(await read(id)).toMatchObject(none);
    expect(ok(await set(id, uploads[0]))).toMatchObject({ kind, version: 2, ...pathsOf(first) });
    expect((await objectAt(pathsOf(first).avatar.slice(1)))?.type).toBe('image/jpeg');
    expect(await set(id, uploads[0], 2)).toMatchObject({ status: 404 });
    expect(ok(await set(id, uploads[1], 2))).toMatchObject({ version: 3, ...pathsOf(second) });
    expect([await stateOf(first), await stateOf(second)]).toEqual(['removed', 'claimed']);
    const { data } = (await invoke(listSpecialties, world.people.worker, { query: { id, kind } })).body;
    expect(data).toMatchObject([{ id, avatar: pathsOf(second).avatar }]);
    expect(ok(await set(id, null, 3))).toMatchObject({ version: 4, ...none });
    expect(await stateOf(second)).toBe('removed');
    expect(ok(await set(id, null, 4))).toMatchObject({ version: 4, ...none });
  });

  it('is queued for removal with its category', async () => {
    const [id, upload] = [await created(), await uploaded()];
    const file = await publicIdOf(upload);
    ok(await set(id, upload));
    ok(await invoke(deleteSpecialty, world.people.admin, { params: { id } }));
    expect(await stateOf(file)).toBe('removed');
  });

  it('of two set at once is one, and the other stays unclaimed', async () => {
    const id = await created();
    const uploads = [await uploaded(), await uploaded()];
    const files = await publicIdsOf(uploads);
    const answers = await racing(
      writes('SPECIALTY#'),
      uploads.map((upload) => () => set(id, upload)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { avatar } = await read(id);
    for (const [n, upload] of uploads.entries()) {
      const isShown = pathsOf(files[n] ?? '').avatar === avatar;
      expect([await stateOf(upload), isShown]).toEqual(isShown ? [undefined, true] : ['ready', false]);
    }
  });

  it('is refused for an upload of others or for something else, for one that is not ready, and for an old version', async () => {
    const { admin } = world.people;
    const another = await world.person('Jiný správce', 'ROLE_ADMIN', null);
    const id = await created();
    for (const file of [await uploaded(another), await uploadedFor(admin), 'unknown'])
      expect(await set(id, file)).toMatchObject({ status: 404, body: { fields: { upload_id: expect.any(String) } } });
    for (const file of [await announce(admin, { purpose }), await uploaded(admin, Buffer.from('no picture'))])
      expect(await set(id, file)).toMatchObject({ status: 409, body: { code: 'upload-not-ready' } });
    const file = await uploaded();
    expect(await set(id, file, 2)).toMatchObject({ status: 409, body: { code: 'changed' } });
    expect(await stateOf(file)).toBe('ready');
    expect(await set('nothing', file)).toMatchObject({ status: 404 });
    expect(await read(id)).toMatchObject({ version: 1, ...none });
  });

  it('is refused with 403 to everybody but admins', async () => {
    const id = await created();
    const { admin: _, ...others } = world.people;
    for (const who of Object.values(others)) expect(await set(id, null, 1, who)).toMatchObject({ status: 403 });
  });
});

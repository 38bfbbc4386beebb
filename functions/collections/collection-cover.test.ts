import { beforeAll, describe, expect, it } from 'vitest';
import { listShownCollections } from '#shared/contracts/catalogue.ts';
import {
  createCollection,
  deleteCollection,
  getCollection,
  setCollectionCover,
} from '#shared/contracts/collections.ts';
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
const purpose = 'collection-cover';
const uploaded = (who: Account = world.people.admin, content?: Buffer) => uploadedFor(who, content, undefined, purpose);
const names = { cs: 'Na zimu', en: 'For winter', ru: 'К зиме' };
const created = async (): Promise<string> =>
  ok(await invoke(createCollection, world.people.admin, { body: { names, active: true, product_ids: [] } })).id;
const set = (id: string, upload_id: string | null) =>
  invoke(setCollectionCover, world.people.admin, { params: { id }, body: { upload_id } });
const read = async (id: string) => ok(await invoke(getCollection, world.people.buyer, { params: { id } }));
const stateOf = async (id: string) => (await findFile(id))?.state;
const coverOf = (file: string, square = 'small') => `/files/collection-cover/${file}/${square}.jpg`;

describe('the cover of a collection', () => {
  it('is a ready upload, shown in the catalogue, replaced and removed', async () => {
    const id = await created();
    const uploads = [await uploaded(), await uploaded()] as const;
    const [first = '', second = ''] = await publicIdsOf(uploads);
    expect(ok(await set(id, uploads[0]))).toMatchObject({ version: 2, cover: coverOf(first) });
    expect((await objectAt(coverOf(first, 'large').slice(1)))?.type).toBe('image/jpeg');
    expect(await set(id, uploads[0])).toMatchObject({ status: 404 });
    expect(ok(await set(id, uploads[1]))).toMatchObject({ version: 3, cover: coverOf(second) });
    expect([await stateOf(first), await stateOf(second)]).toEqual(['removed', 'claimed']);
    const { data } = (await invoke(listShownCollections, null)).body;
    expect(data).toContainEqual(expect.objectContaining({ id, cover: coverOf(second, 'large') }));
    expect(ok(await set(id, null))).toMatchObject({ version: 4, cover: null });
    expect(await stateOf(second)).toBe('removed');
    expect(ok(await set(id, null))).toMatchObject({ version: 4, cover: null });
  });

  it('is queued for removal with its collection', async () => {
    const [id, upload] = [await created(), await uploaded()];
    const file = await publicIdOf(upload);
    ok(await set(id, upload));
    ok(await invoke(deleteCollection, world.people.admin, { params: { id }, query: { version: 2 } }));
    expect(await stateOf(file)).toBe('removed');
  });

  it('of two set at once is the last one, and the other is removed', async () => {
    const id = await created();
    const uploads = [await uploaded(), await uploaded()];
    const files = await publicIdsOf(uploads);
    const answers = await racing(
      writes('COLLECTION#'),
      uploads.map((upload) => () => set(id, upload)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { cover } = await read(id);
    for (const file of files) expect(await stateOf(file)).toBe(coverOf(file) === cover ? 'claimed' : 'removed');
  });

  it('is refused for an upload of others or for something else, and for one that is not ready', async () => {
    const { admin } = world.people;
    const another = await world.person('Jiný správce', 'ROLE_ADMIN', null);
    const id = await created();
    for (const file of [await uploaded(another), await uploadedFor(admin), 'unknown'])
      expect(await set(id, file)).toMatchObject({ status: 404, body: { fields: { upload_id: expect.any(String) } } });
    for (const file of [await announce(admin, { purpose }), await uploaded(admin, Buffer.from('no picture'))])
      expect(await set(id, file)).toMatchObject({ status: 409, body: { code: 'upload-not-ready' } });
    expect(await set('nothing', await uploaded())).toMatchObject({ status: 404 });
    expect(await read(id)).toMatchObject({ version: 1, cover: null });
  });
});

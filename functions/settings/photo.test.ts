import { beforeAll, describe, expect, it } from 'vitest';
import { deletePhoto, getMe, setPhoto } from '#shared/contracts/settings.ts';
import { racing, withEachFault, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { takeOwnBucket } from '../../test/world/own-bucket.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { at, ok } from '../../test/world/shift-fixtures.ts';
import { announce, publicIdOf, publicIdsOf, uploaded } from '../../test/world/uploads.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

await takeOwnBucket();
const { findFile } = await import('../data/files/files.ts');
const { getAccount } = await import('../data/people/accounts.ts');

let world: World;
let me: Account;
beforeAll(async () => {
  world = await createWorld();
});
const someone = () => world.person('Eva Malá', 'ROLE_STORE_MANAGER', world.companies.customer);
const set = (who: Account, id: string, headers = {}, now?: string) =>
  invoke(setPhoto, who, { body: { upload_id: id }, headers, ...(now && { now }) });
const photoOf = async (who: Account) => (await getAccount(who.id))?.photo?.id ?? null;
const stateOf = async (id: string) => (await findFile(id))?.state;

describe('the photo', () => {
  it('is a ready upload, shown in two sizes, and replaces the earlier one', async () => {
    me = await someone();
    const uploads = [await uploaded(me), await uploaded(me)] as const;
    const [first = '', second = ''] = await publicIdsOf(uploads);
    expect(ok(await set(me, uploads[0]))).toMatchObject({
      version: 2,
      photo: `/files/profile-photo/${first}/large.jpg`,
      photo_small: `/files/profile-photo/${first}/small.jpg`,
    });
    ok(await set(me, uploads[1]));
    expect(await photoOf(me)).toBe(second);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['removed', 'claimed']);
    expect(await Promise.all(uploads.map(stateOf))).toEqual([undefined, undefined]);
    expect(ok(await invoke(deletePhoto, me))).toMatchObject({ photo: null, photo_small: null, version: 4 });
    expect(await stateOf(second)).toBe('removed');
    expect(ok(await invoke(deletePhoto, me))).toMatchObject({ photo: null, version: 4 });
  });

  it('cannot be an upload that is not checked or was rejected, and can be as soon as it is ready', async () => {
    me = await someone();
    for (const id of [await announce(me), await uploaded(me, Buffer.from('no picture'))]) {
      expect(await set(me, id)).toMatchObject({ status: 409, body: { code: 'upload-not-ready' } });
      expect(await photoOf(me)).toBeNull();
    }
    expect((await set(me, await uploaded(me))).status).toBe(200);
  });

  it("cannot be another person's upload, an unknown one or one from yesterday", async () => {
    me = await someone();
    const [colleague, stranger] = [await someone(), world.people.vendor];
    const old = await uploaded(me, undefined, at(1, '08:00'));
    for (const id of [await uploaded(colleague), await uploaded(stranger), 'unknown'])
      expect(await set(me, id)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await set(me, old, {}, at(2, '08:00'))).toMatchObject({ status: 404 });
    expect([await photoOf(me), await stateOf(old)]).toEqual([null, 'ready']);
    expect((await set(me, old, {}, at(2, '07:59'))).status).toBe(200);
  });

  it('is set once by a repeated key, not again without it, and one that was replaced cannot come back', async () => {
    me = await someone();
    const [first, second] = [await uploaded(me), await uploaded(me)];
    const headers = { 'idempotency-key': first };
    const answer = await set(me, first, headers);
    expect(ok(answer)).toMatchObject({ version: 2 });
    expect(await set(me, first, headers)).toEqual(answer);
    expect(await set(me, first)).toMatchObject({ status: 404, body: { fields: { upload_id: expect.any(String) } } });
    expect(ok(await invoke(getMe, me))).toMatchObject({ version: 2, photo: ok(answer).photo });
    ok(await set(me, second));
    expect(await set(me, first)).toMatchObject({ status: 404 });
  });

  it('is not set by the id of a claimed file, which its path shows', async () => {
    me = await someone();
    const id = await uploaded(me);
    const publicId = await publicIdOf(id);
    expect(await set(me, publicId)).toMatchObject({ status: 404 });
    ok(await set(me, id));
    expect(await set(me, publicId)).toMatchObject({ status: 404 });
    expect(await stateOf(publicId)).toBe('claimed');
  });

  it('of two set at once is one, and the other stays unclaimed', async () => {
    me = await someone();
    const ids = [await uploaded(me), await uploaded(me)];
    const publicIds = await publicIdsOf(ids);
    const answers = await racing(
      writes('ACCOUNT#'),
      ids.map((id) => () => set(me, id)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const shown = await photoOf(me);
    expect(publicIds).toContain(shown);
    for (const [n, id] of ids.entries()) {
      const isShown = publicIds[n] === shown;
      expect([await stateOf(id), await stateOf(publicIds[n] ?? '')]).toEqual(
        isShown ? [undefined, 'claimed'] : ['ready', undefined],
      );
    }
  });

  it('set twice at once from one upload is claimed once', async () => {
    me = await someone();
    const id = await uploaded(me);
    const publicId = await publicIdOf(id);
    const answers = await racing(writes('FILE#'), [() => set(me, id), () => set(me, id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([await photoOf(me), await stateOf(publicId)]).toEqual([publicId, 'claimed']);
    expect(ok(await invoke(getMe, me))).toMatchObject({ version: 2 });
  });

  secondRing.it('is whole after a fault of any write: the next try with the same key sets it once', async () => {
    const faults = await withEachFault(async (faulty) => {
      me = await someone();
      const uploads = [await uploaded(me), await uploaded(me)] as const;
      const [first = '', second = ''] = await publicIdsOf(uploads);
      ok(await set(me, uploads[0]));
      const headers = { 'idempotency-key': uploads[1] };
      await faulty(() => set(me, uploads[1], headers));
      const now = new Date(Date.now() + 120_000).toISOString();
      expect((await set(me, uploads[1], headers, now)).status).toBe(200);
      expect([await photoOf(me), await stateOf(first), await stateOf(second)]).toEqual([second, 'removed', 'claimed']);
      expect((await getAccount(me.id))?.version).toBe(3);
    });
    // The claim of the key and the transaction, each lost or unanswered; the release of the key after a lost one.
    expect(faults).toBeGreaterThanOrEqual(4);
  });

  secondRing.it('is announced, and its file is queued for removal, also after a fault', async () => {
    await withEachFault(async (faulty) => {
      me = await someone();
      await faulty(async () => {
        await announce(me).catch(() => undefined);
      });
      expect((await set(me, await uploaded(me))).status).toBe(200);
    });
  });
});

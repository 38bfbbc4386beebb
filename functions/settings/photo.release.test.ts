import { beforeAll, describe, expect, it } from 'vitest';
import { setPhoto } from '#shared/contracts/settings.ts';
import { withEachFault } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { takeOwnBucket } from '../../test/world/own-bucket.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { announce, uploaded } from '../../test/world/uploads.ts';
import type { World } from '../../test/world/world.ts';
import { createWorld } from '../../test/world/world.ts';
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
  it('is whole after a fault of any write: the next try with the same key sets it once', async () => {
    const faults = await withEachFault(async (faulty) => {
      me = await someone();
      const [first, second] = [await uploaded(me), await uploaded(me)];
      ok(await set(me, first));
      const headers = { 'idempotency-key': second };
      await faulty(() => set(me, second, headers));
      const now = new Date(Date.now() + 120_000).toISOString();
      expect((await set(me, second, headers, now)).status).toBe(200);
      expect([await photoOf(me), await stateOf(first), await stateOf(second)]).toEqual([second, 'removed', 'claimed']);
      expect((await getAccount(me.id))?.version).toBe(3);
    });
    // The claim of the key and the transaction, each lost or unanswered; the release of the key after a lost one.
    expect(faults).toBeGreaterThanOrEqual(4);
  });

  it('is announced, and its file is queued for removal, also after a fault', async () => {
    await withEachFault(async (faulty) => {
      me = await someone();
      await faulty(async () => {
        await announce(me).catch(() => undefined);
      });
      expect((await set(me, await uploaded(me))).status).toBe(200);
    });
  });
});

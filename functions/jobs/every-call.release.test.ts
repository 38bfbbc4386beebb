import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { setPhoto } from '#shared/contracts/settings.ts';
import { createShift, listShifts } from '#shared/contracts/shifts.ts';
import { withEachFault } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { objectAt, putObject, takeOwnBucket } from '../../test/world/own-bucket.ts';
import { at, ok, plan } from '../../test/world/shift-fixtures.ts';
import { announce, aPicture, keyOf, receive, squareKeys } from '../../test/world/uploads.ts';
import { createWorld, type World } from '../../test/world/world.ts';

await takeOwnBucket();
const { getAccount } = await import('../data/people/accounts.ts');
const { findFile } = await import('../data/files/files.ts');

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

it('ordering 20 shifts with a fault at any call: all or none, and the repeated request has one result', async () => {
  const { customer, performer } = world.companies;
  const orderedAt: number[] = [];
  const faults = await withEachFault(
    async (faulty) => {
      // Limits count by company, or by account for the platform.
      const [store, admin] = await Promise.all([
        world.store(`faulty-${randomUUID()}`, customer, [performer]),
        world.person('Orderer', 'ROLE_ADMIN', null),
      ]);
      const body = { ...plan, store_id: store.id, category_id: world.specialties.cashier, count: 20 };
      const headers = { 'idempotency-key': randomUUID() };
      const ordering = (now: string) => invoke(createShift, admin, { body, headers, now });
      const total = async () => {
        const day = plan.starts_at.slice(0, 10);
        const query = { from: day, to: day, store_id: store.id };
        return Number((await invoke(listShifts, admin, { query, now: at(1, '12:00') })).body.total);
      };
      await faulty(() => ordering(at(1, '08:00')));
      const first = await total();
      expect([0, 20]).toContain(first);
      orderedAt.push(first);
      // A claim that was not released is free after a minute.
      const { data } = (await ordering(at(1, '09:00'))).body;
      expect([data.length, await total()]).toEqual([20, 20]);
      expect((await ordering(at(1, '10:00'))).body.data).toEqual(data);
    },
    { reads: true, atOnce: 4 },
  );
  expect(faults).toBeGreaterThanOrEqual(7);
  expect(new Set(orderedAt)).toEqual(new Set([0, 20]));
});

it('uploading a photo with a fault at any call of the requests, the browser or the check: the next try shows it', async () => {
  const content = aPicture();
  const faults = await withEachFault(
    async (faulty) => {
      const me = await world.person('Eva Malá', 'ROLE_STORE_MANAGER', world.companies.customer);
      const announced: string[] = [];
      const photo = async () => (await getAccount(me.id))?.photo?.id;
      const stateOf = async (id: string) => (await findFile(id))?.state;
      const upload = async () => {
        const id = await announce(me, { size: content.length });
        announced.push(id);
        await putObject(keyOf(id), content);
        // EventBridge repeats a failed check.
        await receive(keyOf(id)).catch(() => receive(keyOf(id)));
        ok(await invoke(setPhoto, me, { body: { upload_id: id } }));
      };
      await faulty(() => upload().catch(() => undefined));
      const shown = await photo();
      if (shown) for (const key of squareKeys(shown)) expect(await objectAt(key)).toBeDefined();
      await upload();
      const last = (await photo()) ?? '';
      expect([last !== shown, await stateOf(last)]).toEqual([true, 'claimed']);
      for (const key of squareKeys(last)) expect(await objectAt(key)).toBeDefined();
      // Every other file is queued for removal: the first one if it was shown, and an upload that was not claimed.
      if (shown) expect(await stateOf(shown)).toBe('removed');
      const unclaimed = announced.slice(0, -1).filter(() => !shown);
      for (const id of unclaimed) expect(['waiting', 'ready']).toContain(await stateOf(id));
      expect(await stateOf(announced.at(-1) ?? '')).toBeUndefined();
    },
    { reads: true, atOnce: 4 },
  );
  expect(faults).toBeGreaterThanOrEqual(20);
});

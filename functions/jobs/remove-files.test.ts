import { beforeAll, describe, expect, it } from 'vitest';
import { deletePhoto, setPhoto } from '#shared/contracts/settings.ts';
import { withEachFault, withFault } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { objectAt, putObject, takeOwnBucket } from '../../test/world/own-bucket.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { at, ok } from '../../test/world/shift-fixtures.ts';
import { announce, aPicture, keyOf, publicIdOf, squareKeys, uploaded } from '../../test/world/uploads.ts';
import type { World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

// The job acts on every file of its table.
await takeOwnTable();
await takeOwnBucket();
const { createWorld } = await import('../../test/world/world.ts');
const { findFile } = await import('../data/files/files.ts');
const { handler } = await import('./remove-files.ts');

let world: World;
let eva: Account;
beforeAll(async () => {
  world = await createWorld();
  eva = await world.person('Eva Malá', 'ROLE_STORE_MANAGER', world.companies.customer);
});
const run = (time: string) => handler({ time });
/** Both ids of an upload, because its record is gone with it. */
type Ids = { id: string; publicId: string };
const idsOf = async (id: string): Promise<Ids> => ({ id, publicId: await publicIdOf(id) });
const isGone = async ({ id, publicId }: Ids) => {
  const objects = await Promise.all([keyOf(id), ...squareKeys(publicId)].map(objectAt));
  const records = await Promise.all([id, publicId].map(findFile));
  return [...records, ...objects].every((found) => found === undefined);
};
const isShown = async ({ publicId: id }: Ids) => {
  const squares = await Promise.all(squareKeys(id).map(objectAt));
  return (await findFile(id)) !== undefined && squares.every((square) => square !== undefined);
};
const show = async ({ id }: Ids, now: string) => ok(await invoke(setPhoto, eva, { body: { upload_id: id }, now }));

describe('files without a record', () => {
  it('that nobody claimed are gone 25 hours after they were announced: sent, checked, rejected or never sent', async () => {
    const unsent = await announce(eva, { now: at(1, '08:00') });
    const unchecked = await announce(eva, { now: at(1, '08:00') });
    await putObject(keyOf(unchecked), aPicture());
    const rejected = await uploaded(eva, Buffer.from('no picture'), at(1, '08:00'));
    const ready = await uploaded(eva, aPicture(), at(1, '08:00'));
    const all = await Promise.all([unsent, unchecked, rejected, ready].map(idsOf));
    await run(at(2, '08:59'));
    expect(await Promise.all(all.map(isGone))).toEqual([false, false, false, false]);
    await run(at(2, '09:00'));
    expect(await Promise.all(all.map(isGone))).toEqual([true, true, true, true]);
  });

  it('are gone at the next run after they were replaced or deleted, and a claimed one stays for ever', async () => {
    const first = await idsOf(await uploaded(eva, aPicture(), at(3, '08:00')));
    await show(first, at(3, '08:01'));
    expect(await run(at(9, '08:00'))).toEqual({ removed: 0 });
    expect(await isShown(first)).toBe(true);
    const second = await idsOf(await uploaded(eva, aPicture(), at(9, '09:00')));
    await show(second, at(9, '09:01'));
    await run(at(9, '09:05'));
    expect([await isGone(first), await isShown(second)]).toEqual([true, true]);
    ok(await invoke(deletePhoto, eva, { now: at(9, '09:06') }));
    await run(at(9, '09:10'));
    expect(await isGone(second)).toBe(true);
  });

  secondRing.it('are gone after a fault of any write, by the next run', async () => {
    const faults = await withEachFault(async (faulty) => {
      const ids = await idsOf(await uploaded(eva, aPicture(), at(5, '08:00')));
      await faulty(() => run(at(6, '09:00')).catch(() => undefined));
      await run(at(6, '09:05'));
      expect(await isGone(ids)).toBe(true);
    });
    // Three objects and the item, each lost or unanswered.
    expect(faults).toBe(8);
  });

  secondRing.it('that cannot be removed are reported and do not keep the others', async () => {
    const [one, other] = [
      await idsOf(await uploaded(eva, aPicture(), at(7, '08:00'))),
      await idsOf(await uploaded(eva, aPicture(), at(7, '08:00'))),
    ];
    await expect(withFault({ nth: 1, kind: 'lost' }, () => run(at(8, '09:00')))).rejects.toThrow('1 files could not');
    expect([await isGone(one), await isGone(other)].toSorted()).toEqual([false, true]);
    await run(at(8, '09:05'));
    expect([await isGone(one), await isGone(other)]).toEqual([true, true]);
  });
});

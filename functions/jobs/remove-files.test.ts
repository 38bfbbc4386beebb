import { beforeAll, describe, expect, it } from 'vitest';
import { deletePhoto, setPhoto } from '#shared/contracts/settings.ts';
import { withEachFault, withFault } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { objectAt, putObject, takeOwnBucket } from '../../test/world/own-bucket.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { at, ok } from '../../test/world/shift-fixtures.ts';
import { announce, aPicture, keyOf, squareKeys, uploaded } from '../../test/world/uploads.ts';
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
const isGone = async (id: string) => {
  const objects = await Promise.all([keyOf(id), ...squareKeys(id)].map(objectAt));
  return (await findFile(id)) === undefined && objects.every((object) => object === undefined);
};
const isShown = async (id: string) => {
  const squares = await Promise.all(squareKeys(id).map(objectAt));
  return (await findFile(id)) !== undefined && squares.every((square) => square !== undefined);
};
const show = async (id: string, now: string) => ok(await invoke(setPhoto, eva, { body: { upload_id: id }, now }));

describe('files without a record', () => {
  it('that nobody claimed are gone 25 hours after they were announced: sent, checked, rejected or never sent', async () => {
    const unsent = await announce(eva, { now: at(1, '08:00') });
    const unchecked = await announce(eva, { now: at(1, '08:00') });
    await putObject(keyOf(unchecked), aPicture());
    const rejected = await uploaded(eva, Buffer.from('no picture'), at(1, '08:00'));
    const ready = await uploaded(eva, aPicture(), at(1, '08:00'));
    const all = [unsent, unchecked, rejected, ready];
    await run(at(2, '08:59'));
    expect(await Promise.all(all.map(isGone))).toEqual([false, false, false, false]);
    await run(at(2, '09:00'));
    expect(await Promise.all(all.map(isGone))).toEqual([true, true, true, true]);
  });

  it('are gone at the next run after they were replaced or deleted, and a claimed one stays for ever', async () => {
    const first = await uploaded(eva, aPicture(), at(3, '08:00'));
    await show(first, at(3, '08:01'));
    expect(await run(at(9, '08:00'))).toEqual({ removed: 0 });
    expect(await isShown(first)).toBe(true);
    const second = await uploaded(eva, aPicture(), at(9, '09:00'));
    await show(second, at(9, '09:01'));
    await run(at(9, '09:05'));
    expect([await isGone(first), await isShown(second)]).toEqual([true, true]);
    ok(await invoke(deletePhoto, eva, { now: at(9, '09:06') }));
    await run(at(9, '09:10'));
    expect(await isGone(second)).toBe(true);
  });

  secondRing.it('are gone after a fault of any write, by the next run', async () => {
    const faults = await withEachFault(async (faulty) => {
      const id = await uploaded(eva, aPicture(), at(5, '08:00'));
      await faulty(() => run(at(6, '09:00')).catch(() => undefined));
      await run(at(6, '09:05'));
      expect(await isGone(id)).toBe(true);
    });
    // Three objects and the item, each lost or unanswered.
    expect(faults).toBe(8);
  });

  secondRing.it('that cannot be removed are reported and do not keep the others', async () => {
    const [one, other] = [
      await uploaded(eva, aPicture(), at(7, '08:00')),
      await uploaded(eva, aPicture(), at(7, '08:00')),
    ];
    await expect(withFault({ nth: 1, kind: 'lost' }, () => run(at(8, '09:00')))).rejects.toThrow('1 files could not');
    expect([await isGone(one), await isGone(other)].toSorted()).toEqual([false, true]);
    await run(at(8, '09:05'));
    expect([await isGone(one), await isGone(other)]).toEqual([true, true]);
  });
});

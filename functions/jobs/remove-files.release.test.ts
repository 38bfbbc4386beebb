import { beforeAll, describe, expect, it } from 'vitest';
import { withEachFault, withFault } from '../../test/world/faults.ts';
import { objectAt, takeOwnBucket } from '../../test/world/own-bucket.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { at } from '../../test/world/shift-fixtures.ts';
import { aPicture, keyOf, squareKeys, uploaded } from '../../test/world/uploads.ts';
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

describe('files without a record', () => {
  it('are gone after a fault of any write, by the next run', async () => {
    const faults = await withEachFault(async (faulty) => {
      const id = await uploaded(eva, aPicture(), at(5, '08:00'));
      await faulty(() => run(at(6, '09:00')).catch(() => undefined));
      await run(at(6, '09:05'));
      expect(await isGone(id)).toBe(true);
    });
    // Three objects and the item, each lost or unanswered.
    expect(faults).toBe(8);
  });

  it('that cannot be removed are reported and do not keep the others', async () => {
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

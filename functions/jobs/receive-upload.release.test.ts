import { beforeAll, describe, expect, it } from 'vitest';
import { withEachFault } from '../../test/world/faults.ts';
import { objectAt, putObject, takeOwnBucket } from '../../test/world/own-bucket.ts';
import { announce, aPicture, keyOf, receive, squareKeys } from '../../test/world/uploads.ts';
import type { World } from '../../test/world/world.ts';
import { createWorld } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

await takeOwnBucket();
const { findFile } = await import('../data/files/files.ts');

let world: World;
let eva: Account;
beforeAll(async () => {
  world = await createWorld();
  eva = await world.person('Eva Malá', 'ROLE_STORE_MANAGER', world.companies.customer);
});
const squaresOf = async (id: string) => Promise.all(squareKeys(id).map(objectAt));
const stateOf = async (id: string) => (await findFile(id))?.state;
const arrived = async (content = aPicture(), now?: string) => {
  const id = await announce(eva, { size: content.length, ...(now && { now }) });
  await putObject(keyOf(id), content);
  return id;
};

describe('an arrived file', () => {
  it('is whole after a fault of any write, when the event is delivered again', async () => {
    const faults = await withEachFault(async (faulty) => {
      const id = await arrived();
      await faulty(() => receive(keyOf(id)).catch(() => undefined));
      // EventBridge and Lambda repeat a failed run.
      await receive(keyOf(id));
      expect([await stateOf(id), (await squaresOf(id)).includes(undefined)]).toEqual(['ready', false]);
      expect(await objectAt(keyOf(id))).toBeUndefined();
    });
    // The binding, two squares, the result and the deletion, each lost or unanswered.
    expect(faults).toBe(10);
  });
});

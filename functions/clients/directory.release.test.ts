import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getDirectoryEntry, updateDirectoryEntry } from '#shared/contracts/clients.ts';
import { withEachFault } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import type { createWorld as makeWorld, World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

// The directory shows the performers of all worlds of a table.
let createWorld: typeof makeWorld;
let world: World;
beforeAll(async () => {
  await takeOwnTable();
  ({ createWorld } = await import('../../test/world/world.ts'));
});
beforeEach(async () => {
  world = await createWorld();
});
const said = { listed: true, area: 'Brno and 30 km around', categories_ids: [] as string[], version: 0 };
const say = (body: object = {}, who = world.people.vendor, id = world.companies.performer.id) =>
  invoke(updateDirectoryEntry, who, { params: { id }, body: { ...said, ...body } });
const read = (who: Account, id = world.companies.performer.id) => invoke(getDirectoryEntry, who, { params: { id } });

describe('the entry of a performer', () => {
  it('survives a fault at every write', async () => {
    const faults = await withEachFault(async (faulty) => {
      world = await createWorld();
      const first = await faulty(() => say());
      if (first.status !== 200) expect([200, 409]).toContain((await say()).status);
      expect(ok(await read(world.people.vendor))).toMatchObject({ version: 1, area: said.area });
    });
    expect(faults).toBe(2);
  });
});

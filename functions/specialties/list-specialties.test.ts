import { beforeAll, expect, it } from 'vitest';
import { listSpecialties } from '#shared/contracts/specialties.ts';
import { invoke } from '../../test/world/invoke.ts';
import type { World } from '../../test/world/world.ts';
import { createWorld } from '../../test/world/world.ts';
import type { Account } from '../data/accounts.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

type Listed = { id: string; name: string };
/** Each test world adds specialties, so a kept cloud has many pages of them. */
const listedFor = async (who: Account): Promise<Listed[]> => {
  const listed: Listed[] = [];
  for (let page = 1, total = 1; listed.length < total; page += 1) {
    const { status, body } = await invoke(listSpecialties, who, { query: { page, per_page: 1000 } });
    expect([status, body.data.length > 0]).toEqual([200, true]);
    listed.push(...(body.data as Listed[]));
    total = body.total;
  }
  return listed;
};

it("every role except newcomers reads specialties with rates and names in the reader's language", async () => {
  const { newcomer, ...others } = world.people;
  for (const who of Object.values(others)) {
    const listed = await listedFor(who);
    const names = listed.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare));
    expect(listed).toContainEqual(
      expect.objectContaining({
        id: world.specialties.cashier,
        name: world.specialties.cashier,
        hourly_rate: 18_000,
        auto_complete: true,
      }),
    );
  }
  expect(await invoke(listSpecialties, newcomer)).toMatchObject({ status: 403 });
});

import { beforeAll, expect, it } from 'vitest';
import { listSpecialties } from '#shared/contracts/specialties.ts';
import { ask } from '../../test/world/door.ts';
import type { World } from '../../test/world/world.ts';
import { aWorld } from '../../test/world/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});

it("every role except newcomers reads specialties with rates and names in the reader's language", async () => {
  const { newcomer, ...others } = world.people;
  for (const who of Object.values(others)) {
    const { status, body } = await ask(listSpecialties, who, { query: { per_page: 1000 } });
    expect(status).toBe(200);
    const names = body.data.map(({ name }: { name: string }) => name) as string[];
    expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare));
    expect(body.data).toContainEqual(
      expect.objectContaining({
        id: world.specialties.cashier,
        name: world.specialties.cashier,
        hourly_rate: 18_000,
        auto_complete: true,
      }),
    );
  }
  expect(await ask(listSpecialties, newcomer)).toMatchObject({ status: 403 });
});

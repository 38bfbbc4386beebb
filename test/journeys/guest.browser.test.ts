import { beforeAll, expect } from 'vitest';
import { it } from '../world/screen.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

it("a guest sees a store's location and opening hours, and nothing about its people", async ({ visit }) => {
  const { own } = world.stores;
  const page = await visit(`/stores/view/${own.id}`, 'phone');
  await page.getByText(own.address).waitFor();
  expect(await page.getByText('06:00–22:00').count()).toBe(6);
  expect(await page.getByText(world.companies.customer.name).count()).toBe(0);
});

import { expect, it } from 'vitest';
import { getMe } from '#shared/contracts/settings.ts';
import { createShift, getShift, listShifts } from '#shared/contracts/shifts.ts';
import { invoke } from '../../test/world/invoke.ts';
import { plan, shiftFixtures, when } from '../../test/world/shift-fixtures.ts';
import { createWorld } from '../../test/world/world.ts';

it('a reply that the client has is answered 304 without a body, until it changes', async () => {
  const world = await createWorld();
  const { buyer } = world.people;
  const fixtures = shiftFixtures(world);
  const { id, day } = await fixtures.create();
  const query = { from: day, to: day };
  const first = await invoke(listShifts, buyer, { query });
  const etag = first.headers?.['etag'] ?? '';
  expect(etag).toMatch(/^"[\w-]{27}"$/);
  // CloudFront makes the tag of a compressed reply weak.
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await invoke(listShifts, buyer, { query, headers: { 'if-none-match': tag } });
    expect(again).toMatchObject({ status: 304, headers: { etag } });
    expect(again.body).toBeUndefined();
  }
  await fixtures.create();
  const changed = await invoke(listShifts, buyer, { query, headers: { 'if-none-match': etag } });
  expect(changed).toMatchObject({ status: 200, body: { total: 2 } });
  expect(await invoke(getShift, buyer, { params: { id }, headers: { 'if-none-match': etag } })).toMatchObject({
    status: 200,
  });
});

it('the tag of another account never fits, and a refusal or a written reply has none', async () => {
  const world = await createWorld();
  const { buyer, foreignBuyer, newcomer } = world.people;
  const { headers } = await invoke(getMe, buyer);
  const ofOther = await invoke(getMe, foreignBuyer, { headers: { 'if-none-match': headers?.['etag'] } });
  expect(ofOther).toMatchObject({ status: 200 });
  expect((await invoke(listShifts, newcomer)).headers).not.toHaveProperty('etag');
  const body = { store_id: world.stores.own.id, category_id: world.specialties.cashier, ...plan };
  const created = await invoke(createShift, buyer, { body, now: when.ordered });
  expect(created.status).toBe(201);
  expect(created.headers).not.toHaveProperty('etag');
});

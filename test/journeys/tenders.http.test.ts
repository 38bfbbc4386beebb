import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { beforeAll, expect, inject, it } from 'vitest';
import { type Client, signedIn } from '../world/client.ts';
import { ok } from '../world/shift-fixtures.ts';
import { formedTender, inHours, terms } from '../world/tender-fixtures.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
let clients: Record<'buyer' | 'vendor', Client>;
beforeAll(async () => {
  world = await createWorld();
  const [buyer, vendor] = await Promise.all([world.people.buyer, world.people.vendor].map(signedIn));
  if (!buyer || !vendor) throw new Error('Not everyone could sign in');
  clients = { buyer, vendor };
});

/** Runs the job with an event of the given time, as EventBridge does. */
const openAt = (time: string) =>
  new LambdaClient().send(
    new InvokeCommand({
      FunctionName: inject('cloud').deployment.openTendersFunction,
      Payload: JSON.stringify({ time }),
    }),
  );

it('a key of the deployed app opens no quote before its deadline, whatever time an event claims, and does after it', async () => {
  const { buyer, vendor } = clients;
  const { id } = await formedTender(world.people.buyer, [world.companies.performer.id]);
  const at = async (who: Client) => ok(await who.get(`/api/shop/tender/${id}`));
  const deadline = new Date(Date.now() + 6000).toISOString();
  const { version } = await at(buyer);
  ok(await buyer.post(`/api/shop/tender/${id}/status`, { version, status: 'quotation', deadline }));
  await expect.poll(async () => (await at(vendor)).takes_quotes).toBe(true);
  const { participation } = await at(vendor);
  const path = `/api/shop/participation/${participation.id}`;
  ok(await vendor.put(path, { version: participation.version, ...terms }));
  // A function with the role of get-participation reads the own quote, and no other.
  expect(ok(await vendor.get(path))).toMatchObject(terms);
  // The clock of the event says that the deadline has passed; that of the key service does not.
  const early = await openAt(inHours(1));
  expect(early.FunctionError).toBe('Unhandled');
  expect((await at(buyer)).opened_at).toBe(null);
  expect(ok(await buyer.get(`/api/shop/tender/${id}/participations`))).toMatchObject([{ state: 'quoted', sum: null }]);
  await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(deadline));
  await expect
    .poll(
      async () => {
        await openAt(new Date().toISOString());
        return (await at(buyer)).opened_at;
      },
      { timeout: 10_000 },
    )
    .not.toBe(null);
  expect(ok(await buyer.get(`/api/shop/tender/${id}/participations`))).toMatchObject([terms]);
});

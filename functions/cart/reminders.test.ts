import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { listAddresses, saveAddresses, stopCartReminders } from '#shared/contracts/cart.ts';
import { invoke } from '../../test/world/invoke.ts';
import { address, fillCart } from '../../test/world/order-fixtures.ts';
import { productFixtures } from '../../test/world/product-fixtures.ts';
import { sentTo } from '../../test/world/sent.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';
import { handler as remind } from '../jobs/remind-carts.ts';

let world: World;
let soap: any;
beforeAll(async () => {
  world = await createWorld();
  soap = await (await productFixtures(world)).product();
});

const dayMs = 86_400_000;
const hoursAfter = (now: string, hours: number) => new Date(Date.parse(now) + hours * 3_600_000).toISOString();
const someone = async () => {
  const email = `${randomUUID()}@smena.test`;
  const who = await world.person('Jana Malá', 'ROLE_STORE_MANAGER', world.companies.customer, { email });
  return { who, email };
};
const leave = async (who: Account) => {
  const now = new Date(Date.now() - 2 * dayMs).toISOString();
  await fillCart(who, { [soap.id]: 1 }, { now });
  return now;
};

it('one letter reminds of a cart after a day, and its link ends such letters', async () => {
  const { who, email } = await someone();
  const left = await leave(who);
  await remind({ time: hoursAfter(left, 23) });
  expect(await sentTo(email)).toEqual([]);
  await remind({ time: hoursAfter(left, 25) });
  await remind({ time: hoursAfter(left, 26) });
  const [letter, ...others] = await sentTo(email);
  expect(others).toEqual([]);
  expect(letter?.text).toContain('/products/cart');
  const code = /\/cart\/reminders\/(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
  const stop = (given: string) => invoke(stopCartReminders, null, { body: { code: given } });
  for (const wrong of [`${who.id}-`, `${who.id}-${'A'.repeat(22)}`, 'nobody', '-'])
    expect(await stop(wrong)).toMatchObject({ status: 404 });
  expect(ok(await stop(code))).toEqual({ stopped: true });
  expect(ok(await stop(code))).toEqual({ stopped: true });
  await fillCart(who, { [soap.id]: 0 });
  const next = await leave(who);
  await remind({ time: hoursAfter(next, 25) });
  expect(await sentTo(email)).toHaveLength(1);
});

it('addresses are kept for the account, at the version that was read', async () => {
  const { who } = await someone();
  const saved = { ...address, id: randomUUID(), name: 'Sklad', fio: 'Alena Hrubá', phone: '+420603114872' };
  const save = (version: number, addresses: object[] = [saved], as = who) =>
    invoke(saveAddresses, as, { body: { version, addresses } });
  expect(ok(await invoke(listAddresses, who))).toEqual({ version: 0, addresses: [] });
  expect(ok(await save(0))).toEqual({ version: 1, addresses: [saved] });
  expect(await save(0)).toMatchObject({ status: 409, body: { code: 'changed' } });
  expect(await save(1, [{ ...saved, city: '', phone: '1' }])).toMatchObject({
    status: 400,
    body: { fields: { 'addresses.0.city': expect.any(String), 'addresses.0.phone': expect.any(String) } },
  });
  expect(ok(await invoke(listAddresses, who))).toMatchObject({ addresses: [{ name: 'Sklad' }] });
  expect(ok(await invoke(listAddresses, world.people.buyer)).addresses).toEqual([]);
  expect(await save(1, [], world.people.vendor)).toMatchObject({ status: 403 });
});

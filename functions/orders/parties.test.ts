import { beforeAll, expect, it } from 'vitest';
import { updateCompany } from '#shared/contracts/companies.ts';
import { getOrderParties } from '#shared/contracts/orders.ts';
import { invoke } from '../../test/world/invoke.ts';
import { placeOrder } from '../../test/world/order-fixtures.ts';
import { productFixtures } from '../../test/world/product-fixtures.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

let world: World;
let people: World['people'];
let soap: any;
beforeAll(async () => {
  world = await createWorld();
  ({ people } = world);
  soap = await (await productFixtures(world)).product({ stock: 100 });
});

const parties = (who: Account, id: string) => invoke(getOrderParties, who, { params: { id } });
const order = async (who: Account): Promise<string> => String((await placeOrder(who, { [soap.id]: 1 })).id);

it('names the companies as they are now, to those who read the order', async () => {
  const id = await order(people.storeManager);
  const { performer, customer } = world.companies;
  const known = {
    name: 'Úklid Praha s.r.o.',
    vat_id: 'CZ27082440',
    address: 'Vinohradská 12, Praha 2',
    phone: '+420603114872',
  };
  const changed = { params: { id: performer.id }, body: { version: 1, ...known } };
  const { inn } = ok(await invoke(updateCompany, people.admin, changed));
  for (const who of [people.admin, people.manager, people.vendor, people.buyer, people.storeManager]) {
    expect(ok(await parties(who, id))).toEqual({
      seller: { ...known, inn },
      customer: { name: customer.name, inn: expect.any(String), vat_id: null, address: null, phone: null },
    });
  }
});

it('of a person who ordered for nobody else names the person', async () => {
  const id = await order(people.worker);
  expect(ok(await parties(people.worker, id))).toMatchObject({
    customer: { name: people.worker.fio, inn: null, vat_id: null, address: null, phone: null },
  });
});

it('are not found of an order of others, and refused to a newcomer', async () => {
  const id = await order(people.storeManager);
  for (const who of [people.foreignBuyer, people.rivalVendor, people.worker, people.buyerManager])
    expect(await parties(who, id)).toMatchObject({ status: 404 });
  expect(await parties(people.admin, 'none')).toMatchObject({ status: 404 });
  expect(await parties(people.newcomer, id)).toMatchObject({ status: 403 });
});

import { beforeAll, expect, it } from 'vitest';
import { getCompany, searchCompany, updateCompany } from '#shared/contracts/companies.ts';
import { anIco } from '../../test/world/ico.ts';
import { invoke } from '../../test/world/invoke.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

let world: World;
const numbers: Record<string, string> = {};
beforeAll(async () => {
  world = await createWorld();
  const { admin } = world.people;
  for (const [key, { id }] of Object.entries(world.companies)) {
    const { version } = ok(await invoke(getCompany, admin, { params: { id } }));
    numbers[key] = anIco();
    ok(await invoke(updateCompany, admin, { params: { id }, body: { version, inn: numbers[key] } }));
  }
});
const search = (inn: string | undefined, who: Account) => invoke(searchCompany, who, { query: { inn: inn ?? '' } });
const found = async (key: string, who: Account) => (await search(numbers[key], who)).body.data;

it('the platform finds any company by its number, with its name only', async () => {
  const { admin, manager } = world.people;
  const { id, name } = world.companies.customer;
  for (const who of [admin, manager]) expect(await found('customer', who)).toEqual({ id, name });
  expect((await search(anIco(), admin)).body).toEqual({ data: null });
});

it('people find their own company and those that it works with', async () => {
  const { buyer, vendor, storeManager, buyerManager } = world.people;
  const { customer, performer } = world.companies;
  for (const who of [buyer, vendor, storeManager, buyerManager])
    expect(await found('customer', who)).toMatchObject({ id: customer.id });
  for (const who of [buyer, vendor]) expect(await found('performer', who)).toMatchObject({ id: performer.id });
});

it('a company that they do not work with is answered like a number that nobody has', async () => {
  const { vendor, buyer, foreignBuyer, storeManager, buyerManager } = world.people;
  for (const who of [vendor, buyer])
    expect(await search(numbers['stranger'], who)).toMatchObject({ status: 200, body: { data: null } });
  for (const key of ['customer', 'performer']) expect(await found(key, foreignBuyer)).toBeNull();
  for (const who of [storeManager, buyerManager]) expect(await found('performer', who)).toBeNull();
});

it('is refused to workers and newcomers, and without a right number', async () => {
  for (const who of [world.people.worker, world.people.newcomer])
    expect(await search(numbers['customer'], who)).toMatchObject({ status: 403 });
  expect(await search('12345678', world.people.admin)).toMatchObject({
    status: 400,
    body: { fields: { inn: expect.any(String) } },
  });
});

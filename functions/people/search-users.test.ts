import { beforeAll, expect, it } from 'vitest';
import { searchUsers } from '#shared/contracts/people.ts';
import { invoke } from '../../test/world/invoke.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

/** Letters only, because digits are searched in phone numbers, too. */
const surname = 'Vyhledávaná';
let world: World;
let found: Account;
beforeAll(async () => {
  world = await createWorld();
  const contact = { phone: '+420777135790', email: `${surname.length}-${Date.now()}@smena.test` };
  found = await world.person(`Zuzana ${surname}`, 'ROLE_VENDOR_STAFF', world.companies.performer, contact);
});
const search = (who: Account, text: string) => invoke(searchUsers, who, { query: { text } });
const idsOf = async (who: Account, text: string) =>
  (ok(await search(who, text)) as { id: string }[]).map(({ id }) => id).filter((id) => id === found.id);

it('a performer finds its worker by name, e-mail and phone, with what is needed to call', async () => {
  const { vendor } = world.people;
  expect(ok(await search(vendor, 'vyhledavana zuz'))).toEqual([
    {
      id: found.id,
      fio: found.fio,
      roles: ['ROLE_VENDOR_STAFF'],
      company: world.companies.performer,
      phone: '+420777135790',
    },
  ]);
  for (const phone of ['777 135', '777.135.790', '00420 777 135', '\u202A+420 777-135-790\u202C'])
    expect(await idsOf(vendor, phone)).toEqual([found.id]);
  expect(await idsOf(vendor, found.email ?? '')).toEqual([found.id]);
  expect(ok(await search(vendor, 'nobody-has-this-name'))).toEqual([]);
});

it('nobody finds people whom they may not list', async () => {
  const { admin, rivalVendor, buyer, buyerManager } = world.people;
  expect(await idsOf(admin, surname)).toEqual([found.id]);
  for (const who of [rivalVendor, buyer, buyerManager]) expect(await idsOf(who, surname)).toEqual([]);
});

it('answers at most 10 people', async () => {
  const { performer } = world.companies;
  await Promise.all(
    Array.from({ length: 11 }, (_, at) => world.person(`Desítka ${at}`, 'ROLE_VENDOR_STAFF', performer)),
  );
  expect(ok(await search(world.people.vendor, 'desitka'))).toHaveLength(10);
});

it('is refused to roles without a list of people, and without a text', async () => {
  const { worker, storeManager, newcomer, vendor } = world.people;
  for (const who of [worker, storeManager, newcomer]) expect(await search(who, surname)).toMatchObject({ status: 403 });
  expect(await search(vendor, ' ')).toMatchObject({ status: 400, body: { fields: { text: expect.any(String) } } });
});

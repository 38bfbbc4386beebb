import { afterAll, beforeAll, expect, it } from 'vitest';
import { invite, listInvitations, listUsers, listWaiting } from '#shared/contracts/people.ts';
import { invoke } from '../../test/world/invoke.ts';
import { createWorld } from '../../test/world/world.ts';
import { bounds } from '../data/scope.ts';

const { entries: usual } = bounds;
// Few, so that a test can exceed them.
beforeAll(() => void (bounds.entries = 3));
afterAll(() => void (bounds.entries = usual));

const hours = ['06', '07', '08', '09', '10'];

it('of more waiting people than a request reads, the newest are listed, and the total says that there are more', async () => {
  const { people, companies, person } = await createWorld();
  const wait = (hour: string) => {
    const waits = {
      role: 'ROLE_STORE_MANAGER',
      company: companies.customer,
      since: `2026-06-01T${hour}:00:00.000Z`,
    } as const;
    return person(`Waits since ${hour}`, 'ROLE_USER', null, { waits });
  };
  const list = async () => (await invoke(listWaiting, people.buyer)).body;
  for (const hour of hours.slice(0, 3)) await wait(hour);
  expect((await list()).total_is_minimum).toBeUndefined();
  for (const hour of hours.slice(3)) await wait(hour);
  const { total, total_is_minimum, data } = await list();
  expect([total, total_is_minimum]).toEqual([3, true]);
  expect(data.map(({ fio }: { fio: string }) => fio)).toEqual(['08', '09', '10'].map((hour) => `Waits since ${hour}`));
});

it('of more invitations than a request reads, the newest are listed, and the total says that there are more', async () => {
  const { people, stores } = await createWorld();
  const { buyer } = people;
  for (const hour of hours) {
    const body = { role: 'ROLE_STORE_MANAGER', stores_ids: [stores.own.id], email: `${hour}-${buyer.id}@smena.test` };
    const now = `2126-06-01T${hour}:00:00.000Z`;
    expect(await invoke(invite, buyer, { body, now })).toMatchObject({ status: 201 });
  }
  const { body } = await invoke(listInvitations, buyer, { now: '2126-06-01T11:00:00.000Z' });
  expect([body.total, body.total_is_minimum]).toEqual([3, true]);
  expect(body.data.map(({ email }: { email: string }) => email.slice(0, 2))).toEqual(['10', '09', '08']);
});

it('of more people than a request reads, several specialties are found together with a name, which the refusal asks for', async () => {
  const { people, companies, specialties, person } = await createWorld();
  const category_ids = [specialties.baker];
  const skilled = await person('Zdeňka Pekařová', 'ROLE_VENDOR_STAFF', companies.performer, { category_ids });
  await person('Zdeněk Nepekař', 'ROLE_VENDOR_STAFF', companies.performer);
  await person('Zdeňka Cizí', 'ROLE_VENDOR_STAFF', companies.rival, { category_ids });
  const list = (query: object) =>
    invoke(listUsers, people.vendor, { query: { categories: [specialties.baker, 'none'], ...query } });
  expect(await list({})).toMatchObject({ status: 400, body: { fields: { name: expect.any(String) } } });
  expect(await list({ name: 'zden' })).toMatchObject({ status: 200, body: { total: 1, data: [{ id: skilled.id }] } });
});

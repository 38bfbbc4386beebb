import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { listCompanies } from '#shared/contracts/companies.ts';
import { newCooperation } from '#shared/domain/clients/cooperation.ts';
import { anIco } from '../../test/world/ico.ts';
import { invoke } from '../../test/world/invoke.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { trialWrite } from '../data/billing/subscriptions.ts';
import { companyWrites, cooperationItem } from '../data/companies/companies.ts';
import { newCompany } from '../data/companies/company.ts';
import type { Account } from '../data/people/accounts.ts';
import { transact } from '../data/table.ts';

/** Earlier than the companies of other tests. */
const longAgo = '1990-01-01T00:00:00.000Z';
const mark = `x${randomUUID().slice(0, 8)}`;
let world: World;
beforeAll(async () => {
  world = await createWorld();
  for (const [name, role] of [
    ['Chléb', 'customer'],
    ['Cukr', 'customer'],
    ['Čaj', 'vendor'],
    ['Hrách', 'customer'],
  ] as const)
    await transact(
      companyWrites(
        newCompany({
          id: randomUUID(),
          name: `${mark} ${name}`,
          role,
          inn: anIco(),
          created_at: role === 'vendor' ? longAgo : '2026-01-01T00:00:00.000Z',
        }),
      ),
    );
});

const bothRoles = { roles: ['customer', 'vendor'] } as unknown as Record<string, string>;
const list = async (query: Record<string, string>) => (await invoke(listCompanies, world.people.admin, { query })).body;
const namesOf = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name.replace(`${mark} `, ''));

describe('the list of companies', () => {
  it('is searched by the beginning of any word of the name, in Czech order, and by role', async () => {
    expect(namesOf(await list({ name: mark }))).toEqual(['Cukr', 'Čaj', 'Hrách', 'Chléb']);
    expect(namesOf(await list({ name: `ca ${mark}` }))).toEqual(['Čaj']);
    expect(namesOf(await list({ name: mark, roles: 'vendor' }))).toEqual(['Čaj']);
    expect((await list({ name: mark, ...bothRoles })).total).toBe(4);
    expect(namesOf(await list({ name: mark, sort: 'name', order: 'desc' }))).toEqual(['Chléb', 'Hrách', 'Čaj', 'Cukr']);
  });

  it('is searched by the IČO', async () => {
    const [first] = (await list({ name: mark, per_page: '1' })).data as { inn: string }[];
    expect(namesOf(await list({ name: first?.inn ?? '' }))).toContain('Cukr');
  });

  it('is paged without a search by the names of all companies', async () => {
    const customers = await list({ roles: 'customer', per_page: '2' });
    expect(customers.data).toHaveLength(2);
    const next = await list({ roles: 'customer', per_page: '2', cursor: customers.next_cursor });
    expect(next).toMatchObject({ page: 2, data: [{ role: 'customer' }, { role: 'customer' }] });
    expect(namesOf(next)).toEqual(namesOf(await list({ roles: 'customer', per_page: '2', page: '2' })));
  });

  it('of both roles is the list of all companies', async () => {
    const query = { sort: 'created_at', per_page: '1' };
    expect((await list({ ...query, ...bothRoles })).data).toMatchObject([{ role: 'vendor', created_at: longAgo }]);
    expect((await list({ ...query, roles: 'customer' })).data).toMatchObject([{ role: 'customer' }]);
  });

  it('shows the given companies', async () => {
    const { performer, customer } = world.companies;
    const query = { id: [performer.id, customer.id, 'none'] } as unknown as Record<string, string>;
    expect(namesOf(await list(query))).toEqual([performer.name, customer.name]);
  });

  it('has the company with an IČO, and by words of the name or the IČO', async () => {
    const [sugar] = (await list({ name: `${mark} cukr` })).data as { inn: string }[];
    const inn = sugar?.inn ?? '';
    expect(namesOf(await list({ inn }))).toEqual(['Cukr']);
    expect(namesOf(await list({ inn, roles: 'vendor' }))).toEqual([]);
    expect(namesOf(await list({ inn: anIco() }))).toEqual([]);
    expect(namesOf(await list({ text: `cu ${mark}` }))).toEqual(['Cukr']);
    expect(namesOf(await list({ text: mark, name: 'hra' }))).toEqual(['Hrách']);
    expect(await invoke(listCompanies, world.people.admin, { query: { inn: '1' } })).toMatchObject({
      status: 400,
      body: { fields: { inn: expect.any(String) } },
    });
  });

  it('has the clients of a performer', async () => {
    const { performer, rival, customer, stranger } = world.companies;
    expect(namesOf(await list({ clients: performer.id }))).toEqual([customer.name]);
    expect(namesOf(await list({ clients: rival.id }))).toEqual([customer.name, stranger.name]);
    expect(namesOf(await list({ clients: rival.id, text: 'stran' }))).toEqual([stranger.name]);
    expect(namesOf(await list({ clients: customer.id }))).toEqual([]);
  });

  it('says an admin alone which plan each company has', async () => {
    const company = await world.company(`${mark} Plán`, 'vendor');
    await transact([trialWrite(company.id, '2026-01-01T00:00:00.000Z')]);
    const row = async (who: Account, now: string) =>
      (await invoke(listCompanies, who, { query: { id: company.id }, now })).body.data;
    const plan = { tariff: null, active_until: '2026-01-08T00:00:00.000Z' };
    expect(await row(world.people.admin, '2026-01-02T00:00:00.000Z')).toMatchObject([
      { plan: { ...plan, state: 'trial' } },
    ]);
    expect(await row(world.people.admin, '2026-01-09T00:00:00.000Z')).toMatchObject([
      { plan: { ...plan, state: 'expired' } },
    ]);
    expect(await row(world.people.manager, '2026-01-02T00:00:00.000Z')).toMatchObject([{ plan: null }]);
    const { performer } = world.companies;
    expect((await list({ id: performer.id })).data).toMatchObject([
      { plan: { state: 'none', tariff: null, active_until: null } },
    ]);
  });
});

describe('the companies around one', () => {
  const around = async (who: Account, query = {}) => (await invoke(listCompanies, who, { query })).body;

  it('are a performer and its clients, or a customer and the performers that serve it', async () => {
    const { vendor, rivalVendor, buyer, buyerManager, foreignBuyer } = world.people;
    for (const [who, names] of [
      [vendor, ['customer', 'performer']],
      [rivalVendor, ['customer', 'rival', 'stranger']],
      [buyer, ['customer', 'performer', 'rival']],
      [buyerManager, ['customer', 'performer', 'rival']],
      [foreignBuyer, ['rival', 'stranger']],
    ] as const)
      expect(namesOf(await around(who))).toEqual(names);
  });

  it('are searched, filtered, sorted and paged as the others', async () => {
    const { rivalVendor } = world.people;
    const { customer, performer } = world.companies;
    expect(namesOf(await around(rivalVendor, { text: 'STRANG' }))).toEqual(['stranger']);
    expect(namesOf(await around(rivalVendor, { roles: 'vendor' }))).toEqual(['rival']);
    expect(namesOf(await around(rivalVendor, { sort: 'name', order: 'desc' }))).toEqual([
      'stranger',
      'rival',
      'customer',
    ]);
    const first = await around(rivalVendor, { per_page: '1' });
    expect(first.total).toBe(3);
    expect(namesOf(await around(rivalVendor, { per_page: '1', cursor: first.next_cursor }))).toEqual(['rival']);
    expect(namesOf(await around(rivalVendor, { id: [customer.id, performer.id] }))).toEqual(['customer']);
  });

  it('are found by an IČO, which finds no others', async () => {
    const vendor = await world.company('Dodavatel', 'vendor');
    const me = await world.person('Dana Dodavatelka', 'ROLE_VENDOR', vendor);
    const inn = anIco();
    const about = { id: randomUUID(), name: 'Odběratel', inn, created_at: '2026-01-01T00:00:00.000Z' };
    const customer = newCompany({ ...about, role: 'customer' });
    const service = cooperationItem(newCooperation({ vendor, customer, store_ids: null }));
    await transact([...companyWrites(customer), { part: 'service', put: service }]);
    expect(namesOf(await around(me, { inn }))).toEqual(['Odběratel']);
    expect(namesOf(await around(world.people.vendor, { inn }))).toEqual([]);
  });

  it('do not say whom else a performer serves', async () => {
    const { vendor, buyer } = world.people;
    const { performer, rival } = world.companies;
    expect(namesOf(await around(vendor, { clients: performer.id }))).toEqual(['customer']);
    expect(namesOf(await around(vendor, { clients: rival.id }))).toEqual([]);
    expect(namesOf(await around(buyer, { clients: rival.id }))).toEqual(['customer']);
  });

  it('are shown without the notes of the platform, and with the plan of the own one alone', async () => {
    const { performer, customer } = world.companies;
    const about = { comment: null, author: null };
    expect((await around(world.people.vendor)).data).toMatchObject([
      { id: customer.id, ...about, plan: null, editable: [] },
      { id: performer.id, ...about, plan: { state: 'none' } },
    ]);
    expect((await around(world.people.buyerManager, { id: customer.id })).data).toMatchObject([{ plan: null }]);
  });

  it('are not for workers, store managers and newcomers', async () => {
    const { worker, storeManager, newcomer } = world.people;
    for (const who of [worker, storeManager, newcomer])
      expect(await invoke(listCompanies, who)).toMatchObject({ status: 403 });
    const without = await world.person('Without a company', 'ROLE_BUYER', null);
    expect(await around(without)).toMatchObject({ total: 0 });
  });
});

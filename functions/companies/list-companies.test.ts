import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { listCompanies } from '#shared/contracts/companies.ts';
import { anIco } from '../../test/world/ico.ts';
import { invoke } from '../../test/world/invoke.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { companyWrites } from '../data/companies/companies.ts';
import { newCompany } from '../data/companies/company.ts';
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

  it('is only for the platform', async () => {
    const { manager, vendor, buyer, storeManager } = world.people;
    expect(await invoke(listCompanies, manager)).toMatchObject({ status: 200 });
    for (const who of [vendor, buyer, storeManager])
      expect(await invoke(listCompanies, who)).toMatchObject({ status: 403 });
  });
});

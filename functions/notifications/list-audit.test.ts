import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/notifications.ts';
import { invoke } from '../../test/world/invoke.ts';
import type { World } from '../../test/world/world.ts';
import { createWorld } from '../../test/world/world.ts';
import type { Account } from '../data/accounts.ts';
import { record } from '../data/audit.ts';
import { transact } from '../data/table.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  const { people, companies, stores } = world;
  const { buyer, storeManager, vendor, foreignBuyer, admin } = people;
  await transact([
    record({ action: 'store-created', by: buyer, at: '2026-10-28T08:00:00.000Z', about: stores.own }),
    record({ action: 'profile-changed', by: storeManager, at: '2026-11-02T08:00:00.000Z' }),
    record({ action: 'invited', by: vendor, at: '2026-11-03T08:00:00.000Z' }),
    record({ action: 'store-changed', by: foreignBuyer, at: '2026-11-04T08:00:00.000Z', about: stores.foreign }),
    record({
      action: 'admitted',
      by: admin,
      company: companies.customer,
      at: '2026-11-05T08:00:00.000Z',
      about: { id: storeManager.id, name: storeManager.fio },
    }),
  ]);
});

const now = '2026-11-21T12:00:00.000Z';
const listed = async (who: Account, query: Record<string, string | number> = {}) =>
  (await invoke(listAudit, who, { query, now })).body;
const actions = (body: { data: { action: string }[] }) => body.data.map(({ action }) => action);

describe('the audit log', () => {
  it.for([
    ['buyer', ['admitted', 'profile-changed', 'store-created']],
    ['vendor', ['invited']],
    ['storeManager', ['profile-changed']],
    ['foreignBuyer', ['store-changed']],
    ['rivalVendor', []],
    ['worker', []],
    ['newcomer', []],
  ] as const)('shows a %s exactly their entries, newest first, across the end of a month', async ([who, expected]) => {
    expect(actions(await listed(world.people[who]))).toEqual(expected);
  });

  it('shows an admin all entries, with the person who acted and the person concerned', async () => {
    const { admin, storeManager } = world.people;
    const { data } = await listed(admin, { per_page: 1000, from: '2026-11-05', to: '2026-11-05' });
    const [entry] = data.filter(({ about }: { about: { id: string } | null }) => about?.id === storeManager.id);
    expect(entry).toMatchObject({
      action: 'admitted',
      by: { id: admin.id, fio: 'Admin' },
      company: { id: world.companies.customer.id },
      about: { name: 'Store manager' },
    });
  });

  it('is filtered by days and kinds, and paged', async () => {
    const { buyer } = world.people;
    expect(actions(await listed(buyer, { from: '2026-11-02', to: '2026-11-02' }))).toEqual(['profile-changed']);
    expect(actions(await listed(buyer, { action: 'admitted' }))).toEqual(['admitted']);
    expect(await listed(buyer, { per_page: 1, page: 2 })).toMatchObject({
      total: 3,
      data: [{ action: 'profile-changed' }],
    });
  });

  it.each([
    ['of the 30 days up to today by default', {}, '2026-11-27T23:59:59.000Z', true],
    ['not of the day before', {}, '2026-11-28T00:00:00.000Z', false],
    ['of the 30 days up to the named last day', { to: '2026-11-27' }, '2027-03-01T00:00:00.000Z', true],
    ['of at most 92 days', { from: '2026-10-28', to: '2027-01-28' }, '2027-03-01T00:00:00.000Z', true],
  ])('has the entries %s', async (_, query, time, isThere) => {
    const { body } = await invoke(listAudit, world.people.buyer, { query, now: time });
    expect(actions(body).includes('store-created')).toBe(isThere);
  });

  it('refuses one day more than 92, and says so', async () => {
    const query = { from: '2026-10-28', to: '2027-01-29' };
    expect(await listed(world.people.buyer, query)).toMatchObject({
      code: 'invalid-input',
      fields: { to: expect.stringContaining('92') },
    });
  });

  it('of the last and the first day of a range is complete', async () => {
    const query = { from: '2026-11-02', to: '2026-11-05' };
    expect(actions(await listed(world.people.buyer, query))).toEqual(['admitted', 'profile-changed']);
  });

  it.for([
    ['to', { from: '2026-11-02', to: '2026-11-01' }],
    ['to', { from: '2026-01-01', to: '2026-11-01' }],
    ['from', { from: 'yesterday' }],
    ['action', { action: 'stole' }],
    ['company_id', { company_id: 'another' }],
  ] as const)('refuses an invalid %s', async ([field, query]) => {
    expect(await listed(world.people.buyer, query)).toMatchObject({
      code: 'invalid-input',
      fields: { [field]: expect.any(String) },
    });
  });

  it('is refused to guests', async () => {
    expect(await invoke(listAudit, null)).toMatchObject({ status: 401 });
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { invoke, invokeAll } from '../../test/world/invoke.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { auditEntryWrite } from '../data/audit.ts';
import type { Account } from '../data/people/accounts.ts';
import { bounds } from '../data/scope.ts';
import { type Item, transact } from '../data/table.ts';

let world: World;
const renamed = { field: 'fio', before: 'Stará', after: 'Nová', withheld: false } as const;
beforeAll(async () => {
  world = await createWorld();
  const { people, companies, stores } = world;
  const { buyer, storeManager, vendor, foreignBuyer, admin } = people;
  await transact([
    auditEntryWrite({ action: 'store-created', by: buyer, at: '2126-10-28T08:00:00.000Z', about: stores.own }),
    auditEntryWrite({
      action: 'profile-changed',
      by: storeManager,
      at: '2126-11-02T08:00:00.000Z',
      changes: [renamed],
    }),
    auditEntryWrite({ action: 'invited', by: vendor, at: '2126-11-03T08:00:00.000Z' }),
    auditEntryWrite({
      action: 'store-changed',
      by: foreignBuyer,
      at: '2126-11-04T08:00:00.000Z',
      about: stores.foreign,
    }),
    auditEntryWrite({
      action: 'admitted',
      by: admin,
      company: companies.customer,
      at: '2126-11-05T08:00:00.000Z',
      about: { id: storeManager.id, name: storeManager.fio },
    }),
  ]);
});

const now = '2126-11-21T12:00:00.000Z';
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
    const data = await invokeAll(listAudit, admin, { query: { from: '2126-11-05', to: '2126-11-05' }, now });
    const [entry] = data.filter(({ about }: { about: { id: string } | null }) => about?.id === storeManager.id);
    expect(entry).toMatchObject({
      action: 'admitted',
      by: { id: admin.id, fio: 'Admin' },
      company: { id: world.companies.customer.id },
      about: { name: 'Store manager' },
    });
  });

  it('shows what was changed, and that the platform did it on behalf of the company', async () => {
    const { buyer, admin } = world.people;
    const { data } = await listed(buyer, { from: '2126-11-01' });
    expect(data).toMatchObject([
      { action: 'admitted', kind: 'person', by: { id: admin.id }, on_behalf: true, changes: [] },
      { action: 'profile-changed', kind: 'person', about: null, on_behalf: false, changes: [renamed] },
    ]);
  });

  it('is filtered by person, record and kind of record', async () => {
    const { buyer, storeManager, admin } = world.people;
    expect(actions(await listed(buyer, { by_id: admin.id }))).toEqual(['admitted']);
    expect(actions(await listed(buyer, { kind: 'store' }))).toEqual(['store-created']);
    expect(actions(await listed(buyer, { about_id: world.stores.own.id }))).toEqual(['store-created']);
    // What a person did to their own account is about them, too.
    expect(actions(await listed(buyer, { about_id: storeManager.id }))).toEqual(['admitted', 'profile-changed']);
    expect(actions(await listed(buyer, { about_id: storeManager.id, action: 'admitted' }))).toEqual(['admitted']);
    expect(actions(await listed(buyer, { about_id: buyer.id }))).toEqual([]);
  });

  it('has the newest or the oldest entries first', async () => {
    const { buyer } = world.people;
    const newest = actions(await listed(buyer));
    expect(actions(await listed(buyer, { order: 'asc' }))).toEqual(newest.toReversed());
  });

  it('has chosen entries by their ids, whenever they were, and never those of others', async () => {
    const { buyer, foreignBuyer } = world.people;
    const idOf = (body: { data: { action: string; id: string }[] }, action: string) =>
      body.data.find((entry) => entry.action === action)?.id ?? '';
    const created = idOf(await listed(buyer), 'store-created');
    const foreign = idOf(await listed(foreignBuyer), 'store-changed');
    const later = { query: { id: created }, now: '2127-10-01T00:00:00.000Z' };
    expect(actions((await invoke(listAudit, buyer, later)).body)).toEqual(['store-created']);
    const { body } = await invoke(listAudit, buyer, { query: { id: [created, foreign, 'none'] }, now });
    expect(actions(body)).toEqual(['store-created']);
    expect(await listed(buyer, { id: foreign })).toMatchObject({ total: 0, data: [] });
    expect(await listed(buyer, { by_id: foreignBuyer.id })).toMatchObject({ total: 0 });
    expect(await listed(buyer, { about_id: world.stores.foreign.id })).toMatchObject({ total: 0 });
  });

  it('of an entry from before values were kept has no changes', async () => {
    const { rivalVendor } = world.people;
    const { part, ...write } = auditEntryWrite({
      action: 'terms-accepted',
      by: rivalVendor,
      at: '2127-02-01T08:00:00.000Z',
    });
    const { put } = write as { put: Item };
    const { changes: _, ...old } = put;
    const { on_behalf: __, ...projection } = put['projection'] as Item;
    await transact([{ part, put: { ...old, schema: 1, projection } }]);
    const { body } = await invoke(listAudit, rivalVendor, { query: {}, now: '2127-02-02T00:00:00.000Z' });
    expect(body).toMatchObject({ total: 1, data: [{ action: 'terms-accepted', on_behalf: false, changes: [] }] });
  });

  it('is filtered by days and kinds, and paged', async () => {
    const { buyer } = world.people;
    expect(actions(await listed(buyer, { from: '2126-11-02', to: '2126-11-02' }))).toEqual(['profile-changed']);
    expect(actions(await listed(buyer, { action: 'admitted' }))).toEqual(['admitted']);
    expect(await listed(buyer, { per_page: 1, page: 2 })).toMatchObject({
      total: 3,
      data: [{ action: 'profile-changed' }],
    });
  });

  it.each([
    ['of the 30 days up to today by default', {}, '2126-11-27T23:59:59.000Z', true],
    ['not of the day before', {}, '2126-11-28T00:00:00.000Z', false],
    ['of the 30 days up to the named last day', { to: '2126-11-27' }, '2127-03-01T00:00:00.000Z', true],
    ['of at most 92 days', { from: '2126-10-28', to: '2127-01-28' }, '2127-03-01T00:00:00.000Z', true],
  ])('has the entries %s', async (_, query, time, isThere) => {
    const { body } = await invoke(listAudit, world.people.buyer, { query, now: time });
    expect(actions(body).includes('store-created')).toBe(isThere);
  });

  it('of more entries than a request reads has the newest, and says that there are more', async () => {
    const usual = { ...bounds };
    try {
      Object.assign(bounds, { entries: 1 });
      const { buyer, storeManager } = world.people;
      expect(await listed(buyer, { from: '2126-11-01' })).toMatchObject({
        total: 1,
        total_is_minimum: true,
        data: [{ action: 'admitted' }],
      });
      expect(await listed(storeManager)).not.toHaveProperty('total_is_minimum');
    } finally {
      Object.assign(bounds, usual);
    }
  });

  it('refuses one day more than 92, and says so', async () => {
    const query = { from: '2126-10-28', to: '2127-01-29' };
    expect(await listed(world.people.buyer, query)).toMatchObject({
      code: 'invalid-input',
      fields: { to: expect.stringContaining('92') },
    });
  });

  it('of the last and the first day of a range is complete', async () => {
    const query = { from: '2126-11-02', to: '2126-11-05' };
    expect(actions(await listed(world.people.buyer, query))).toEqual(['admitted', 'profile-changed']);
  });

  it.for([
    ['to', { from: '2126-11-02', to: '2126-11-01' }],
    ['to', { from: '2126-01-01', to: '2126-11-01' }],
    ['from', { from: 'yesterday' }],
    ['action', { action: 'stole' }],
    ['kind', { kind: 'shift' }],
    ['sort', { sort: 'by' }],
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

import { beforeAll, describe, expect, it } from 'vitest';
import { maxViews, type SavedView } from '#shared/contracts/list-settings.ts';
import { getListSettings, updateListSettings } from '#shared/contracts/settings.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { type Account, closeAccountWrites } from '../data/people/accounts.ts';
import { listSettingsRemovalWrite, listSettingsKey } from '../data/people/list-settings.ts';
import { get, transact } from '../data/table.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const someone = (change: Partial<Account> = {}) => world.person('Eva Malá', 'ROLE_MANAGER', null, change);
const read = async (who: Account) => ok(await invoke(getListSettings, who));
const save = (who: Account, version: number, lists: object) =>
  invoke(updateListSettings, who, { body: { version, lists } });
const view = (name: string, change: Partial<SavedView> = {}): SavedView => ({
  id: name,
  name,
  query: 'sort=address&order=desc',
  columns: null,
  ...change,
});
const stores = (...views: SavedView[]) => ({ stores: { columns: null, views } });

describe('the settings of lists', () => {
  it('are empty at first, and then what was saved', async () => {
    const me = await someone();
    expect(await read(me)).toEqual({ version: 0, lists: {} });
    const columns = [
      { id: 'address', shown: true },
      { id: 'area', shown: false },
    ];
    const lists = { stores: { columns, views: [view('Brno', { columns })] }, shifts: { columns, views: [] } };
    expect(ok(await save(me, 0, lists))).toEqual({ version: 1, lists });
    expect(await read(me)).toEqual({ version: 1, lists });
    expect(ok(await save(me, 1, {}))).toEqual({ version: 2, lists: {} });
  });

  it('of a list that only a newer version of the app knows are kept, and do not hide the others', async () => {
    const me = await someone();
    ok(await save(me, 0, stores(view('Brno'))));
    const { pk, sk } = listSettingsKey(me.id);
    const set = 'SET lists.#name = lists.stores';
    await transact([{ part: 'newer', update: { pk, sk }, set, names: { '#name': 'newer' }, values: {} }]);
    expect(await read(me)).toEqual({ version: 1, lists: stores(view('Brno')) });
    expect(ok(await save(me, 1, stores(view('Praha'))))).toEqual({ version: 2, lists: stores(view('Praha')) });
    expect((await get({ pk, sk }))?.['lists']).toEqual({
      stores: stores(view('Praha')).stores,
      newer: stores(view('Brno')).stores,
    });
  });

  it('belong to one account, also among the accounts of a login', async () => {
    const me = await someone();
    const other = await someone({ login_id: me.login_id });
    ok(await save(me, 0, stores(view('Mine'))));
    expect(await read(other)).toEqual({ version: 0, lists: {} });
    expect(await read(world.people.admin)).toMatchObject({ version: 0 });
    expect(await invoke(getListSettings, null)).toMatchObject({ status: 401 });
    expect(await invoke(updateListSettings, null, { body: { version: 0, lists: {} } })).toMatchObject({ status: 401 });
  });

  it('are saved by one of two concurrent requests, and not over a newer version', async () => {
    const me = await someone();
    for (const version of [0, 1]) {
      const both = await racing(writes('LISTS#'), [
        () => save(me, version, stores(view('One'))),
        () => save(me, version, stores(view('Other'))),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
    expect(await save(me, 1, {})).toMatchObject({ status: 409, body: { code: 'changed' } });
    expect(await save(me, 3, {})).toMatchObject({ status: 409, body: { code: 'changed' } });
  });

  it.for<[problem: string, lists: object, field: string]>([
    ['two names that differ in case and accents', stores(view('Žižkov'), view('ZIZKOV')), 'lists.stores.views.1.name'],
    ['two views of one id', stores(view('a'), view('b', { id: 'a' })), 'lists.stores.views.1.id'],
    [
      'too many views',
      stores(...Array.from({ length: maxViews + 1 }, (_, n) => view(`View ${n}`))),
      'lists.stores.views',
    ],
    ['a name without letters', stores(view('a', { name: '  ' })), 'lists.stores.views.0.name'],
    ['a query that is no query', stores(view('a', { query: 'a=1#b' })), 'lists.stores.views.0.query'],
    ['a long query', stores(view('a', { query: 'a'.repeat(5001) })), 'lists.stores.views.0.query'],
    [
      'a column twice',
      { stores: { columns: [1, 2].map(() => ({ id: 'name', shown: true })), views: [] } },
      'lists.stores.columns.1.id',
    ],
    [
      'too many columns',
      { stores: { columns: Array.from({ length: 41 }, (_, n) => ({ id: `c${n}`, shown: true })), views: [] } },
      'lists.stores.columns',
    ],
  ])('are refused with %s', async ([, lists, field]) => {
    const refused = await save(world.people.manager, 0, lists);
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect(Object.keys(refused.body.fields)).toEqual([field]);
  });

  it('of an unknown list are refused', async () => {
    expect(await save(world.people.manager, 0, { nothing: { columns: null, views: [] } })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input' },
    });
  });

  it('cannot be saved for an account that is closed meanwhile', async () => {
    const me = await someone();
    ok(await save(me, 0, stores(view('Mine'))));
    const { listSettingsWrites } = await import('../data/people/list-settings.ts');
    await transact([...closeAccountWrites(me, false, 0), listSettingsRemovalWrite(me.id)]);
    await expect(transact(await listSettingsWrites(me.id, { version: 0, lists: {} }))).rejects.toThrow('heir');
  });
});

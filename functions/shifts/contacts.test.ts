import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Contact,
  getDashboard,
  getShift,
  markUnfulfilled,
  type Shift,
  startShift,
} from '#shared/contracts/shifts.ts';
import { getStore } from '#shared/contracts/stores.ts';
import { invoke } from '../../test/world/invoke.ts';
import { at, ok, plan, shiftFixtures } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { companyChangeWrites, getCompany } from '../data/companies/companies.ts';
import type { Account } from '../data/people/accounts.ts';
import { transact } from '../data/table.ts';

let world: World;
let worker: Account;
let shift: Shift;
beforeAll(async () => {
  world = await createWorld();
  const { companies } = world;
  const before = await getCompany(companies.performer.id);
  if (!before) throw new Error('The performer has no item');
  await transact(
    companyChangeWrites({ before, after: { ...before, version: before.version + 1, phone: '+420777001001' } }),
  );
  worker = await world.person('Ota Dlouhý', 'ROLE_VENDOR_STAFF', companies.performer, { phone: '+420777002002' });
  const store = await world.store('called', companies.customer, [companies.performer], { phone: '+420777003003' });
  shift = await shiftFixtures(world).confirmed({ store_id: store.id }, worker);
});

const numbersOf = ({ contacts = [] }: { contacts?: Contact[] }) => contacts.map(({ who, phone }) => `${who} ${phone}`);
const [ofWorker, ofPerformer, ofStore] = ['worker +420777002002', 'performer +420777001001', 'store +420777003003'];

describe('whom to call about a shift', () => {
  it.for([
    ['vendor', [ofWorker, ofStore]],
    ['buyer', [ofPerformer, ofStore]],
    ['manager', [ofWorker, ofPerformer, ofStore]],
  ] as const)('depends on the side: %s', async ([who, numbers]) => {
    expect(numbersOf(ok(await invoke(getShift, world.people[who], { params: { id: shift.id } })))).toEqual(numbers);
  });

  it('is for the worker the performer and the store, for a store manager the performer', async () => {
    const manager = await world.person('Manager of it', 'ROLE_STORE_MANAGER', world.companies.customer, {
      store_ids: [shift.store.id],
    });
    const read = async (who: Account) => numbersOf(ok(await invoke(getShift, who, { params: { id: shift.id } })));
    expect(await read(worker)).toEqual([ofPerformer, ofStore]);
    expect(await read(manager)).toEqual([ofPerformer]);
  });

  it('stands in the overview beside the worker who is late, with how many are on site', async () => {
    const read = async (who: Account, now: string) => ok(await invoke(getDashboard, who, { now })).shifts;
    const late = at(20, '06:10');
    expect(await read(world.people.buyer, plan.starts_at)).toMatchObject({
      on_site: { present: 0, absent: 1 },
      urgent: [],
    });
    const [row] = (await read(world.people.buyer, late)).urgent;
    expect(row).toMatchObject({ id: shift.id, staff: { fio: 'Ota Dlouhý' } });
    expect(numbersOf(row)).toEqual([ofPerformer, ofStore]);
    expect((await read(world.people.rivalVendor, late)).urgent).toEqual([]);

    const { act, confirmed } = shiftFixtures(world);
    const other = await confirmed({}, world.people.colleague);
    await act(startShift, other.id, { who: world.people.colleague, now: plan.starts_at });
    await act(markUnfulfilled, shift.id, { who: world.people.vendor, now: at(20, '06:40') });
    const vendors = await read(world.people.vendor, at(20, '06:45'));
    expect(vendors).toMatchObject({ on_site: { present: 1, absent: 1 }, missing: { count: 1 }, unfulfilled: 1 });
    expect(vendors.urgent.map(({ id }: Shift) => id)).toEqual([shift.id]);
    expect(await read(world.people.vendor, plan.ends_at)).toMatchObject({ missing: { count: 0 }, urgent: [] });
  });
});

it('a customer that is too late to order has the numbers of the performers of its store', async () => {
  const numbersFor = async (who: Account) => {
    const { contacts } = ok(await invoke(getStore, who, { params: { id: shift.store.id } })) as { contacts: object[] };
    return contacts;
  };
  const { people, companies } = world;
  const performer = [{ name: companies.performer.name, phone: '+420777001001' }];
  for (const who of [people.buyer, people.admin]) expect(await numbersFor(who)).toEqual(performer);
  expect(await numbersFor(people.vendor)).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import type { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { checkOut } from '#shared/contracts/cart.ts';
import {
  createServiceRequest,
  listCompanyClients,
  listPerformers,
  updateClientStores,
  updateCompanyClients,
} from '#shared/contracts/clients.ts';
import {
  createCompany,
  deleteCompany,
  getCompany,
  listCompanies,
  setCompanyActive,
  updateCompany,
  updateCompanyManagers,
} from '#shared/contracts/companies.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import {
  acceptInvitation,
  admitUser,
  createAccount,
  importWorkers,
  invite,
  restoreInvitation,
  revokeInvitation,
} from '#shared/contracts/people.ts';
import { getMe, updateMe } from '#shared/contracts/settings.ts';
import {
  assignShift,
  createShift,
  endBreak,
  endShift,
  leaveShift,
  listCandidates,
  listShifts,
  previewShift,
  startBreak,
  startShift,
} from '#shared/contracts/shifts.ts';
import { createStore, listStores, updateStore } from '#shared/contracts/stores.ts';
import { racing, whileHeld, withEachFault, writes } from '../../test/world/faults.ts';
import { anIco } from '../../test/world/ico.ts';
import { invoke } from '../../test/world/invoke.ts';
import { checkedOut, fillCart, move, placeOrder } from '../../test/world/order-fixtures.ts';
import { productFixtures } from '../../test/world/product-fixtures.ts';
import { sentTo } from '../../test/world/sent.ts';
import { serviceRequests } from '../../test/world/service-requests.ts';
import { at, ok, plan, shiftFixtures, when } from '../../test/world/shift-fixtures.ts';
import { unchecked } from '../../test/world/unchecked.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { findLoginId } from '../data/auth/logins.ts';
import { companyWithInn } from '../data/companies/companies.ts';
import { companyKey } from '../data/companies/company.ts';
import { uniqueKey } from '../data/keys.ts';
import type { Account } from '../data/people/accounts.ts';
import { get, transact } from '../data/table.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

type Made = { id: string; name: string; inn: string; version: number; active: boolean };
const added = async (role: 'customer' | 'vendor' = 'customer', inn = anIco()): Promise<Made> => {
  const body = { name: `Firma ${randomUUID()}`, inn, role };
  return ok(await invoke(createCompany, world.people.admin, { body })) as Made;
};
const set = (id: string, body: unknown, who: Account = world.people.admin, now?: string) =>
  invoke(setCompanyActive, who, { params: { id }, body, ...(now && { now }) });
const remove = (id: string, who: Account = world.people.admin) => invoke(deleteCompany, who, { params: { id } });
const read = async (id: string) => ok(await invoke(getCompany, world.people.admin, { params: { id } })) as Made;
const inactive = async (role?: 'customer' | 'vendor'): Promise<Made> => {
  const { id, version } = await added(role);
  return ok(await set(id, { version, active: false })) as Made;
};
const switchOff = async (id: string) => ok(await set(id, { version: (await read(id)).version, active: false })) as Made;
const auditOf = async (id: string) => {
  const { data } = (await invoke(listAudit, world.people.admin, { query: { about_id: id } })).body;
  return data as { action: string; changes: unknown[] }[];
};
const refused = { status: 403, body: { code: 'company-inactive' } };

describe('a company', () => {
  it('is deactivated and activated again, each once in the audit log', async () => {
    const { id, version } = await added();
    const before = await read(id);
    ok(await set(id, { version, active: false }));
    expect(await read(id)).toMatchObject({ ...unchecked(before), active: false, version: version + 1 });
    expect(ok(await set(id, { version: version + 1, active: false }))).toMatchObject({ version: version + 1 });
    expect(ok(await set(id, { version: version + 1, active: true }))).toMatchObject({ active: true });
    const change = (active: boolean) => ({ field: 'active', before: !active, after: active, withheld: false });
    expect((await auditOf(id)).filter(({ action }) => action.endsWith('activated'))).toMatchObject([
      { action: 'company-activated', changes: [change(true)] },
      { action: 'company-deactivated', changes: [change(false)] },
    ]);
  });

  it('is not deactivated while it has shifts ahead or running, whose number is told', async () => {
    const busy = await createWorld();
    const { customer, performer } = busy.companies;
    const { create, started } = shiftFixtures(busy);
    await create({ starts_at: at(22, '06:00'), ends_at: at(22, '12:00') });
    await started();
    const message = (count: string) => ({
      status: 409,
      body: { code: 'company-shifts-ahead', message: expect.stringContaining(count) },
    });
    const off = (id: string) => set(id, { version: 1, active: false }, world.people.admin, when.atWork);
    await expect.poll(() => off(customer.id)).toMatchObject(message('2 shifts'));
    await expect.poll(() => off(performer.id)).toMatchObject(message('1 shift '));
    expect(await read(customer.id)).toMatchObject({ active: true, version: 1 });
  });

  it('is not deactivated with an open order on either side, also one that is placed meanwhile', async () => {
    const { people, companies } = world;
    const { admin, vendor, buyer } = people;
    const shelf = await productFixtures(world);
    const product = () => shelf.product().then(({ id }) => String(id));
    const order = await placeOrder(buyer, { [await product()]: 1 });
    for (const { id } of [companies.performer, companies.customer]) {
      const { version } = await read(id);
      expect(await set(id, { version, active: false }, admin, at(200, '08:00'))).toMatchObject({
        status: 409,
        body: { code: 'company-orders-open', message: expect.stringContaining('1 order ') },
      });
    }
    await move(vendor, order.id, 'canceled', { reason: 'Nobody needs it' });
    const { id, version } = await read(companies.performer.id);
    const hash = await fillCart(buyer, { [await product()]: 1 });
    const [refused, placed] = await whileHeld(
      writes('COMPANY#'),
      () => set(id, { version, active: false }, admin, at(200, '08:00')),
      () => invoke(checkOut, buyer, { params: { hash }, body: checkedOut }),
    );
    expect(placed).toMatchObject({ status: 201 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'company-orders-open' } });
  });

  it('is only for admins, for its version and for a right body', async () => {
    const { people, companies } = world;
    const { id, version } = await added();
    const body = { version, active: false };
    for (const who of [people.buyer, people.vendor, people.manager, people.worker]) {
      expect(await set(companies.customer.id, body, who)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      expect(await remove(companies.customer.id, who)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    expect(await set('nothing', body)).toMatchObject({ status: 404 });
    expect(await remove('nothing')).toMatchObject({ status: 404 });
    expect(await set(id, { ...body, version: version + 1 })).toMatchObject({ status: 409, body: { code: 'changed' } });
    for (const [field, wrong] of Object.entries({ active: { version, active: 1 }, version: { active: true } }))
      expect(await set(id, wrong)).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
    expect(await read(id)).toMatchObject({ active: true, version });
  });

  it('is changed by one of two at once, and once whichever write fails', async () => {
    const { id, version } = await added();
    const both = await racing(writes('COMPANY#'), [
      () => set(id, { version, active: false }),
      () => invoke(updateCompany, world.people.admin, { params: { id }, body: { version, brand: 'Other' } }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await withEachFault(async (faulty) => {
      const company = await added();
      await faulty(() => set(company.id, { version: company.version, active: false }));
      const current = await read(company.id);
      ok(await set(company.id, { version: current.version, active: false }));
      expect(await read(company.id)).toMatchObject({ active: false, version: company.version + 1 });
    });
  });
});

describe('the people of an inactive company', () => {
  it('read, keep their own account, and change nothing else until it is active', async () => {
    const { people, companies, stores } = await createWorld();
    const { id } = companies.customer;
    const off = await switchOff(id);
    const rename = (who: Account) =>
      invoke(updateStore, who, { params: { id: stores.own.id }, body: { version: 1, name: 'Other' } });
    for (const who of [people.buyer, people.buyerManager]) {
      expect(await invoke(listStores, who)).toMatchObject({ status: 200, body: { total: expect.any(Number) } });
      expect(await invoke(getMe, who)).toMatchObject({ status: 200 });
      expect(await rename(who)).toMatchObject({
        status: 403,
        body: { code: 'company-inactive', message: expect.stringContaining(companies.customer.name) },
      });
    }
    const company = { params: { id }, body: { version: off.version, brand: 'Other' } };
    expect(await invoke(updateCompany, people.buyer, company)).toMatchObject(refused);
    // What the role does not allow is refused as such, and bad input comes after.
    expect(await invoke(updateCompany, people.buyerManager, company)).toMatchObject({ body: { code: 'forbidden' } });
    expect(await invoke(updateStore, people.buyer, { params: { id: stores.own.id }, body: {} })).toMatchObject(refused);
    const { version } = ok(await invoke(getMe, people.buyer)) as { version: number };
    expect(await invoke(updateMe, people.buyer, { body: { version, fio: 'Nové Jméno' } })).toMatchObject({
      status: 200,
    });
    ok(await set(id, { version: off.version, active: true }));
    expect(await rename(people.buyer)).toMatchObject({ status: 200 });
  });
});

describe('a worker whose performer was deactivated', () => {
  it('starts, breaks, ends and leaves the shifts that the worker has', async () => {
    const own = await createWorld();
    const { people, companies } = own;
    const { confirmed } = shiftFixtures(own);
    const first = await confirmed();
    const second = await confirmed({ starts_at: at(22, '06:00'), ends_at: at(22, '12:00') });
    // Refused by the API while there are shifts; it has happened all the same.
    await transact([
      {
        part: 'company',
        update: companyKey(companies.performer.id),
        set: 'SET active = :no',
        values: { ':no': false },
      },
    ]);
    const punch = (contract: Endpoint, now: string, who = people.worker) =>
      invoke(contract, who, { params: { id: first.id }, body: {}, now });
    expect(await punch(startShift, when.started, people.vendor)).toMatchObject(refused);
    for (const [contract, now] of [
      [startShift, when.started],
      [startBreak, when.halfPastStart],
      [endBreak, when.atWork],
      [endShift, when.ended],
    ] as const)
      expect(await punch(contract, now)).toMatchObject({ status: 200 });
    const leave = { params: { id: second.id }, body: { reason: 'Ill' }, now: when.ordered };
    expect(await invoke(leaveShift, people.worker, leave)).toMatchObject({ status: 200 });
  });
});

describe('a service of an inactive company', () => {
  it('is neither accepted nor widened, also at the same moment', async () => {
    const own = await createWorld();
    const { people, companies, stores } = own;
    const { stranger, performer, rival } = companies;
    const { ask, requested, accept } = serviceRequests(() => own, new Date().toISOString());
    const id = await requested();
    const { version } = await read(stranger.id);
    const off = () => set(stranger.id, { version, active: false });
    const [accepted, offMeanwhile] = await whileHeld(writes('COMPANY#'), () => accept(id), off);
    expect(offMeanwhile).toMatchObject({ status: 200 });
    expect(accepted).toMatchObject(refused);
    expect(await ask()).toMatchObject(refused);
    const widen = (vendor_id: string, client_id: string, version = 1) =>
      invoke(updateClientStores, people.admin, {
        body: { vendor_id, client_id, store_ids: [stores.foreign.id], version },
      });
    // Less is still possible.
    expect(await widen(rival.id, stranger.id)).toMatchObject({ status: 200 });
    const all = { vendor_id: rival.id, client_id: stranger.id, store_ids: null, version: 2 };
    expect(await invoke(updateClientStores, people.admin, { body: all })).toMatchObject(refused);
    const inactivePerformer = await switchOff(performer.id);
    const clients = { version: 1, clients: [companies.customer.id, stranger.id] };
    const add = { params: { id: inactivePerformer.id }, body: clients };
    expect(await invoke(updateCompanyClients, people.admin, add)).toMatchObject(refused);
  });
});

describe('an inactive company', () => {
  it('cannot be ordered for, nor be chosen for an order, a store, an invitation or a cooperation', async () => {
    const { people, companies, stores, specialties } = await createWorld();
    const { customer, performer } = companies;
    const order = { store_id: stores.own.id, category_id: specialties.cashier, ...plan };
    const ordering = (body: object, who: Account) => invoke(createShift, who, { body, now: when.ordered });
    const named = { ...order, vendor_id: performer.id };
    await switchOff(performer.id);
    expect(await ordering(named, people.buyer)).toMatchObject(refused);
    expect(await invoke(previewShift, people.buyer, { body: named, now: when.ordered })).toMatchObject(refused);
    await switchOff(customer.id);
    for (const who of [people.admin, people.manager]) expect(await ordering(order, who)).toMatchObject(refused);
    const location = { lat: 49.226, lng: 16.593 };
    const store = { name: 'New', address: 'Brno', location, company_id: customer.id };
    expect(await invoke(createStore, people.admin, { body: store })).toMatchObject(refused);
    const email = `${randomUUID().slice(0, 8)}@smena.test`;
    const invitation = { role: 'ROLE_BUYER', email, companies_ids: [customer.id] };
    expect(await invoke(invite, people.admin, { body: invitation })).toMatchObject(refused);
    // The company of the stores, too.
    const atStore = { role: 'ROLE_STORE_MANAGER', email, stores_ids: [stores.own.id] };
    expect(await invoke(invite, people.manager, { body: atStore })).toMatchObject(refused);
    const vendor = await added('vendor');
    const clients = { version: 1, clients: [customer.id] };
    expect(
      await invoke(updateCompanyClients, people.admin, { params: { id: vendor.id }, body: clients }),
    ).toMatchObject(refused);
    const { total } = (
      await invoke(listShifts, people.admin, {
        query: { from: at(0, '00:00').slice(0, 10), to: at(39, '00:00').slice(0, 10), store_id: stores.own.id },
      })
    ).body;
    expect(total).toBe(0);
  });

  it('is not in the directory of performers and cannot be asked, and both sides see that it is inactive', async () => {
    const { people, companies } = await createWorld();
    const { performer, customer } = companies;
    // The performers of all worlds have one name, and the list of them is long.
    const other = await added('vendor');
    const inDirectory = async () => {
      const { data } = (await invoke(listPerformers, people.buyer, { query: { name: other.name } })).body;
      return (data as { id: string }[]).some(({ id }) => id === other.id);
    };
    const rowOf = async (who: Account, id: string) =>
      ((await invoke(listCompanyClients, who)).body.data as Made[]).find((row) => row.id === id);
    expect(await inDirectory()).toBe(true);
    expect(await rowOf(people.buyer, performer.id)).toMatchObject({ active: true });
    await switchOff(performer.id);
    expect(await rowOf(people.buyer, performer.id)).toMatchObject({ active: false });
    const { version } = await switchOff(other.id);
    expect(await inDirectory()).toBe(false);
    const ask = { vendor_id: other.id, store_ids: null, comment: null };
    expect(await invoke(createServiceRequest, people.foreignBuyer, { body: ask })).toMatchObject({ status: 404 });
    ok(await set(other.id, { version, active: true }));
    expect(await inDirectory()).toBe(true);
    await switchOff(customer.id);
    expect(await rowOf(people.vendor, customer.id)).toMatchObject({ active: false });
  });

  it('lends no workers to anybody, and takes no shift at the same moment', async () => {
    const own = await createWorld();
    const { people, companies } = own;
    const { performer } = companies;
    const give = shiftFixtures(own);
    const { id } = await give.create();
    const assign = () =>
      invoke(assignShift, people.manager, { params: { id }, body: { staff_id: people.worker.id }, now: when.ordered });
    const { version } = await read(performer.id);
    const off = () => set(performer.id, { version, active: false });
    const [assigned, offMeanwhile] = await whileHeld(writes('COMPANY#'), assign, off);
    expect([assigned.status, offMeanwhile.status]).toEqual([403, 200]);
    expect(assigned.body).toMatchObject({ code: 'company-inactive', message: expect.stringContaining(performer.name) });
    expect(await assign()).toMatchObject(refused);
    const candidates = ok(await invoke(listCandidates, people.manager, { params: { id }, now: when.ordered }));
    expect(candidates).toEqual([]);
    ok(await set(performer.id, { version: version + 1, active: true }));
    const [offFirst, assignedMeanwhile] = await whileHeld(
      writes('COMPANY#'),
      () => set(performer.id, { version: version + 2, active: false }),
      assign,
    );
    expect(assignedMeanwhile).toMatchObject({ status: 200 });
    expect(offFirst).toMatchObject({ status: 409, body: { code: 'company-shifts-ahead' } });

    const strange = await createWorld();
    const ordering = () =>
      invoke(createShift, strange.people.buyer, {
        body: { store_id: strange.stores.own.id, category_id: strange.specialties.cashier, ...plan },
        now: when.ordered,
      });
    const other = await read(strange.companies.customer.id);
    const [refusedOff, ordered] = await whileHeld(
      writes('COMPANY#'),
      () => set(other.id, { version: other.version, active: false }),
      ordering,
    );
    expect(ordered).toMatchObject({ status: 201 });
    expect(refusedOff).toMatchObject({ status: 409, body: { code: 'company-shifts-ahead' } });
  });

  it.for(['invite', 'restore', 'accept', 'admit', 'create-account', 'import', 'update-managers'] as const)(
    'gets no people by %s, also when it was active as the request was checked',
    async (how) => {
      const { people, companies, person } = await createWorld();
      const { admin, worker } = people;
      const company = how === 'import' || how === 'update-managers' ? companies.performer : companies.customer;
      const email = `${randomUUID()}@smena.test`;
      const toCompany = { role: 'ROLE_BUYER', companies_ids: [company.id] };
      const inviting = () => invoke(invite, admin, { body: { ...toCompany, email } });
      const prepare = {
        invite: () => inviting,
        restore: async () => {
          const { id } = ok(await inviting()) as Made;
          // A message that was not sent yet would be withheld, which also changes the invitation.
          await sentTo(email);
          ok(await invoke(revokeInvitation, admin, { params: { id } }));
          return () => invoke(restoreInvitation, admin, { params: { id }, body: {} });
        },
        accept: async () => {
          ok(await inviting());
          const [, code] = /invitation\/(\S{22})/.exec((await sentTo(email))[0]?.text ?? '') ?? [];
          const password = 'kolo-mlha-rohlík';
          const body = { code, fio: 'Nová Alena', terms: true, password, password2: password };
          return () => invoke(acceptInvitation, null, { body });
        },
        admit: async () => {
          const waits = { role: 'ROLE_BUYER', company, since: '2026-03-01T08:00:00.000Z' } as const;
          const { id } = await person('Waiting', 'ROLE_USER', null, { email, waits });
          return () => invoke(admitUser, admin, { params: { id }, body: {} });
        },
        'create-account': () => () => invoke(createAccount, admin, { body: { ...toCompany, user_id: worker.id } }),
        import: () => () => {
          const given = { personal_number: null, contract: null, bank_account: null, deduction: null };
          const rows = [{ row: 2, fio: 'Jana Nová', email, specialties: [], ...given }];
          const body = { company_id: company.id, import_id: randomUUID(), dry_run: false, rows };
          return invoke(importWorkers, admin, { body });
        },
        'update-managers': () => () =>
          invoke(updateCompanyManagers, admin, {
            params: { id: company.id },
            body: { user_id: worker.id, role: 'ROLE_VENDOR' },
          }),
      }[how];
      const act = await prepare();
      const { pk } = companyKey(company.id);
      const checksCompany = ({ input }: TransactWriteCommand) =>
        (input.TransactItems ?? []).some(({ ConditionCheck }) => ConditionCheck?.Key?.['pk'] === pk);
      const [answer] = await whileHeld(checksCompany, act, () => switchOff(company.id));
      expect(answer).toMatchObject(refused);
      expect(await findLoginId(email)).toBeUndefined();
    },
  );

  it('is in the list of all companies and in that of the inactive ones', async () => {
    const { id, name } = await inactive('vendor');
    const found = async (query: Record<string, string>) => {
      const { data } = (await invoke(listCompanies, world.people.admin, { query: { per_page: 100, ...query } })).body;
      return (data as Made[]).find((row) => row.id === id);
    };
    for (const query of [
      { name },
      { name, active: 'false' },
      { id },
      { active: 'false', sort: 'created_at', order: 'desc' },
    ] as Record<string, string>[])
      expect(await found(query)).toMatchObject({ active: false });
    expect(await found({ active: 'false', roles: 'vendor', sort: 'created_at', order: 'desc' })).toBeDefined();
    expect(await found({ active: 'false', roles: 'customer', name })).toBeUndefined();
    const { version } = await read(id);
    ok(await set(id, { version, active: true }));
    expect(await found({ active: 'false', name })).toBeUndefined();
    expect(await found({ name })).toMatchObject({ active: true });
  });
});

describe('deleting a company', () => {
  it('removes it from every list, frees its IČO and keeps its audit entries', async () => {
    const { id, name, inn } = await inactive('vendor');
    expect(ok(await remove(id))).toEqual({ id });
    expect(await invoke(getCompany, world.people.admin, { params: { id } })).toMatchObject({ status: 404 });
    for (const query of [{ name }, { name, active: 'false' }, { id }] as Record<string, string>[])
      expect((await invoke(listCompanies, world.people.admin, { query })).body.data).toEqual([]);
    expect(await companyWithInn(inn)).toBeUndefined();
    // The registers may be read at the same moment, so the order is not fixed.
    const entries = await auditOf(id);
    const deletion = entries.filter(({ action }) => action === 'company-deleted');
    expect(deletion).toMatchObject([{ about: { id, name } }]);
    expect(deletion[0]?.changes).toContainEqual({ field: 'inn', before: inn, after: null, withheld: false });
    expect(entries.map(({ action }) => action)).toContain('company-created');
    expect(await added('customer', inn)).toMatchObject({ inn });
    expect(await remove(id)).toMatchObject({ status: 404 });
  });

  it('is refused for an active company and while anything hangs on it, with the numbers', async () => {
    const own = await createWorld();
    const { customer, performer } = own.companies;
    expect(await remove(customer.id)).toMatchObject({ status: 409, body: { code: 'company-active' } });
    const email = `${randomUUID().slice(0, 8)}@smena.test`;
    ok(
      await invoke(invite, own.people.buyer, {
        body: { role: 'ROLE_BUYER_MANAGER', email, stores_ids: [own.stores.own.id] },
      }),
    );
    await shiftFixtures(own).completed();
    await switchOff(customer.id);
    await switchOff(performer.id);
    const numbers = (text: RegExp) => ({
      status: 409,
      body: { code: 'company-in-use', message: expect.stringMatching(text) },
    });
    await expect
      .poll(() => remove(customer.id))
      .toMatchObject(numbers(/people: 3, stores: 3, shifts: 1, orders: 0, invitations: 1, cooperations: 2/));
    await expect
      .poll(() => remove(performer.id))
      .toMatchObject(numbers(/stores: 0, shifts: 1, orders: 0, invitations: 0, cooperations: 1/));
    expect(await read(customer.id)).toMatchObject({ active: false });
  });

  it('of one that is activated meanwhile is refused', async () => {
    const { id, version } = await inactive();
    const [deleted, activated] = await whileHeld(
      writes('COMPANY#'),
      () => remove(id),
      () => set(id, { version, active: true }),
    );
    expect([deleted.status, activated.status]).toEqual([409, 200]);
    expect(await read(id)).toMatchObject({ active: true });
  });

  it('happens once whichever write fails', async () => {
    await withEachFault(async (faulty) => {
      const { id, inn } = await inactive();
      await faulty(() => remove(id));
      expect([200, 404]).toContain((await remove(id)).status);
      expect([await get(companyKey(id)), await get(uniqueKey('inn', inn))]).toEqual([undefined, undefined]);
      expect((await auditOf(id)).filter(({ action }) => action === 'company-deleted')).toHaveLength(1);
    });
  });
});

import { randomUUID } from 'node:crypto';
import * as shiftContracts from '#shared/contracts/shifts.ts';
import type { Actor, Role } from '#shared/domain/roles.ts';
import { commentVisibility } from '#shared/domain/shifts/log-visibility.ts';
import { plannedTimes } from '#shared/domain/shifts/revise.ts';
import type { LogEntry, Shift } from '#shared/domain/shifts/shift.ts';
import type { Account } from '../functions/data/accounts.ts';
import * as accounts from '../functions/data/accounts.ts';
import { listActionsOf, listAudit, record } from '../functions/data/audit.ts';
import * as bookings from '../functions/data/bookings.ts';
import { insertCode } from '../functions/data/codes.ts';
import * as comments from '../functions/data/comments.ts';
import * as companies from '../functions/data/companies.ts';
import { documentVersions, findDocument } from '../functions/data/documents.ts';
import * as idempotency from '../functions/data/idempotency.ts';
import { listInvitations } from '../functions/data/invitations.ts';
import { findLink, newLink } from '../functions/data/links.ts';
import * as logins from '../functions/data/logins.ts';
import { findNotifications, notify } from '../functions/data/notifications.ts';
import { refund, consume } from '../functions/data/rate-limits.ts';
import { registrationOf } from '../functions/data/registrations.ts';
import { recordSession, sessionsOf } from '../functions/data/sessions.ts';
import { logItems } from '../functions/data/shift-items.ts';
import * as shifts from '../functions/data/shifts.ts';
import * as specialties from '../functions/data/specialties.ts';
import * as stores from '../functions/data/stores.ts';
import { transact } from '../functions/data/table.ts';
import { at, shiftFixtures, ok, when } from '../test/world/shift-fixtures.ts';
import { invoke } from '../test/world/invoke.ts';
import { createWorld } from '../test/world/world.ts';
import { fill, put, shiftsLike } from './fill.ts';

export type Pattern = {
  operation: string;
  /** The key or index that it queries. */
  by: string;
  /** The unit of n, where the cost depends on n. */
  n?: string;
  /** Only its writes are counted; its reads are patterns of their own. */
  onlyWrites?: true;
  run: () => Promise<unknown>;
};

const as = (role: Role, { id, login_id, fio, company, store_ids }: Account): Actor => ({
  id,
  login_id,
  fio,
  role,
  company,
  store_ids,
});

/** A world with n items of every list, in its own month, and the access patterns that are run on it. */
export const patternsAt = async (n: number, day: number): Promise<Pattern[]> => {
  const world = await createWorld();
  const fixtures = shiftFixtures(world);
  const { people, companies: company, specialties: specialty } = world;
  const times = { starts_at: at(day, '06:00'), ends_at: at(day, '12:00') };
  const admin = as('ROLE_ADMIN', people.admin);
  const [vendor, buyer] = [as('ROLE_VENDOR', people.vendor), as('ROLE_BUYER', people.buyer)];
  const storeManager = as('ROLE_STORE_MANAGER', people.storeManager);
  const worker = as('ROLE_VENDOR_STAFF', people.worker);

  const taken = await shifts.getShift(admin, (await fixtures.confirmed(times)).id);
  const open = await shifts.getShift(admin, (await fixtures.create(times)).id);
  await fill(shiftsLike(taken, n - 2));
  const entry: LogEntry = {
    kind: 'comment',
    field: null,
    at: when.ordered,
    by: { id: people.vendor.id, fio: people.vendor.fio },
    on_behalf_of: null,
    before: null,
    after: 'Až pojedete, zavolejte',
    reason: null,
    version: 1,
    vendor_id: null,
  };
  await fill(Array.from({ length: n }, (_, each) => logItems({ ...open, version: each + 1 }, [entry]).map(put)));
  const staff = Array.from({ length: n }, (_, each) => ({ ...people.worker, id: `${people.worker.id}-${each}` }));
  // Each account has its own login, because a login has few accounts.
  await fill(staff.map((account) => [put(accounts.accountItem({ ...account, login_id: account.id }))]));
  const store = world.stores.own;
  await fill(
    Array.from({ length: n }, (_, each) => [
      stores.storeWrite({ ...store, id: `${store.id}-${each}`, name: `Prodejna ${each}` }),
    ]),
  );
  const known = await specialties.getSpecialty(specialty.cashier);
  if (!known) throw new Error('The test world has no cashier specialty');
  await fill(
    Array.from({ length: n }, (_, each) => [put(specialties.specialtyItem({ ...known, id: `${known.id}-${each}` }))]),
  );

  const waits = { role: 'ROLE_STORE_MANAGER', company: company.customer, since: when.ordered } as const;
  await fill(
    Array.from({ length: n }, (_, each) => {
      const id = `${people.newcomer.id}-${each}`;
      return [put(accounts.accountItem({ ...people.newcomer, id, login_id: id, waits }))];
    }),
  );
  const notification = {
    kind: 'admitted',
    to: { account: people.vendor.id },
    at: when.ordered,
    params: { role: 'x' },
  } as const;
  await fill(
    Array.from({ length: n }, () => [
      notify(notification),
      record({ action: 'terms-accepted', by: vendor, at: when.ordered }),
    ]),
  );
  const link = newLink({ purpose: 'password', subject: people.vendor.login_id, now: when.ordered });

  const range = { from: taken.day, to: taken.day };
  const page = { page: 1, per_page: 20 };
  const list = (actor: Actor) => () => shifts.listShifts(actor, { ...range, ...page });
  const ordered = (count: number) =>
    Array.from({ length: count }, () => {
      const shift: Shift = { ...open, id: randomUUID() };
      const created = { kind: 'created', before: null, after: plannedTimes(shift) } as const;
      return { shift, log: [{ ...entry, ...created }] };
    });
  const now = new Date().toISOString();
  const key = { account_id: people.vendor.id, key: randomUUID(), request: 'hash', now };
  const claimToAnswer = await idempotency.claimKey({ ...key, key: randomUUID() });
  const claimToRelease = await idempotency.claimKey({ ...key, key: randomUUID() });
  if (claimToAnswer.state !== 'claimed' || claimToRelease.state !== 'claimed')
    throw new Error('Could not claim a new key');
  const newLogin = { id: randomUUID(), email: `${randomUUID()}@smena.test`, phone: null, login: null, created_at: now };
  const newStore = { ...store, id: randomUUID() };
  const freeStaff = () =>
    world.person('Spare', 'ROLE_VENDOR_STAFF', company.performer, { category_ids: [specialty.cashier] });
  const [one, two] = [await freeStaff(), await freeStaff()];
  const toAssign = await fixtures.create(times);
  const toStart = await fixtures.confirmed(times, one);
  const act =
    (
      contract: (typeof shiftContracts)['assignShift' | 'startShift'],
      who: Account,
      id: string,
      body: object,
      moment: string,
    ) =>
    async () =>
      ok(await invoke(contract, who, { params: { id }, body, now: moment }));

  return [
    {
      operation: 'findActing, named',
      by: 'table ACCOUNT#id, LOGIN#id',
      run: () => accounts.findActing(people.vendor.login_id, people.vendor.id),
    },
    {
      operation: 'findActing, the first',
      by: 'by-login, table LOGIN#id',
      run: () => accounts.findActing(people.vendor.login_id, undefined),
    },
    {
      operation: 'accountsOfLogin',
      by: 'by-login',
      run: () => accounts.accountsOfLogin(people.vendor.login_id),
    },
    { operation: 'getAccount', by: 'table ACCOUNT#id', run: () => accounts.getAccount(people.worker.id) },
    {
      operation: 'listAccounts, a company',
      by: 'by-company + page',
      n: 'people of the company',
      run: () => accounts.listAccounts(vendor, page),
    },
    {
      operation: 'listAccounts, the platform',
      by: 'all + page',
      n: 'people',
      run: () => accounts.listAccounts(admin, page),
    },
    {
      operation: 'workersFor, a performer',
      by: 'by-company',
      n: 'people of the performer',
      run: () => accounts.workersFor(vendor),
    },
    {
      operation: 'workersFor, the platform',
      by: 'all',
      n: 'people',
      run: () => accounts.workersFor(admin),
    },
    {
      operation: 'activeAccounts',
      by: 'table ACCOUNT#id',
      n: 'accounts read',
      run: () => accounts.activeAccounts(staff.map(({ id }) => id)),
    },
    { operation: 'findLoginId', by: 'table UNIQUE#kind#value', run: () => logins.findLoginId('nobody@smena.test') },
    {
      operation: 'insertPerson',
      by: 'table LOGIN#id, UNIQUE#…, ACCOUNT#id',
      run: () => accounts.insertPerson(newLogin, [{ ...people.worker, id: randomUUID(), login_id: newLogin.id }]),
    },
    { operation: 'getCompany', by: 'table COMPANY#id', run: () => companies.getCompany(company.customer.id) },
    { operation: 'servicesTo', by: 'table COMPANY#id SERVICE#', run: () => companies.servicesTo(company.customer.id) },
    { operation: 'getSpecialty', by: 'table SPECIALTY#id', run: () => specialties.getSpecialty(specialty.cashier) },
    {
      operation: 'listSpecialties',
      by: 'all + page',
      n: 'specialties',
      run: () => specialties.listSpecialties(page, 'cs'),
    },
    { operation: 'specialtyNames', by: 'all', n: 'specialties', run: () => specialties.specialtyNames() },
    { operation: 'getStore', by: 'table STORE#id', run: () => stores.getStore(buyer, store.id) },
    {
      operation: 'listStores, the customer',
      by: 'by-company + page',
      n: 'stores of the customer',
      run: () => stores.listStores(buyer, page),
    },
    {
      operation: 'listStores, the performer',
      by: 'by-company, a query a client + page',
      n: 'stores served',
      run: () => stores.listStores(vendor, page),
    },
    { operation: 'listStores, the platform', by: 'all + page', n: 'stores', run: () => stores.listStores(admin, page) },
    {
      operation: 'listStores, its managers',
      by: 'table STORE#id, twice',
      run: () => stores.listStores(storeManager, page),
    },
    { operation: 'insertStore', by: 'table STORE#id', run: () => stores.insertStore(newStore) },
    {
      operation: 'replaceStore',
      by: 'table STORE#id',
      run: () => stores.replaceStore({ ...newStore, version: 2, name: 'Nová' }),
    },
    { operation: 'getShift', by: 'table SHIFT#id', run: () => shifts.getShift(admin, taken.id) },
    { operation: 'findShifts, of one', by: 'table SHIFT#id', run: () => shifts.findShifts([taken.id]) },
    {
      operation: 'getShiftLog',
      by: 'table SHIFT#id, from LOG#',
      n: 'entries of the shift',
      run: () => shifts.getShiftLog(admin, open.id, { page: 1, per_page: 100 }),
    },
    {
      operation: 'insertComment',
      by: 'table SHIFT#id COMMENT#, LOG#',
      run: () =>
        comments.insertComment(
          vendor,
          open,
          {
            id: randomUUID(),
            text: 'Ahoj',
            at: now,
            by: { id: people.vendor.id, fio: people.vendor.fio },
            ...commentVisibility(false, open, vendor),
          },
          entry,
        ),
    },
    {
      operation: 'listShifts, the performer',
      by: 'by-company, by-vendor, a query a client + page',
      n: 'shifts in the range of days',
      run: list(vendor),
    },
    {
      operation: 'listShifts, the customer',
      by: 'by-company + page',
      n: 'shifts in the range of days',
      run: list(buyer),
    },
    {
      operation: 'listShifts, store managers',
      by: 'by-store, one query per store + page',
      n: 'shifts of the store in the range of days',
      run: list(storeManager),
    },
    {
      operation: 'listShifts, the worker',
      by: 'by-worker + page',
      n: 'shifts in the range of days',
      run: list(worker),
    },
    { operation: 'listShifts, the platform', by: 'all + page', n: 'shifts in the range of days', run: list(admin) },
    { operation: 'dueShifts, nothing due', by: 'due', run: () => shifts.dueShifts('2020-01-01T00:00:00.000Z') },
    {
      operation: 'insertShifts, one',
      by: 'table SHIFT#id',
      run: () => shifts.insertShifts(ordered(1), buyer, when.ordered),
    },
    {
      operation: 'insertShifts, twenty',
      by: 'table SHIFT#id',
      run: () => shifts.insertShifts(ordered(20), buyer, when.ordered),
    },
    {
      operation: 'saveChange, assign',
      by: 'table SHIFT#id, LOG#, BOOKINGS#, ACCOUNT#id',
      onlyWrites: true,
      run: act(shiftContracts.assignShift, people.vendor, toAssign.id as string, { staff_id: two.id }, when.ordered),
    },
    {
      operation: 'saveChange, start',
      by: 'table SHIFT#id, LOG#, BOOKINGS#',
      onlyWrites: true,
      run: act(shiftContracts.startShift, one, toStart.id as string, {}, times.starts_at),
    },
    {
      operation: 'readBookings',
      by: 'table BOOKINGS#login',
      run: () => bookings.readBookings(people.worker.login_id, times),
    },
    {
      operation: 'readBookingsOf',
      by: 'table BOOKINGS#login',
      n: 'workers read',
      run: () => bookings.readBookingsOf(staff.map(({ login_id }) => ({ login_id, ...times }))),
    },
    {
      operation: 'listWaiting, the customer',
      by: 'by-company + page',
      n: 'people waiting for the company',
      run: () => accounts.listWaiting(buyer, page),
    },
    {
      operation: 'listWaiting, the platform',
      by: 'all + page',
      n: 'people waiting',
      run: () => accounts.listWaiting(admin, page),
    },
    { operation: 'replaceAccount', by: 'table ACCOUNT#id', run: () => accounts.replaceAccount({ ...one, version: 2 }) },
    {
      operation: 'listInvitations',
      by: 'by-company + page',
      run: () => listInvitations(vendor, page, when.ordered),
    },
    {
      operation: 'findNotifications',
      by: 'table NOTIFICATIONS#inbox, one query per inbox',
      n: 'notifications of 90 days',
      run: () => findNotifications(vendor, page, when.ordered),
    },
    {
      operation: 'notify and record, in any write',
      by: 'table NOTIFICATIONS#inbox, DONE#id',
      run: () => transact([notify(notification), record({ action: 'terms-accepted', by: vendor, at: when.ordered })]),
    },
    {
      operation: 'listAudit, a company',
      by: 'by-company',
      n: 'entries in the range of days',
      run: () => listAudit(vendor, { ...page, from: when.ordered.slice(0, 10), to: when.ordered.slice(0, 10) }),
    },
    {
      operation: 'listActionsOf',
      by: 'table DONE#id',
      n: 'entries of the account',
      run: () => listActionsOf(people.vendor.id),
    },
    {
      operation: 'consume, a rate limit',
      by: 'table LIMIT#name#subject',
      run: () => consume('password-letters-to-email', newLogin.id, now),
    },
    {
      operation: 'refund, a rate limit',
      by: 'table LIMIT#name#subject',
      run: () => refund({ limit: 'password-letters-to-email', subject: newLogin.id }, now),
    },
    { operation: 'newLink, stored', by: 'table LINK#hash', run: () => transact([link.write]) },
    { operation: 'findLink', by: 'table LINK#hash', run: () => findLink(link.code, when.ordered) },
    {
      operation: 'registrationOf, nobody',
      by: 'table REGISTERED#email',
      run: () => registrationOf('nobody@smena.test', now),
    },
    {
      operation: 'insertCode',
      by: 'table CODE#phone',
      run: () =>
        insertCode(
          { phone: '+420777000001', login_id: people.vendor.login_id, address: '192.0.2.1', registration: null },
          now,
        ),
    },
    {
      operation: 'recordSession, the first of a day',
      by: 'table LOGIN#id SESSION#',
      run: () =>
        recordSession(people.vendor.login_id, {
          id: newLogin.id,
          agent: 'Firefox',
          address: '192.0.2.1',
          city: null,
          country: null,
          signed_in_at: now,
          last_used_at: now,
        }),
    },
    {
      operation: 'sessionsOf',
      by: 'table LOGIN#id SESSION#',
      run: () => sessionsOf(people.vendor.login_id, now),
    },
    { operation: 'findDocument', by: 'table DOCUMENT#type', run: () => findDocument('privacy_policy') },
    {
      operation: 'documentVersions',
      by: 'table DOCUMENT#type VERSION#',
      run: () => documentVersions('privacy_policy'),
    },
    { operation: 'claimKey', by: 'table ONCE#account#key', run: () => idempotency.claimKey(key) },
    {
      operation: 'storeResponse',
      by: 'table ONCE#account#key',
      run: () => idempotency.storeResponse(claimToAnswer.claimed, { statusCode: 200, body: '{}' }),
    },
    {
      operation: 'releaseKey',
      by: 'table ONCE#account#key',
      run: () => idempotency.releaseKey(claimToRelease.claimed),
    },
  ];
};

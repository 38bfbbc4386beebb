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
import { invoke } from '../test/world/invoke.ts';
import { at, shiftFixtures, ok, when } from '../test/world/shift-fixtures.ts';
import { createWorld } from '../test/world/world.ts';
import { fill, put, shiftsLike } from './fill.ts';

export type Pattern = {
  operation: string;
  /** The key or index that it reads or writes. */
  accessPath: string;
  /** What n counts, if the cost depends on n. */
  growsWith?: string;
  /** Counts writes only; the reads are measured as separate patterns. */
  onlyWrites?: true;
  run: () => Promise<unknown>;
};

const toActor = (role: Role, { id, login_id, fio, company, store_ids }: Account): Actor => ({
  id,
  login_id,
  fio,
  role,
  company,
  store_ids,
});

/** Creates a world with n items per list, with shifts on day `day` of the test period, and returns the patterns to measure. */
export const patternsAt = async (n: number, day: number): Promise<Pattern[]> => {
  const world = await createWorld();
  const fixtures = shiftFixtures(world);
  const { people, companies: company, specialties: specialty } = world;
  const times = { starts_at: at(day, '06:00'), ends_at: at(day, '12:00') };
  const admin = toActor('ROLE_ADMIN', people.admin);
  const [vendor, buyer] = [toActor('ROLE_VENDOR', people.vendor), toActor('ROLE_BUYER', people.buyer)];
  const storeManager = toActor('ROLE_STORE_MANAGER', people.storeManager);
  const worker = toActor('ROLE_VENDOR_STAFF', people.worker);

  const confirmedShift = await shifts.getShift(admin, (await fixtures.confirmed(times)).id);
  const newShift = await shifts.getShift(admin, (await fixtures.create(times)).id);
  await fill(shiftsLike(confirmedShift, n - 2));
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
  await fill(Array.from({ length: n }, (_, index) => logItems({ ...newShift, version: index + 1 }, [entry]).map(put)));
  const staff = Array.from({ length: n }, (_, index) => ({ ...people.worker, id: `${people.worker.id}-${index}` }));
  // Each account has its own login, because a login has few accounts.
  await fill(staff.map((account) => [put(accounts.accountItem({ ...account, login_id: account.id }))]));
  const store = world.stores.own;
  await fill(
    Array.from({ length: n }, (_, index) => [
      stores.storeWrite({ ...store, id: `${store.id}-${index}`, name: `Prodejna ${index}` }),
    ]),
  );
  const cashier = await specialties.getSpecialty(specialty.cashier);
  if (!cashier) throw new Error('The test world has no cashier specialty');
  await fill(
    Array.from({ length: n }, (_, index) => [
      put(specialties.specialtyItem({ ...cashier, id: `${cashier.id}-${index}` })),
    ]),
  );

  const waits = { role: 'ROLE_STORE_MANAGER', company: company.customer, since: when.ordered } as const;
  await fill(
    Array.from({ length: n }, (_, index) => {
      const id = `${people.newcomer.id}-${index}`;
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

  const range = { from: confirmedShift.day, to: confirmedShift.day };
  const paging = { page: 1, per_page: 20 };
  const listShiftsAs = (actor: Actor) => () => shifts.listShifts(actor, { ...range, ...paging });
  const newRevisions = (count: number) =>
    Array.from({ length: count }, () => {
      const shift: Shift = { ...newShift, id: randomUUID() };
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
  const [workerToStart, workerToAssign] = [await freeStaff(), await freeStaff()];
  const toAssign = await fixtures.create(times);
  const toStart = await fixtures.confirmed(times, workerToStart);
  const runAction =
    (
      contract: (typeof shiftContracts)['assignShift' | 'startShift'],
      who: Account,
      id: string,
      body: object,
      actionTime: string,
    ) =>
    async () =>
      ok(await invoke(contract, who, { params: { id }, body, now: actionTime }));

  return [
    {
      operation: 'findActing, account in the request',
      accessPath: 'table ACCOUNT#id, LOGIN#id',
      run: () => accounts.findActing(people.vendor.login_id, people.vendor.id),
    },
    {
      operation: 'findActing, first account of the login',
      accessPath: 'by-login, table LOGIN#id',
      run: () => accounts.findActing(people.vendor.login_id, undefined),
    },
    {
      operation: 'accountsOfLogin',
      accessPath: 'by-login',
      run: () => accounts.accountsOfLogin(people.vendor.login_id),
    },
    { operation: 'getAccount', accessPath: 'table ACCOUNT#id', run: () => accounts.getAccount(people.worker.id) },
    {
      operation: 'listAccounts, a company',
      accessPath: 'by-company, then the items of the page',
      growsWith: 'people of the company',
      run: () => accounts.listAccounts(vendor, paging),
    },
    {
      operation: 'listAccounts, the platform',
      accessPath: 'all, then the items of the page',
      growsWith: 'people',
      run: () => accounts.listAccounts(admin, paging),
    },
    {
      operation: 'workersFor, a performer',
      accessPath: 'by-company',
      growsWith: 'people of the performer',
      run: () => accounts.workersFor(vendor),
    },
    {
      operation: 'workersFor, the platform',
      accessPath: 'all',
      growsWith: 'people',
      run: () => accounts.workersFor(admin),
    },
    {
      operation: 'activeAccounts',
      accessPath: 'table ACCOUNT#id',
      growsWith: 'accounts read',
      run: () => accounts.activeAccounts(staff.map(({ id }) => id)),
    },
    {
      operation: 'findLoginId',
      accessPath: 'table UNIQUE#kind#value',
      run: () => logins.findLoginId('nobody@smena.test'),
    },
    {
      operation: 'insertPerson',
      accessPath: 'table LOGIN#id, UNIQUE#…, ACCOUNT#id',
      run: () => accounts.insertPerson(newLogin, [{ ...people.worker, id: randomUUID(), login_id: newLogin.id }]),
    },
    { operation: 'getCompany', accessPath: 'table COMPANY#id', run: () => companies.getCompany(company.customer.id) },
    {
      operation: 'servicesTo',
      accessPath: 'table COMPANY#id SERVICE#',
      run: () => companies.servicesTo(company.customer.id),
    },
    {
      operation: 'getSpecialty',
      accessPath: 'table SPECIALTY#id',
      run: () => specialties.getSpecialty(specialty.cashier),
    },
    {
      operation: 'listSpecialties',
      accessPath: 'all, then the items of the page',
      growsWith: 'specialties',
      run: () => specialties.listSpecialties(paging, 'cs'),
    },
    {
      operation: 'specialtyNames',
      accessPath: 'all',
      growsWith: 'specialties',
      run: () => specialties.specialtyNames(),
    },
    { operation: 'getStore', accessPath: 'table STORE#id', run: () => stores.getStore(buyer, store.id) },
    {
      operation: 'listStores, the customer',
      accessPath: 'by-company, then the items of the page',
      growsWith: 'stores of the customer',
      run: () => stores.listStores(buyer, paging),
    },
    {
      operation: 'listStores, the performer',
      accessPath: 'by-company (one query per customer), then the items of the page',
      growsWith: 'stores served',
      run: () => stores.listStores(vendor, paging),
    },
    {
      operation: 'listStores, the platform',
      accessPath: 'all, then the items of the page',
      growsWith: 'stores',
      run: () => stores.listStores(admin, paging),
    },
    {
      operation: 'listStores, its managers',
      accessPath: 'table STORE#id (projection, then full item)',
      run: () => stores.listStores(storeManager, paging),
    },
    { operation: 'insertStore', accessPath: 'table STORE#id', run: () => stores.insertStore(newStore) },
    {
      operation: 'replaceStore',
      accessPath: 'table STORE#id',
      run: () => stores.replaceStore({ ...newStore, version: 2, name: 'Nová' }),
    },
    { operation: 'getShift', accessPath: 'table SHIFT#id', run: () => shifts.getShift(admin, confirmedShift.id) },
    {
      operation: 'findShifts, one id',
      accessPath: 'table SHIFT#id',
      run: () => shifts.findShifts([confirmedShift.id]),
    },
    {
      operation: 'getShiftLog',
      accessPath: 'table SHIFT#id, from LOG#',
      growsWith: 'entries of the shift',
      run: () => shifts.getShiftLog(admin, newShift.id, { page: 1, per_page: 100 }),
    },
    {
      operation: 'insertComment',
      accessPath: 'table SHIFT#id COMMENT#, LOG#',
      run: () =>
        comments.insertComment(
          vendor,
          newShift,
          {
            id: randomUUID(),
            text: 'Ahoj',
            at: now,
            by: { id: people.vendor.id, fio: people.vendor.fio },
            ...commentVisibility(false, newShift, vendor),
          },
          entry,
        ),
    },
    {
      operation: 'listShifts, the performer',
      accessPath: 'by-company, by-vendor (one query per customer), then the items of the page',
      growsWith: 'shifts in the range of days',
      run: listShiftsAs(vendor),
    },
    {
      operation: 'listShifts, the customer',
      accessPath: 'by-company, then the items of the page',
      growsWith: 'shifts in the range of days',
      run: listShiftsAs(buyer),
    },
    {
      operation: 'listShifts, store managers',
      accessPath: 'by-store (one query per store), then the items of the page',
      growsWith: 'shifts of the store in the range of days',
      run: listShiftsAs(storeManager),
    },
    {
      operation: 'listShifts, the worker',
      accessPath: 'by-worker, then the items of the page',
      growsWith: 'shifts in the range of days',
      run: listShiftsAs(worker),
    },
    {
      operation: 'listShifts, the platform',
      accessPath: 'all, then the items of the page',
      growsWith: 'shifts in the range of days',
      run: listShiftsAs(admin),
    },
    {
      operation: 'dueShifts, nothing due',
      accessPath: 'due',
      run: () => shifts.dueShifts('2020-01-01T00:00:00.000Z'),
    },
    {
      operation: 'insertShifts, one shift',
      accessPath: 'table SHIFT#id',
      run: () => shifts.insertShifts(newRevisions(1), buyer, when.ordered),
    },
    {
      operation: 'insertShifts, 20 shifts',
      accessPath: 'table SHIFT#id',
      run: () => shifts.insertShifts(newRevisions(20), buyer, when.ordered),
    },
    {
      operation: 'saveChange, assign',
      accessPath: 'table SHIFT#id, LOG#, BOOKINGS#, ACCOUNT#id',
      onlyWrites: true,
      run: runAction(
        shiftContracts.assignShift,
        people.vendor,
        toAssign.id as string,
        { staff_id: workerToAssign.id },
        when.ordered,
      ),
    },
    {
      operation: 'saveChange, start',
      accessPath: 'table SHIFT#id, LOG#, BOOKINGS#',
      onlyWrites: true,
      run: runAction(shiftContracts.startShift, workerToStart, toStart.id as string, {}, times.starts_at),
    },
    {
      operation: 'readBookings',
      accessPath: 'table BOOKINGS#login',
      run: () => bookings.readBookings(people.worker.login_id, times),
    },
    {
      operation: 'readManyBookings',
      accessPath: 'table BOOKINGS#login',
      growsWith: 'workers read',
      run: () => bookings.readManyBookings(staff.map(({ login_id }) => ({ login_id, ...times }))),
    },
    {
      operation: 'listWaiting, the customer',
      accessPath: 'by-company, then the items of the page',
      growsWith: 'people waiting for the company',
      run: () => accounts.listWaiting(buyer, paging),
    },
    {
      operation: 'listWaiting, the platform',
      accessPath: 'all, then the items of the page',
      growsWith: 'people waiting',
      run: () => accounts.listWaiting(admin, paging),
    },
    {
      operation: 'replaceAccount',
      accessPath: 'table ACCOUNT#id',
      run: () => accounts.replaceAccount({ ...workerToStart, version: 2 }),
    },
    {
      operation: 'listInvitations',
      accessPath: 'by-company, then the items of the page',
      run: () => listInvitations(vendor, paging, when.ordered),
    },
    {
      operation: 'findNotifications',
      accessPath: 'table NOTIFICATIONS#inbox (one query per inbox)',
      growsWith: 'notifications of 90 days',
      run: () => findNotifications(vendor, paging, when.ordered),
    },
    {
      operation: 'notify and record, added to a write',
      accessPath: 'table NOTIFICATIONS#inbox, DONE#id',
      run: () => transact([notify(notification), record({ action: 'terms-accepted', by: vendor, at: when.ordered })]),
    },
    {
      operation: 'listAudit, a company',
      accessPath: 'by-company',
      growsWith: 'entries in the range of days',
      run: () => listAudit(vendor, { ...paging, from: when.ordered.slice(0, 10), to: when.ordered.slice(0, 10) }),
    },
    {
      operation: 'listActionsOf',
      accessPath: 'table DONE#id',
      growsWith: 'entries of the account',
      run: () => listActionsOf(people.vendor.id),
    },
    {
      operation: 'consume, a rate limit',
      accessPath: 'table LIMIT#name#subject',
      run: () => consume('password-letters-to-email', newLogin.id, now),
    },
    {
      operation: 'refund, a rate limit',
      accessPath: 'table LIMIT#name#subject',
      run: () => refund({ limit: 'password-letters-to-email', subject: newLogin.id }, now),
    },
    { operation: 'newLink, stored', accessPath: 'table LINK#hash', run: () => transact([link.write]) },
    { operation: 'findLink', accessPath: 'table LINK#hash', run: () => findLink(link.code, when.ordered) },
    {
      operation: 'registrationOf, unknown e-mail',
      accessPath: 'table REGISTERED#email',
      run: () => registrationOf('nobody@smena.test', now),
    },
    {
      operation: 'insertCode',
      accessPath: 'table CODE#phone',
      run: () =>
        insertCode(
          { phone: '+420777000001', login_id: people.vendor.login_id, address: '192.0.2.1', registration: null },
          now,
        ),
    },
    {
      operation: 'recordSession, first request of a day',
      accessPath: 'table LOGIN#id SESSION#',
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
      accessPath: 'table LOGIN#id SESSION#',
      run: () => sessionsOf(people.vendor.login_id, now),
    },
    { operation: 'findDocument', accessPath: 'table DOCUMENT#type', run: () => findDocument('privacy_policy') },
    {
      operation: 'documentVersions',
      accessPath: 'table DOCUMENT#type VERSION#',
      run: () => documentVersions('privacy_policy'),
    },
    { operation: 'claimKey', accessPath: 'table ONCE#account#key', run: () => idempotency.claimKey(key) },
    {
      operation: 'storeResponse',
      accessPath: 'table ONCE#account#key',
      run: () => idempotency.storeResponse(claimToAnswer.claimed, { statusCode: 200, body: '{}' }),
    },
    {
      operation: 'releaseKey',
      accessPath: 'table ONCE#account#key',
      run: () => idempotency.releaseKey(claimToRelease.claimed),
    },
  ];
};

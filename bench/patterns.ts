import { randomUUID } from 'node:crypto';
import * as shiftContracts from '#shared/contracts/shifts.ts';
import { exportTimes } from '#shared/domain/exports/export.ts';
import { uploadTimes } from '#shared/domain/files/upload.ts';
import { bonusPosting } from '#shared/domain/ledger/posting.ts';
import type { Actor, Role } from '#shared/domain/roles.ts';
import { commentVisibility } from '#shared/domain/shifts/log-visibility.ts';
import { plannedTimes } from '#shared/domain/shifts/revise.ts';
import type { LogEntry, Shift } from '#shared/domain/shifts/shift.ts';
import { listActionsOf, listAudit, record } from '../functions/data/audit.ts';
import { insertCode } from '../functions/data/auth/codes.ts';
import { findLink, newLink } from '../functions/data/auth/links.ts';
import * as logins from '../functions/data/auth/logins.ts';
import { recordSession, sessionsOf } from '../functions/data/auth/sessions.ts';
import * as companies from '../functions/data/companies/companies.ts';
import { entryWrites } from '../functions/data/counted/entry-writes.ts';
import type { StoredExport } from '../functions/data/exports/exports.ts';
import * as exports from '../functions/data/exports/exports.ts';
import type { StoredFile } from '../functions/data/files/files.ts';
import * as files from '../functions/data/files/files.ts';
import * as idempotency from '../functions/data/idempotency.ts';
import { listEntries, postingWrites, readBalance } from '../functions/data/ledger/ledger.ts';
import { documentVersions, findDocument } from '../functions/data/legal/documents.ts';
import * as live from '../functions/data/live/connections.ts';
import { findNotifications, notify, readMarks } from '../functions/data/notifications/notifications.ts';
import { after, claimEntry, entryDone, releaseEntry, untriedEntries } from '../functions/data/outbox.ts';
import * as accountLists from '../functions/data/people/account-lists.ts';
import type { Account } from '../functions/data/people/accounts.ts';
import * as accounts from '../functions/data/people/accounts.ts';
import { filterEntriesOf } from '../functions/data/people/filter-entries.ts';
import { updateFilterLists } from '../functions/data/people/filter-lists.ts';
import { listInvitations } from '../functions/data/people/invitations.ts';
import { getListSettings, replaceListSettings } from '../functions/data/people/list-settings.ts';
import { registrationOf } from '../functions/data/people/registrations.ts';
import { refund, consume } from '../functions/data/rate-limits.ts';
import * as bookings from '../functions/data/shifts/bookings.ts';
import * as comments from '../functions/data/shifts/comments.ts';
import { logItems } from '../functions/data/shifts/shift-items.ts';
import * as shifts from '../functions/data/shifts/shifts.ts';
import { readTree } from '../functions/data/specialties/category-tree.ts';
import * as specialties from '../functions/data/specialties/specialties.ts';
import * as storeCode from '../functions/data/stores/store-code.ts';
import * as storeLists from '../functions/data/stores/store-lists.ts';
import * as stores from '../functions/data/stores/stores.ts';
import { ConditionFailed, transact } from '../functions/data/table.ts';
import { wait } from '../functions/data/wait.ts';
import { insertWebhookEvent } from '../functions/data/webhooks/webhook-events.ts';
import { recountNext } from '../functions/jobs/lists/recount.ts';
import { invoke } from '../test/world/invoke.ts';
import { at, shiftFixtures, ok, when } from '../test/world/shift-fixtures.ts';
import { createWorld } from '../test/world/world.ts';
import { accountPatterns } from './account-patterns.ts';
import { directoryPatterns } from './directory-patterns.ts';
import { fill, fillListed, put, shiftsLike } from './fill.ts';
import type { Pattern } from './pattern.ts';

const toActor = (role: Role, { id, login_id, fio, company, store_ids }: Account): Actor => ({
  id,
  login_id,
  fio,
  role,
  company,
  store_ids,
});

/** A worker of the local cloud may have been first. A refused transaction is measured, too. */
const ignoreRefusal = (error: unknown): void => {
  if (!(error instanceof ConditionFailed)) throw error;
};

/**
 * Creates a world with n items per list, with shifts on day `day` of the test period, and returns the patterns to
 * measure.
 */
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
  await fillListed(staff.map((account) => accounts.accountInserted({ ...account, login_id: account.id })));
  const store = world.stores.own;
  await fillListed(
    Array.from({ length: n }, (_, index) =>
      stores.storeWrites(undefined, { ...store, id: `${store.id}-${index}`, name: `Prodejna ${index}` }),
    ),
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
      return accounts.accountInserted({ ...people.newcomer, id, login_id: id, waits });
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
  const aBonus = () =>
    postingWrites(
      bonusPosting({ id: randomUUID(), at: when.ordered, reason: 'promotion', accountId: people.vendor.id, amount: 1 }),
    );
  await fill(Array.from({ length: n }, () => aBonus().filter((write) => 'put' in write)));
  const bonuses = { book: 'bonus', owner: people.vendor.id } as const;
  const file = (): StoredFile => ({
    ...uploadTimes(when.ordered),
    ...({ purpose: 'profile-photo', type: 'image/jpeg', state: 'waiting', rejection: null } as const),
    id: randomUUID(),
    owner_id: people.vendor.id,
    size: 1000,
  });
  await fill(Array.from({ length: n }, () => [files.fileInserted(file())]));
  const [newFile, checkedFile] = [file(), file()];
  await transact([files.fileInserted(checkedFile)]);
  const newExport = (): StoredExport => ({
    ...exportTimes(when.ordered),
    ...({ list: 'stores', format: 'csv', query: {}, state: 'running', failure: null } as const),
    rows: null,
    complete: null,
    version: 1,
    id: randomUUID(),
    account_id: people.vendor.id,
  });
  const endedExport = newExport();
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

  const entryId = randomUUID();
  await transact([after('notify-buyers', { account_id: people.vendor.id }, { now, entryId })]);
  const connection = { id: randomUUID(), audiences: [], until: null };
  const inAnHour = Math.floor(Date.now() / 1000) + 3600;
  const audience = `bench-${randomUUID()}`;
  await fill(
    Array.from({ length: n }, (_, index) => [
      put(live.subscriptionItem(audience, { id: `connection-${index}`, areas: ['shifts'], until: inAnHour })),
    ]),
  );

  const staleEntries = filterEntriesOf({ ...people.worker, category_ids: ['one', 'other'] });
  const skilled = async () =>
    (await accountLists.listAccounts(vendor, { ...paging, categories: [specialty.cashier] })).total;
  for (let turn = 0; (await skilled()) < n; turn++) {
    if (turn === 600) throw new Error('The lists by specialty do not follow the stream');
    await wait(200);
  }

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
      accessPath: 'counted: table G#, E#, then the items of the page',
      growsWith: 'people of the company',
      run: () => accountLists.listAccounts(vendor, paging),
    },
    {
      operation: 'listAccounts, the platform',
      accessPath: 'counted: table G#, E#, then the items of the page',
      growsWith: 'people',
      run: () => accountLists.listAccounts(admin, paging),
    },
    {
      operation: 'listAccounts, a page in the middle',
      accessPath: 'counted: table G#, B#, E#, then the items of the page',
      growsWith: 'people of the company',
      run: () => accountLists.listAccounts(vendor, { page: Math.ceil(n / 40), per_page: 20 }),
    },
    {
      operation: 'listAccounts, by name',
      accessPath: 'search: table S#, then the items of the page',
      growsWith: 'people whom the name finds, up to 500',
      run: () => accountLists.listAccounts(vendor, { ...paging, name: 'jan' }),
    },
    {
      operation: 'listAccounts, by specialty',
      accessPath: 'counted: table G#, E#, then the items of the page',
      growsWith: 'people of the company',
      run: () => accountLists.listAccounts(vendor, { ...paging, categories: [specialty.cashier] }),
    },
    {
      operation: 'listAccounts, by store',
      accessPath: 'counted: table G#, E#, then the items of the page',
      run: () => accountLists.listAccounts(buyer, { ...paging, store_id: store.id }),
    },
    {
      operation: 'listAccounts, by several roles',
      accessPath: 'by-company, then the items of the page; refused above 20,000 people',
      growsWith: 'people of the company',
      run: () => accountLists.listAccounts(vendor, { ...paging, roles: ['ROLE_VENDOR', 'ROLE_VENDOR_STAFF'] }),
    },
    {
      operation: 'updateFilterLists, two entries of an account',
      accessPath: 'table ACCOUNT#id, counted lists',
      // Entries that do not follow from the account are removed. The projection would overtake the adding of others.
      prepare: () => transact(entryWrites([], staleEntries)),
      run: () => updateFilterLists([{ id: people.worker.id, entries: staleEntries }]),
    },
    {
      operation: 'workersOf, a performer',
      accessPath: 'table W#, E#, then the items of up to 100 workers',
      growsWith: 'workers of the performer, up to 100',
      run: () => accountLists.workersOf(company.performer.id, { specialty_id: specialty.cashier }),
    },
    {
      operation: 'listActiveAccountsByRole',
      accessPath: 'counted: table E#, then the items of up to 50 people',
      run: () => accountLists.listActiveAccountsByRole('ROLE_BUYER', company.customer.id),
    },
    {
      operation: 'listCompanies',
      accessPath: 'counted: table G#, E#, then the items of the page',
      run: () => companies.listCompanies(admin, paging),
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
    { operation: 'readTree', accessPath: 'table CATEGORY_TREE#kind', run: () => readTree() },
    {
      operation: 'specialtyNames',
      accessPath: 'all',
      growsWith: 'specialties',
      run: () => specialties.specialtyNames(),
    },
    { operation: 'getStore', accessPath: 'table STORE#id', run: () => stores.getStore(buyer, store.id) },
    { operation: 'codeOf', accessPath: 'table STORE#id', run: () => storeCode.codeOf(store.id) },
    {
      operation: 'replaceCode',
      accessPath: 'table STORE#id',
      run: () => storeCode.replaceCode({ id: newStore.id, replaces: null, now: new Date().toISOString() }, []),
    },
    {
      operation: 'listStores, the customer',
      accessPath: 'counted: table G#, E#, then the items of the page',
      growsWith: 'stores of the customer',
      run: () => storeLists.listStores(buyer, paging),
    },
    {
      operation: 'listStores, the performer',
      accessPath: 'by-company (one query per customer), then the items of the page',
      growsWith: 'stores served',
      run: () => storeLists.listStores(vendor, paging),
    },
    {
      operation: 'listStores, the platform',
      accessPath: 'counted: table G#, E#, then the items of the page',
      growsWith: 'stores',
      run: () => storeLists.listStores(admin, paging),
    },
    {
      operation: 'listStores, its managers',
      accessPath: 'table STORE#id (projection, then full item)',
      run: () => storeLists.listStores(storeManager, paging),
    },
    { operation: 'insertStore', accessPath: 'table STORE#id', run: () => stores.insertStore(newStore) },
    {
      operation: 'replaceStore',
      accessPath: 'table STORE#id',
      run: () => stores.replaceStore({ before: newStore, after: { ...newStore, version: 2, name: 'Nová' } }),
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
      operation: 'countShifts, the customer',
      accessPath: 'by-company',
      growsWith: 'shifts in the range of days',
      run: () => shifts.countShifts(buyer, range),
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
      accessPath: 'table SHIFT_DAYS, all, then the items of the page',
      run: listShiftsAs(admin),
    },
    {
      operation: 'listShifts, the platform, a page in the middle',
      accessPath: 'table SHIFT_DAYS, all, then the items of the page',
      growsWith: 'shifts of the day on which the page starts',
      run: () => shifts.listShifts(admin, { ...range, page: Math.ceil(n / 40), per_page: 20 }),
    },
    {
      operation: 'listShifts, the platform, with a filter',
      accessPath: 'all, then the items of the page',
      growsWith: 'shifts in the range of days',
      run: () => shifts.listShifts(admin, { ...range, ...paging, status: ['confirmed'] }),
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
      run: () => accountLists.listWaiting(buyer, paging),
    },
    {
      operation: 'listWaiting, the platform',
      accessPath: 'all, then the items of the page',
      growsWith: 'people waiting',
      run: () => accountLists.listWaiting(admin, paging),
    },
    {
      operation: 'replaceAccount',
      accessPath: 'table ACCOUNT#id',
      run: () => accounts.replaceAccount({ before: workerToStart, after: { ...workerToStart, version: 2 } }),
    },
    {
      operation: 'listInvitations',
      accessPath: 'by-company, then the items of the page',
      run: () => listInvitations(vendor, paging, when.ordered),
    },
    {
      operation: 'findNotifications',
      accessPath: 'table NOTIFICATIONS#inbox (one query per inbox); of all stores: by-company',
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
      accessPath: 'by-company, then the items of the page',
      growsWith: 'entries in the range of days',
      run: () => listAudit(vendor, { ...paging, from: when.ordered.slice(0, 10), to: when.ordered.slice(0, 10) }),
    },
    {
      operation: 'readBalance',
      accessPath: 'table LEDGER#account',
      run: () => readBalance(bonuses),
    },
    {
      operation: 'listEntries of a ledger account',
      accessPath: 'table LEDGER#account',
      growsWith: 'entries of the ledger account',
      run: () => listEntries(bonuses, paging),
    },
    {
      operation: 'postingWrites, one bonus',
      accessPath: 'table POSTING#id, LEDGER#account (two accounts)',
      onlyWrites: true,
      run: () => transact(aBonus()),
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
    {
      operation: 'fileInserted',
      accessPath: 'table FILE#id, all',
      run: () => transact([files.fileInserted(newFile)]),
    },
    {
      operation: 'getOpenUpload',
      accessPath: 'table FILE#id',
      run: () => files.getOpenUpload(people.vendor.id, checkedFile.id, when.ordered),
    },
    {
      operation: 'storeCheck',
      accessPath: 'table FILE#id, all',
      run: () => files.storeCheck(checkedFile, null),
    },
    {
      operation: 'fileClaimed, added to a write',
      accessPath: 'table FILE#id, all',
      run: async () => {
        const upload = { id: checkedFile.id, owner_id: people.vendor.id, purpose: 'profile-photo' } as const;
        await transact([await files.fileClaimed(upload, when.ordered)]);
      },
    },
    {
      operation: 'fileRemoved, added to a write',
      accessPath: 'table FILE#id, all',
      run: () => transact([files.fileRemoved(checkedFile.id, when.ordered)]),
    },
    {
      operation: 'insertExport',
      accessPath: 'table LIMIT#, EXPORTS#account, FILE#id, OUTBOX#id',
      run: () => exports.insertExport(newExport(), []),
    },
    {
      operation: 'exportReady',
      accessPath: 'table LIMIT#, EXPORTS#account, FILE#id, NOTIFICATIONS#inbox',
      // The worker of the local cloud ends it, too, some time later.
      prepare: () => exports.insertExport(endedExport, []),
      run: () =>
        exports.exportReady(endedExport, { rows: 1, complete: true, size: 1 }, when.ordered).catch(ignoreRefusal),
    },
    {
      operation: 'listExports',
      accessPath: 'table EXPORTS#account',
      run: () => exports.listExports(vendor, paging),
    },
    {
      operation: 'filesToRemove, ten due',
      accessPath: 'all FILES_TO_REMOVE',
      run: () => files.filesToRemove('2100-01-01T00:00:00.000Z', 10),
    },
    {
      operation: 'after, an effect',
      accessPath: 'table OUTBOX#id',
      run: () => transact([after('notify-buyers', { account_id: people.vendor.id }, { now })]),
    },
    {
      operation: 'claimEntry, by a worker',
      accessPath: 'table OUTBOX#id',
      run: () => claimEntry('notify-buyers', entryId, Date.now()),
    },
    { operation: 'releaseEntry', accessPath: 'table OUTBOX#id, due', run: () => releaseEntry(entryId) },
    {
      operation: 'entryDone',
      accessPath: 'table OUTBOX#id, due',
      run: () => transact([entryDone(entryId, now)]).catch(ignoreRefusal),
    },
    {
      operation: 'openConnection',
      accessPath: 'table CONNECTION#id, OUTBOX#id',
      run: () => live.openConnection(connection.id, now),
    },
    {
      operation: 'subscribe, a buyer',
      accessPath: 'table CONNECTION#id, AUDIENCE#list, checks ACCOUNT#id, LOGIN#id',
      run: () => live.subscribe(connection, buyer, { until: inAnHour, issuedAt: inAnHour - 3600, now }),
    },
    { operation: 'getConnection', accessPath: 'table CONNECTION#id', run: () => live.getConnection(connection.id) },
    {
      operation: 'subscriptionsTo a list',
      accessPath: 'table AUDIENCE#list',
      growsWith: 'connections of people who read the list',
      run: () => live.subscriptionsTo(audience),
    },
    {
      operation: 'forgetConnection',
      accessPath: 'table CONNECTION#id, AUDIENCE#list',
      run: () => live.forgetConnection(connection.id),
    },
    {
      operation: 'insertWebhookEvent',
      accessPath: 'table WEBHOOK#service#id',
      run: () =>
        insertWebhookEvent({ service: 'stripe', id: randomUUID(), type: 'x', text: '{}', received_at: now }, []),
    },
    {
      operation: 'readMarks, all as read',
      accessPath: 'table NOTIFICATIONS#inbox, READ#account',
      growsWith: 'notifications of 90 days, up to 500 of an inbox',
      run: async () => transact((await readMarks(vendor, undefined, when.ordered)).writes),
    },
    {
      operation: 'recountNext, the next 20 buckets and lists',
      accessPath: 'table RECOUNT, B#, G#, E#; SHIFT_DAYS, all',
      run: () => recountNext(randomUUID(), 20),
    },
    {
      operation: 'untriedEntries',
      accessPath: 'due OUTBOX#shard',
      run: () => untriedEntries(when.ordered, { enough: 1000 }),
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
          { locale: 'cz', now },
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
      operation: 'getListSettings',
      accessPath: 'table LISTS#account',
      run: () => getListSettings(people.vendor.id),
    },
    {
      operation: 'replaceListSettings',
      accessPath: 'table LISTS#account',
      run: async () => replaceListSettings(people.vendor.id, await getListSettings(people.vendor.id)),
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
    ...(await directoryPatterns(n, { world, actors: { vendor, buyer }, now })),
    ...(await accountPatterns({
      world,
      actors: { admin, vendor, buyer, worker },
      now,
      newExport,
      newUpload: file,
      shiftId: newShift.id,
    })),
  ];
};

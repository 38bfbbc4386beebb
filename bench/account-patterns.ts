import { randomInt, randomUUID } from 'node:crypto';
import type { AccountScope } from '#shared/domain/people/role-grants.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { listAudit } from '../functions/data/audit.ts';
import * as codes from '../functions/data/auth/codes.ts';
import * as links from '../functions/data/auth/links.ts';
import * as logins from '../functions/data/auth/logins.ts';
import * as removedUsers from '../functions/data/auth/removed-users.ts';
import * as reserved from '../functions/data/auth/reserved-login-ids.ts';
import { consumeSmsQuota } from '../functions/data/auth/sms-quota.ts';
import * as companies from '../functions/data/companies/companies.ts';
import { newCompany } from '../functions/data/companies/company.ts';
import type { StoredExport } from '../functions/data/exports/exports.ts';
import * as exports from '../functions/data/exports/exports.ts';
import type { StoredFile } from '../functions/data/files/files.ts';
import * as files from '../functions/data/files/files.ts';
import type { Document } from '../functions/data/legal/documents.ts';
import { findDocument, publishDocument } from '../functions/data/legal/documents.ts';
import * as live from '../functions/data/live/connections.ts';
import { findNotifications } from '../functions/data/notifications/notifications.ts';
import { giveUpEntry } from '../functions/data/outbox.ts';
import * as accountLists from '../functions/data/people/account-lists.ts';
import type { Account } from '../functions/data/people/accounts.ts';
import * as accounts from '../functions/data/people/accounts.ts';
import { buildAdditionalAccount, insertAnotherAccount } from '../functions/data/people/additional-account.ts';
import { closeAccount } from '../functions/data/people/close-account.ts';
import * as invitations from '../functions/data/people/invitations.ts';
import type { Registration } from '../functions/data/people/registrations.ts';
import * as registrations from '../functions/data/people/registrations.ts';
import { consumeWith, countFailures } from '../functions/data/rate-limits.ts';
import { readAllBookings } from '../functions/data/shifts/bookings.ts';
import * as comments from '../functions/data/shifts/comments.ts';
import * as shifts from '../functions/data/shifts/shifts.ts';
import * as storeLists from '../functions/data/stores/store-lists.ts';
import { transact } from '../functions/data/table.ts';
import { when } from '../test/world/shift-fixtures.ts';
import type { World } from '../test/world/world.ts';
import type { Pattern } from './pattern.ts';

type Bench = {
  world: World;
  actors: Record<'admin' | 'vendor' | 'buyer' | 'worker', Actor>;
  /** Now, ISO 8601 UTC: items that expire are written with it. */
  now: string;
  newExport: () => StoredExport;
  newUpload: () => StoredFile;
  shiftId: string;
};

const paging = { page: 1, per_page: 20 };
/** A phone number that no other part uses, without its plus. */
const newPhone = () => `4207${String(randomInt(1e8)).padStart(8, '0')}`;

const ignoreProblem = (error: unknown): void => {
  if (!(error instanceof Problem)) throw error;
};

/** The worker of the local cloud issues codes, too, so the issued one may be another by now. */
const rightCode = async (guess: Parameters<typeof codes.verifyCode>[0]): Promise<codes.RightCode> => {
  const answer = (await codes.issueCode(guess.phone, guess.attempt ?? '')) ?? '';
  return codes.verifyCode({ ...guess, answer }).catch(() => rightCode(guess));
};

/** The access patterns of accounts, sign-in, invitations, files, and of jobs. */
export const accountPatterns = async (bench: Bench): Promise<Pattern[]> => {
  const { world, actors, now, newExport, newUpload, shiftId } = bench;
  const { vendor, admin, worker, buyer } = actors;
  const { people, companies: company } = world;
  const days = { from: when.ordered.slice(0, 10), to: when.ordered.slice(0, 10) };
  const spare = () => world.person('Spare', 'ROLE_VENDOR_STAFF', company.performer);
  const loginOf = async ({ login_id }: Account) => {
    const login = await logins.getLogin(login_id);
    if (!login) throw new Error('An account of the world has no login');
    return login;
  };

  const [leaver, joiner, changer] = [await spare(), await spare(), await spare()];
  const leaving = await loginOf(leaver);
  const place: AccountScope = { role: 'ROLE_VENDOR', company: company.performer, store_ids: [], category_ids: [] };
  const added = await buildAdditionalAccount(joiner, place, now);

  const phone = newPhone();
  const codeFor = async (number: string) => {
    const { attempt } = await codes.insertCode(
      { phone: number, login_id: people.vendor.login_id, address: '192.0.2.1', registration: null },
      { locale: 'cz', now },
    );
    return { attempt, answer: (await codes.issueCode(number, attempt)) ?? '' };
  };
  const [guessedPhone, redeemed] = [newPhone(), newPhone()];
  const [issued, guessed] = [await codeFor(phone), await codeFor(guessedPhone)];
  const redeemable = await codeFor(redeemed);
  const ticket = codes.newTicket();
  const right = await rightCode({ phone: redeemed, ...redeemable, now });
  await transact([codes.codeUsed(right, ticket)]);

  const link = links.newLink({ purpose: 'password', subject: people.vendor.login_id, now: when.ordered });
  await transact([link.write]);
  const stored = await links.findLink(link.code, when.ordered);
  if (!stored) throw new Error('A new link was not found');

  const invitation = (): invitations.Invitation => ({
    id: randomUUID(),
    role: 'ROLE_VENDOR_STAFF',
    company: company.performer,
    stores: [],
    category_ids: [],
    email: `${randomUUID()}@smena.test`,
    phone: null,
    login: null,
    locale: 'cz',
    invited_by: { id: vendor.id, fio: vendor.fio },
    login_id: randomUUID(),
    created_at: now,
    valid_until: links.linkEnd('invitation', now),
    closed: null,
  });
  const [open, toClose, revoked] = [invitation(), invitation(), invitation()];
  for (const one of [open, toClose, revoked]) await transact(invitations.invitationWrites(one, now));
  await transact(invitations.closedWrites(revoked, { as: 'revoked', at: now }));

  const registration = (): Registration => ({
    id: randomUUID(),
    role: 'ROLE_BUYER',
    fio: 'Nová',
    locale: 'cz',
    country: null,
    phone: null,
    login: null,
    company: null,
    terms: null,
    created_at: now,
    email: `${randomUUID()}@smena.test`,
  });
  const [known, entering] = [registration(), registration()];
  for (const one of [known, entering]) await transact(registrations.registrationWrites(one));

  const removedExport = { ...newExport(), account_id: randomUUID() };
  await exports.insertExport(removedExport, []);
  const [bound, dropped] = [newUpload(), newUpload()];
  await transact([bound, dropped].map(files.fileInserted));
  if (!files.isUpload(bound)) throw new Error('The file is no upload');

  const userToRemove = randomUUID();
  await transact([removedUsers.queueUserRemovalWrite(userToRemove)]);
  const reservedPhone = newPhone();
  await reserved.reserveLoginId(newPhone(), '2000-01-01T00:00:00.000Z');
  const texts = { cz: 'x', en: 'x', ru: 'x' };
  const document: Document = (await findDocument('privacy_policy')) ?? {
    type: 'privacy_policy',
    version: 1,
    texts,
    at: now,
    by: null,
  };

  return [
    {
      operation: 'openAccountIds',
      accessPath: 'by-login, table ACCOUNT#id',
      run: () => accounts.openAccountIds(people.vendor.login_id),
    },
    {
      operation: 'listAccounts, chosen ids',
      accessPath: 'table ACCOUNT#id',
      run: () => accountLists.listAccounts(vendor, { ...paging, id: [people.worker.id] }),
    },
    {
      operation: 'listStores, by address',
      accessPath: 'search: table S#, then the items of the page',
      growsWith: 'stores that the text finds, up to 500',
      run: () => storeLists.listStores(buyer, { ...paging, address: 'pra' }),
    },
    {
      operation: 'listCompanies, by name',
      accessPath: 'search: table S#, then the items of the page',
      growsWith: 'companies that the text finds, up to 500',
      run: () => companies.listCompanies(admin, { ...paging, name: 'cust' }),
    },
    {
      operation: 'companyWithInn',
      accessPath: 'table UNIQUE#inn, COMPANY#id',
      run: () => companies.companyWithInn('00000000'),
    },
    {
      operation: 'companyWrites, a new company',
      accessPath: 'table COMPANY#id, UNIQUE#inn, counted lists',
      onlyWrites: true,
      run: () =>
        transact(
          companies.companyWrites(
            newCompany({ id: randomUUID(), name: 'Nová', role: 'customer', inn: randomUUID(), created_at: now }),
          ),
        ),
    },
    {
      operation: 'clientsOf a performer',
      accessPath: 'by-company VENDOR#id#CLIENTS',
      growsWith: 'customers of the performer',
      run: () => companies.clientsOf(company.performer.id),
    },
    {
      operation: 'insertAnotherAccount',
      accessPath: 'table ACCOUNT#id, LOGIN#id, counted lists',
      onlyWrites: true,
      run: () => insertAnotherAccount(joiner, added, { by: admin, at: now }),
    },
    {
      operation: 'timesAssigned',
      accessPath: 'table ACCOUNT#id',
      run: () => accounts.timesAssigned(people.worker.id),
    },
    {
      operation: 'closeAccount, the last of its login',
      accessPath: 'table ACCOUNT#id, LOGIN#id, UNIQUE#, counted lists',
      onlyWrites: true,
      run: () =>
        closeAccount(
          { account: leaver, login: leaving, open: 1, heir: undefined, assigned: 0, hoursAreKept: false },
          [],
        ),
    },
    { operation: 'getLogin', accessPath: 'table LOGIN#id', run: () => logins.getLogin(people.vendor.login_id) },
    {
      operation: 'endSessions',
      accessPath: 'table LOGIN#id',
      run: () => transact([logins.endSessions(changer.login_id, now)]),
    },
    {
      operation: 'issueCode',
      accessPath: 'table CODE#phone',
      run: () => codes.issueCode(phone, issued.attempt),
    },
    {
      operation: 'verifyCode, a wrong guess',
      accessPath: 'table CODE#phone, LIMIT# (three limits)',
      run: () => codes.verifyCode({ phone: guessedPhone, ...guessed, answer: 'x', now }).catch(ignoreProblem),
    },
    {
      operation: 'redeemTicket',
      accessPath: 'table CODE#phone',
      run: () => codes.redeemTicket(redeemed, redeemable.attempt, ticket, now),
    },
    {
      operation: 'reserveLoginId',
      accessPath: 'table NEWCOMER#phone, all',
      run: () => reserved.reserveLoginId(reservedPhone, now),
    },
    {
      operation: 'queueUnprovenNumbers, one expired',
      accessPath: 'all UNPROVEN_NUMBERS, table NEWCOMER#phone, REMOVED_USER#id',
      run: () => reserved.queueUnprovenNumbers('2000-02-01T00:00:00.000Z', 1),
    },
    {
      operation: 'usersToRemove',
      accessPath: 'all REMOVED_USERS',
      growsWith: 'users that are queued for removal',
      run: () => removedUsers.usersToRemove(),
    },
    {
      operation: 'dequeueUser',
      accessPath: 'table REMOVED_USER#id, all',
      run: () => removedUsers.dequeueUser(userToRemove),
    },
    {
      operation: 'consumeSmsQuota',
      accessPath: 'table SMS#month',
      run: () => consumeSmsQuota('code', now),
    },
    {
      operation: 'consumeWith, a limit beside other writes',
      accessPath: 'table LIMIT#name#subject',
      run: () => consumeWith([{ limit: 'ordered-shifts', subject: randomUUID() }], now, []),
    },
    {
      operation: 'countFailures, one success',
      accessPath: 'table LIMIT#name#subject',
      run: () =>
        countFailures([{ limit: 'password-letters-to-email', subject: randomUUID() }], now, () => Promise.resolve()),
    },
    {
      operation: 'withLinkLock, a link that is used',
      accessPath: 'table LINK#hash',
      run: () =>
        links.withLinkLock(stored, when.ordered, ({ begin, end }) => transact([begin]).then(() => transact([end]))),
    },
    {
      operation: 'getInvitation',
      accessPath: 'table INVITATION#id',
      run: () => invitations.getOwnInvitation(vendor, open.id),
    },
    {
      operation: 'listInvitations, the platform',
      accessPath: 'all, then the items of the page',
      growsWith: 'invitations, up to 20,000',
      run: () => invitations.listInvitations(admin, paging, now),
    },
    {
      operation: 'requireNotInvited',
      accessPath: 'table INVITED#contact',
      run: () => invitations.requireNotInvited('nobody@smena.test', place, now),
    },
    {
      operation: 'invitationWrites, a new invitation',
      accessPath: 'table INVITATION#id, INVITED#contact, by-company, all',
      run: () => transact(invitations.invitationWrites(invitation(), now)),
    },
    {
      operation: 'invitationLink',
      accessPath: 'table INVITATION#id, LINK#hash',
      run: () => invitations.invitationLink(open.id),
    },
    {
      operation: 'closedWrites, a revoked invitation',
      accessPath: 'table INVITATION#id, INVITED#contact, by-company, all',
      run: () => transact(invitations.closedWrites(toClose, { as: 'revoked', at: now })),
    },
    {
      operation: 'restoredWrites, a revoked invitation',
      accessPath: 'table INVITATION#id, INVITED#contact, by-company, all',
      run: () => transact(invitations.restoredWrites(revoked, now)),
    },
    {
      operation: 'registrationWrites',
      accessPath: 'table REGISTRATION#id, REGISTERED#email',
      run: () => transact(registrations.registrationWrites(registration())),
    },
    {
      operation: 'findRegistration',
      accessPath: 'table REGISTRATION#id',
      run: () => registrations.findRegistration(known.id, now),
    },
    {
      operation: 'enter, a person without a company',
      accessPath: 'table REGISTRATION#id, LOGIN#id, UNIQUE#, ACCOUNT#id',
      onlyWrites: true,
      run: () => registrations.enter(entering, { proven: 'email', proof: [], now }),
    },
    {
      operation: 'findNotifications, a buyer',
      accessPath: 'table NOTIFICATIONS#inbox (one query per inbox), by-company',
      growsWith: 'notifications of all stores of the company, up to 500',
      run: () => findNotifications(buyer, paging, when.ordered),
    },
    {
      operation: 'listAudit, the platform',
      accessPath: 'all, by month, then the items of the page',
      growsWith: 'entries in the range of days',
      run: () => listAudit(admin, { ...paging, ...days }),
    },
    {
      operation: 'listAudit, own entries',
      accessPath: 'table DONE#id',
      growsWith: 'entries in the range of days',
      run: () => listAudit(worker, { ...paging, ...days }),
    },
    {
      operation: 'listComments',
      accessPath: 'table SHIFT#id, from COMMENT#',
      growsWith: 'comments of the shift, and its log',
      run: () => comments.listComments(vendor, shiftId, paging),
    },
    {
      operation: 'readAllBookings',
      accessPath: 'table BOOKINGS#login',
      growsWith: 'months with a booking',
      run: () => readAllBookings(people.worker.login_id),
    },
    {
      operation: 'everyShiftOf a worker, from this month on',
      accessPath: 'table BOOKINGS#login; by-worker (one query per month), then the shifts',
      growsWith: 'shifts of the worker',
      run: () => shifts.everyShiftOf(worker, now, now),
    },
    {
      operation: 'bindContent',
      accessPath: 'table FILE#id',
      run: () => files.bindContent(bound, 'etag'),
    },
    { operation: 'dropFile', accessPath: 'table FILE#id, all', run: () => files.dropFile(dropped) },
    {
      operation: 'findExport',
      accessPath: 'table EXPORTS#account',
      run: () => exports.findExport(people.vendor.id, randomUUID()),
    },
    {
      operation: 'removeExport',
      accessPath: 'table EXPORTS#account, FILE#id, all',
      run: () => exports.removeExport(removedExport, now),
    },
    {
      operation: 'exportsOf an account',
      accessPath: 'table EXPORTS#account',
      run: () => exports.exportsOf(people.vendor.id),
    },
    {
      operation: 'giveUpEntry',
      accessPath: 'table OUTBOX#id, due',
      run: () => giveUpEntry(randomUUID()),
    },
    {
      operation: 'connectionsOfAccount; connectionsOfLogin',
      accessPath: 'table AUDIENCE#list',
      run: () => live.connectionsOfAccount(people.vendor.id),
    },
    {
      operation: 'publishDocument',
      accessPath: 'table DOCUMENT#type, VERSION#',
      onlyWrites: true,
      run: () => publishDocument({ ...document, version: document.version + 1 }, document, []),
    },
  ];
};

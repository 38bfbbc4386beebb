import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import * as clients from '#shared/contracts/clients.ts';
import { setCompanyActive } from '#shared/contracts/companies.ts';
import { invite, revokeInvitation } from '#shared/contracts/people.ts';
import { register, sendPasswordLink } from '#shared/contracts/registration.ts';
import { changeEmail } from '#shared/contracts/settings.ts';
import * as contracts from '#shared/contracts/shifts.ts';
import { renewStoreCode } from '#shared/contracts/stores.ts';
import type { CredibilityReason } from '#shared/domain/companies/credibility.ts';
import type { Role } from '#shared/domain/roles.ts';
import { record } from '../../functions/data/audit.ts';
import { getCompany } from '../../functions/data/companies/companies.ts';
import { saveCheck } from '../../functions/data/companies/credibility.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { transact } from '../../functions/data/table.ts';
import { createCognitoUser } from './client.ts';
import { invoke } from './invoke.ts';
import { aNumber } from './phones.ts';
import { sentTo } from './sent.ts';
import { at, shiftFixtures, ok, plan } from './shift-fixtures.ts';
import { on, soon, today } from './today.ts';
import type { World } from './world.ts';
import { createWorld } from './world.ts';

const planned = plan.starts_at.slice(0, 10);

type People = World['people'];
type Who = keyof People | 'companyless' | null;

/** What the screens show: a world, and what happened in it. */
export type Shown = {
  world: World;
  companyless: Account;
  /** An inactive store. */
  inactive: string;
  shifts: Record<'completed' | 'waiting' | 'unfilled' | 'onBreak', string>;
  links: Record<'activation' | 'password' | 'invitation' | 'email', string>;
};

const giveShifts = async (world: World): Promise<Shown['shifts']> => {
  const { worker, colleague, buyer, storeManager } = world.people;
  const give = shiftFixtures(world);
  const now = today(world);
  const late = await world.person('Maxmilián Nejezchleba-Vondráček', 'ROLE_VENDOR_STAFF', world.companies.performer);
  const [completed, waiting, unfilled] = await Promise.all([
    give.completed(),
    give.changeAsked({}, colleague),
    give.create({ comment: 'Ring at the back door' }),
    give.standBy({ starts_at: at(21, '06:00'), ends_at: at(21, '12:00') }),
    give.create({ store_id: world.stores.shared.id, count: 3, starts_at: at(20, '20:00'), ends_at: at(21, '04:00') }),
  ]);
  const canceled = await give.create({ starts_at: at(19, '06:00'), ends_at: at(19, '12:00') });
  await give.act(contracts.cancelShift, canceled.id, { who: buyer, body: { reason: 'Closed for repairs' } });
  await give.act(contracts.createComment, completed.id, { who: storeManager, body: { text: 'Thank you all' } });
  const onBreak = await now.staffed(soon(), late);
  await now.act(contracts.startShift, late, onBreak.id);
  await now.act(contracts.startBreak, late, onBreak.id);
  await now.staffed(soon(), worker, { comment: 'Ring at the back door' });
  await Promise.all([2, 4, 20].map((days) => now.staffed(on(days, '08:00', '16:00'), worker)));
  return { completed: completed.id, waiting: waiting.id, unfilled: unfilled.id, onBreak: onBreak.id };
};

const someWait = async (world: World) => {
  const wait = (fio: string, role: Role, email: string | null) =>
    world.person(fio, 'ROLE_USER', null, {
      email,
      phone: email ? null : '+420777123456',
      waits: { role, company: world.companies.customer, since: '2026-03-02T08:00:00.000Z' },
    });
  await wait('Jiřina Dlouhá-Nejezchlebová', 'ROLE_BUYER_MANAGER', 'jirina-dlouha-nejezchlebova@velmi-dlouha-domena.cz');
  await wait('Oleh Kovalenko', 'ROLE_STORE_MANAGER', null);
};

const anEmail = () => `${randomUUID().slice(0, 8)}@smena.test`;
const invited = async ({ people: { buyer } }: World, to: object, ...stores_ids: string[]) => {
  const body = { role: 'ROLE_STORE_MANAGER', stores_ids, ...to };
  return ok(await invoke(invite, buyer, { body }));
};

const someAreInvited = async (world: World) => {
  const { own, shared, large } = world.stores;
  await invited(world, { email: anEmail() }, own.id);
  await invited(world, { phone_numbers: aNumber() }, own.id, shared.id, large.id);
  const { id } = await invited(world, { email: anEmail() }, large.id);
  ok(await invoke(revokeInvitation, world.people.buyer, { params: { id } }));
};

/** A company that the registers warn of; others were never checked. */
const oneIsRisky = async ({ companies: { performer } }: World) => {
  const company = await getCompany(performer.id);
  if (!company) throw new Error('No company');
  const reasons: CredibilityReason[] = ['insolvent', 'unreliable-vat-payer', 'vat-register-unavailable'];
  await saveCheck(company, { level: 'red', reasons, checked_at: new Date().toISOString() });
};

const oneIsInactive = async ({ people, companies: { stranger } }: World) => {
  const body = { version: 1, active: false };
  ok(await invoke(setCompanyActive, people.admin, { params: { id: stranger.id }, body }));
};

const oneHasAPoster = async ({ people, stores }: World) =>
  ok(await invoke(renewStoreCode, people.buyer, { params: { id: stores.own.id }, body: { replaces: null } }));

/** What the performers of a world say about where they work. */
const townOf = ({ companies }: World) => `Brno ${companies.performer.id}`;

const someAsk = async (world: World) => {
  const { people, companies, stores, specialties } = world;
  const entry = (vendor: { id: string }, who: Account) =>
    invoke(clients.updateDirectoryEntry, who, {
      params: { id: vendor.id },
      body: { area: `${townOf(world)}, Vyškov, Blansko`, categories_ids: Object.values(specialties), version: 0 },
    });
  ok(await entry(companies.performer, people.vendor));
  ok(await entry(companies.rival, people.rivalVendor));
  const ask = async (who: Account, vendor: { id: string }, body: object) =>
    ok(await invoke(clients.createServiceRequest, who, { body: { vendor_id: vendor.id, store_ids: null, ...body } }));
  await ask(people.foreignBuyer, companies.performer, { comment: 'Two cashiers every Saturday, from 8 to 18' });
  const declined = await ask(people.buyer, companies.rival, { store_ids: [stores.own.id], comment: null });
  const reason = 'We have no free workers in that part of the town';
  ok(
    await invoke(clients.declineServiceRequest, people.rivalVendor, { params: { id: declined.id }, body: { reason } }),
  );
  const withdrawn = await ask(people.buyer, companies.rival, { store_ids: [stores.large.id], comment: 'On Sundays' });
  ok(await invoke(clients.withdrawServiceRequest, people.buyer, { params: { id: withdrawn.id }, body: {} }));
};

/** An entry for the audit log. */
const someChange = async ({ people: { buyer }, stores }: World) =>
  transact([
    record({
      action: 'store-changed',
      by: buyer,
      at: new Date().toISOString(),
      about: stores.own,
      changes: [{ field: 'phone', before: null, after: '+420777000001', withheld: false }],
    }),
  ]);

const giveLinks = async (world: World): Promise<Shown['links']> => {
  const linkIn = async (email: string, place: string) => {
    const [letter] = await sentTo(email);
    const [link] = new RegExp(`/auth/${place}/[\\w-]+`).exec(letter?.text ?? '') ?? [];
    if (!link) throw new Error(`No link to ${place} for ${email}`);
    return link;
  };
  const invitee = anEmail();
  await invited(world, { email: invitee }, world.stores.own.id);
  const invitation = await linkIn(invitee, 'invitation');
  const newcomer = anEmail();
  ok(
    await invoke(register, null, {
      body: { roles: ['ROLE_BUYER'], fio: 'Alena Hrubá', email: newcomer, locale: 'en', terms: true },
    }),
  );
  const activation = await linkIn(newcomer, 'activate');
  const zdena = await world.person('Zdena', 'ROLE_BUYER', world.companies.customer);
  const { login, password } = await createCognitoUser(zdena);
  ok(await invoke(sendPasswordLink, null, { query: { email: login } }));
  const next = anEmail();
  ok(await invoke(changeEmail, zdena, { body: { email: next, password } }));
  const email = await linkIn(next, 'confirm_email');
  return { invitation, activation, password: await linkIn(login, 'change_password'), email };
};

export type Screen = {
  name: string;
  who: Who;
  address: string | ((shown: Shown) => string);
  /** Opens the part of the page that is tested, with the words of its language. */
  open?: (page: Page, t: { words: { action: { assign: string } } }) => Promise<void>;
};
const openQuickPanel: Screen['open'] = async (page) => {
  await page.locator('button:has(.lucide-bell)').click();
  await page.getByRole('tab').nth(1).click();
  await page.getByRole('tabpanel').getByText('own').first().waitFor();
};
const pressAssign: Screen['open'] = async (page, t) => {
  await page.getByRole('button', { name: t.words.action.assign, exact: true }).click();
  await page.getByText('Petr Svoboda').waitFor();
};
/** By the IČO: the words of a form depend on the language, this field is found by its name. */
const lookUp =
  (inn: string): Screen['open'] =>
  async (page) => {
    await page.locator('input[name="inn"], input[name="ico"]').fill(inn);
    await page.locator('button:has(.lucide-landmark)').click();
    // In red, because the company is in insolvency.
    await page.getByRole('alert').first().waitFor();
  };

const pressAccept: Screen['open'] = async (page) => {
  await page
    .getByRole('button', { name: /^(Accept|Přijmout|Принять) / })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button').first().waitFor();
};
const openEntry: Screen['open'] = async (page) => {
  await page.getByRole('button', { name: /^(Directory entry|Údaje v adresáři|Запись в каталоге)$/ }).click();
  await page.getByRole('switch').waitFor();
};
const pressAsk: Screen['open'] = async (page) => {
  await page
    .getByRole('button', { name: /^(Ask|Požádat|Попросить) / })
    .first()
    .click();
  await page.getByRole('checkbox').first().waitFor();
};
/** Its columns were not guessed, or not all of them. */
const chooseFaultyFile: Screen['open'] = async (page) => {
  const text = 'Příjmení;Jméno;Telefon soukromý;Poznámka\nNejezchlebová-Vondráčková;Maxmiliána;777 000 001;';
  const file = {
    name: 'Seznam zaměstnanců na podzimní sezónu 2027.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('Poznámka').waitFor();
};
/** Rows with mistakes that the browser finds, and one that the server finds. */
const checkFaultyRows: Screen['open'] = async (page) => {
  const rows = [
    'Jméno a příjmení;Telefon;E-mail;Profese;Smlouva;Účet;Srážka;Osobní číslo',
    'Eva Nová;777 000 001;;;DPP;19-2000145399/0800;15 %;0042',
    ';123;nobody@;;na černo;19-2000145398/0800;150;=1+1',
    'Maxmiliána Nejezchlebová-Vondráčková;777 000 002;;Neexistující profese se jménem přes celý řádek;;;;',
    'Petr Starý;777 000 001;;;;;;',
  ];
  const file = { name: 'Seznam.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await page.locator('input[type=file]').setInputFiles(file);
  const check = page.locator('main section').nth(2);
  await check.getByRole('button').click();
  await check.getByRole('listitem').nth(2).waitFor();
};
/** The button beside the e-mail, which is the first of the facts. */
const openEmail: Screen['open'] = async (page) => {
  await page.locator('dl button').first().click();
  await page.locator('input[name="email"]').waitFor();
};
const openPhone: Screen['open'] = async (page) => {
  await page.locator('dl button').nth(1).click();
  await page.locator('input[name="tel"]').waitFor();
};
/** What is shown of each route. The first ring opens the first screen only. */
export const screensOf: Readonly<Record<string, readonly [Screen, ...Screen[]]>> = {
  '/auth/main': [
    { name: 'sign-in', who: null, address: '/auth/main' },
    { name: 'sign-in-ended', who: null, address: '/auth/main?to=/shifts/list&ended' },
    { name: 'registration', who: null, address: '/auth/main?step=registration' },
    { name: 'forgot-password', who: null, address: '/auth/main?step=forgot-password' },
  ],
  '/auth/activate/:code': [{ name: 'activate', who: null, address: ({ links }) => links.activation }],
  '/auth/change_password/:code': [
    { name: 'change-password', who: null, address: ({ links }) => links.password },
    { name: 'link-gone', who: null, address: '/auth/change_password/gone' },
  ],
  '/auth/confirm_email/:code': [
    { name: 'confirm-email', who: null, address: ({ links }) => links.email },
    { name: 'confirm-email-gone', who: null, address: '/auth/confirm_email/gone' },
  ],
  '/auth/invitation/:code': [{ name: 'invitation', who: null, address: ({ links }) => links.invitation }],
  '/auth/company': [
    { name: 'name-company', who: 'companyless', address: '/auth/company' },
    { name: 'name-company-filled', who: 'companyless', address: '/auth/company', open: lookUp('26220008') },
  ],
  '/shifts/calendar': [
    { name: 'calendar-week', who: 'vendor', address: `/shifts/calendar?day=${planned}` },
    { name: 'calendar-month', who: 'buyer', address: `/shifts/calendar?scale=month&day=${planned}` },
  ],
  '/shifts/list': [
    {
      name: 'shift-list',
      who: 'vendor',
      address: `/shifts/list?dates=${planned}..${at(21, '06:00').slice(0, 10)}`,
    },
  ],
  '/shifts/view/:id': [
    { name: 'shift-completed', who: 'buyer', address: ({ shifts }) => `/shifts/view/${shifts.completed}` },
    { name: 'shift-change-waits', who: 'vendor', address: ({ shifts }) => `/shifts/view/${shifts.waiting}` },
    { name: 'shift-on-break', who: 'vendor', address: ({ shifts }) => `/shifts/view/${shifts.onBreak}` },
    {
      name: 'who-can-come',
      who: 'vendor',
      address: ({ shifts }) => `/shifts/view/${shifts.unfilled}`,
      open: pressAssign,
    },
  ],
  '/shifts/new': [{ name: 'shift-new', who: 'buyer', address: '/shifts/new' }],
  '/shifts/edit/:id': [{ name: 'shift-edit', who: 'buyer', address: ({ shifts }) => `/shifts/edit/${shifts.waiting}` }],
  '/my': [{ name: 'worker-day', who: 'worker', address: '/my' }],
  '/stores/list': [
    { name: 'store-list', who: 'buyer', address: '/stores/list' },
    { name: 'store-list-inactive', who: 'buyer', address: '/stores/list?active=false' },
    { name: 'quick-panel', who: 'buyer', address: '/stores/list', open: openQuickPanel },
  ],
  '/clients': [
    { name: 'clients', who: 'vendor', address: '/clients' },
    {
      name: 'client-stores',
      who: 'vendor',
      address: ({ world }) => `/clients?company=${world.companies.customer.id}`,
    },
    { name: 'performers', who: 'buyer', address: ({ world }) => `/clients?company=${world.companies.rival.id}` },
    {
      name: 'clients-of-performer',
      who: 'admin',
      address: ({ world }) => `/clients?vendor=${world.companies.rival.id}&company=${world.companies.customer.id}`,
    },
  ],
  '/clients/requests': [
    { name: 'requests-received', who: 'vendor', address: '/clients/requests' },
    { name: 'requests-sent', who: 'buyer', address: '/clients/requests' },
    { name: 'requests-none', who: 'buyer', address: '/clients/requests?states=expired' },
    { name: 'request-accept', who: 'vendor', address: '/clients/requests', open: pressAccept },
    { name: 'directory-entry', who: 'vendor', address: '/clients', open: openEntry },
  ],
  '/clients/find': [
    // The directory has the performers of all worlds: those with the mark of this one.
    { name: 'performers-found', who: 'buyer', address: ({ world }) => `/clients/find?town=${townOf(world)}` },
    { name: 'performers-none', who: 'buyer', address: '/clients/find?town=nowhere-at-all' },
    {
      name: 'performer-ask',
      who: 'buyer',
      address: ({ world }) => `/clients/find?town=${townOf(world)}&store=${world.stores.own.id}`,
      open: pressAsk,
    },
  ],
  '/stores/edit/:id': [
    {
      name: 'store-schedule',
      who: 'storeManager',
      address: ({ world }) => `/stores/edit/${world.stores.own.id}?tab=schedule`,
    },
    { name: 'store-edit', who: 'buyer', address: ({ world }) => `/stores/edit/${world.stores.own.id}` },
    { name: 'store-inactive', who: 'buyer', address: ({ inactive }) => `/stores/edit/${inactive}` },
    {
      name: 'store-users',
      who: 'buyer',
      address: ({ world }) => `/stores/edit/${world.stores.own.id}?tab=users`,
    },
    {
      name: 'store-code',
      who: 'buyer',
      address: ({ world }) => `/stores/edit/${world.stores.own.id}?tab=code`,
    },
  ],
  '/stores/map': [{ name: 'store-map', who: 'buyer', address: '/stores/map?active=true' }],
  '/stores/poster/:id': [
    { name: 'store-poster', who: 'buyer', address: ({ world }) => `/stores/poster/${world.stores.own.id}` },
    { name: 'store-poster-none', who: 'buyer', address: ({ world }) => `/stores/poster/${world.stores.large.id}` },
  ],
  '/stores/new': [{ name: 'store-new', who: 'admin', address: '/stores/new' }],
  '/stores/view/:id': [
    { name: 'store-public', who: null, address: ({ world }) => `/stores/view/${world.stores.own.id}` },
    { name: 'store-public-inactive', who: null, address: ({ inactive }) => `/stores/view/${inactive}` },
    { name: 'store-public-missing', who: null, address: '/stores/view/none' },
  ],
  '/companies/list': [
    { name: 'company-list', who: 'admin', address: '/companies/list?name=c' },
    { name: 'company-list-inactive', who: 'admin', address: '/companies/list?name=s&active=false' },
  ],
  '/companies/list/vendors': [{ name: 'vendor-list', who: 'manager', address: '/companies/list/vendors?name=p' }],
  '/companies/list/customers': [{ name: 'customer-list', who: 'admin', address: '/companies/list/customers?name=c' }],
  '/users/:page': [
    { name: 'people-workers', who: 'vendor', address: '/users/staff' },
    { name: 'people-store-managers', who: 'buyer', address: '/users/stores-managers' },
    { name: 'people-too-wide', who: 'admin', address: '/users/staff?country=UA' },
    { name: 'people-none-yet', who: 'vendor', address: '/users/vendors?name=nobody' },
  ],
  '/users/staff/import': [
    { name: 'import-workers', who: 'vendor', address: '/users/staff/import' },
    { name: 'import-workers-checked', who: 'vendor', address: '/users/staff/import', open: checkFaultyRows },
    { name: 'import-workers-faulty', who: 'admin', address: '/users/staff/import', open: chooseFaultyFile },
  ],
  '/users/edit/:id': [
    { name: 'person-worker', who: 'vendor', address: ({ world }) => `/users/edit/${world.people.worker.id}` },
    { name: 'person-manager', who: 'buyer', address: ({ world }) => `/users/edit/${world.people.storeManager.id}` },
    { name: 'person-read-only', who: 'buyer', address: ({ world }) => `/users/edit/${world.people.buyer.id}` },
  ],
  '/categories/list': [{ name: 'specialty-list', who: 'admin', address: '/categories/list' }],
  '/categories/tree': [
    {
      name: 'specialty-tree',
      who: 'admin',
      address: ({ world }) => `/categories/tree?at=${world.specialties.cashier}`,
    },
  ],
  '/categories/new': [{ name: 'specialty-new', who: 'admin', address: '/categories/new' }],
  '/categories/edit/:id': [
    {
      name: 'specialty-edit',
      who: 'admin',
      address: ({ world }) => `/categories/edit/${world.specialties.cashier}`,
    },
  ],
  '/companies/new': [
    { name: 'company-new', who: 'admin', address: '/companies/new' },
    { name: 'company-new-filled', who: 'admin', address: '/companies/new', open: lookUp('26220008') },
  ],
  '/companies/edit/:id': [
    {
      name: 'company-inactive',
      who: 'admin',
      address: ({ world }) => `/companies/edit/${world.companies.stranger.id}`,
    },
    {
      name: 'company-edit',
      who: 'admin',
      address: ({ world }) => `/companies/edit/${world.companies.customer.id}`,
    },
    {
      name: 'company-risky',
      who: 'vendor',
      address: ({ world }) => `/companies/edit/${world.companies.performer.id}`,
    },
    {
      name: 'company-managers',
      who: 'admin',
      address: ({ world }) => `/companies/edit/${world.companies.customer.id}?tab=managers`,
    },
    {
      name: 'company-own',
      who: 'buyer',
      address: ({ world }) => `/companies/edit/${world.companies.customer.id}?tab=objects`,
    },
  ],
  '/users/waiting': [{ name: 'waiting-people', who: 'buyer', address: '/users/waiting' }],
  '/users/invitations': [{ name: 'invitations', who: 'buyer', address: '/users/invitations' }],
  '/users/invite': [{ name: 'invite', who: 'admin', address: '/users/invite' }],
  '/settings/profile': [
    { name: 'profile-waiting', who: 'newcomer', address: '/settings/profile' },
    { name: 'profile-you', who: 'worker', address: '/settings/profile?tab=you' },
    { name: 'profile-email', who: 'worker', address: '/settings/profile?tab=you', open: openEmail },
    { name: 'profile-phone', who: 'vendor', address: '/settings/profile?tab=you', open: openPhone },
    { name: 'profile-company', who: 'buyer', address: '/settings/profile?tab=company' },
    { name: 'profile-bonuses', who: 'vendor', address: '/settings/profile?tab=bonuses' },
    { name: 'profile-bank', who: 'worker', address: '/settings/profile?tab=bank' },
    { name: 'profile-security', who: 'vendor', address: '/settings/profile?tab=security' },
    { name: 'profile-look', who: 'manager', address: '/settings/profile?tab=look' },
    { name: 'profile-data', who: 'buyer', address: '/settings/profile?tab=data' },
  ],
  '/documents/:page': [
    { name: 'documents-guest', who: null, address: '/documents/legacy' },
    { name: 'documents-privacy', who: null, address: '/documents/privacy' },
    { name: 'documents-manual', who: 'storeManager', address: '/documents/customer' },
    { name: 'documents-admin', who: 'admin', address: '/documents/admins' },
  ],
  '/documents/edit/:type': [{ name: 'document-edit', who: 'admin', address: '/documents/edit/workers_manual' }],
  '/error/error-v1': [{ name: 'missing', who: 'buyer', address: '/error/error-v1' }],
  '/dashboard': [
    { name: 'dashboard-buyer', who: 'buyer', address: '/dashboard' },
    { name: 'dashboard-vendor', who: 'vendor', address: '/dashboard' },
  ],
  '/audit': [{ name: 'audit', who: 'buyer', address: '/audit' }],
  '/exports': [{ name: 'exports', who: 'buyer', address: '/exports' }],
  '/catalogue': [
    { name: 'catalogue-guest', who: null, address: '/catalogue' },
    { name: 'catalogue', who: 'newcomer', address: '/catalogue' },
  ],
};

export const accountOf = (who: NonNullable<Who>, { world, companyless }: Shown) =>
  who === 'companyless' ? companyless : world.people[who];
export const addressOf = ({ address }: Screen, shown: Shown) =>
  typeof address === 'string' ? address : address(shown);

/** Whose screens one file of tests opens. */
export const groups = {
  visitors: [null, 'companyless'],
  customers: ['buyer', 'storeManager'],
  others: ['vendor', 'worker', 'admin', 'manager', 'newcomer'],
} as const satisfies Record<string, readonly Who[]>;
export type Group = keyof typeof groups;
export const isOf = (group: Group, { who }: Screen) => (groups[group] as readonly Who[]).includes(who);

export const prepare = async (group: Group): Promise<Shown> => {
  const world = await createWorld();
  const companyless = await world.person('Lenka Krátká', 'ROLE_BUYER', null);
  const { customer, performer } = world.companies;
  const { id: inactive } = await world.store('closed', customer, [performer], { active: false });
  const none: Omit<Shown, 'world' | 'companyless'> = {
    inactive,
    shifts: { completed: '', waiting: '', unfilled: '', onBreak: '' },
    links: { activation: '', password: '', invitation: '', email: '' },
  };
  if (group === 'visitors') return { world, companyless, ...none, links: await giveLinks(world) };
  const shifts = await giveShifts(world);
  await someWait(world);
  await someAreInvited(world);
  await someAsk(world);
  await someChange(world);
  await oneIsRisky(world);
  await oneHasAPoster(world);
  await oneIsInactive(world);
  return { world, companyless, ...none, shifts };
};

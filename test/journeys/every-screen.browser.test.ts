import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { invite, revokeInvitation } from '#shared/contracts/people.ts';
import { register, sendPasswordLink } from '#shared/contracts/registration.ts';
import * as contracts from '#shared/contracts/shifts.ts';
import type { Role } from '#shared/domain/roles.ts';
import cs from '#shared/messages/cs/shifts.ts';
import common from '#shared/messages/en/common.ts';
import en from '#shared/messages/en/shifts.ts';
import ru from '#shared/messages/ru/shifts.ts';
import type { Account } from '../../functions/data/accounts.ts';
import { record } from '../../functions/data/audit.ts';
import { transact } from '../../functions/data/table.ts';
import { createCognitoUser } from '../world/client.ts';
import { invoke } from '../world/invoke.ts';
import { aNumber } from '../world/phones.ts';
import { screenPaths } from '../world/screen-paths.ts';
import { checkScreen, it, resize, widths } from '../world/screen.ts';
import type { Device } from '../world/screen.ts';
import { sentTo } from '../world/sent.ts';
import { at, shiftFixtures, ok, plan } from '../world/shift-fixtures.ts';
import { on, soon, today } from '../world/today.ts';
import type { World } from '../world/world.ts';
import { createWorld } from '../world/world.ts';

const languages = { en, cs, ru };
type Language = keyof typeof languages;
const planned = plan.starts_at.slice(0, 10);

let world: World;
let companyless: Account;
const shifts: Record<string, string> = {};
const links = { activation: '', password: '', invitation: '' };
beforeAll(async () => {
  world = await createWorld();
  const { worker, colleague, buyer, storeManager } = world.people;
  const give = shiftFixtures(world);
  const now = today(world);
  const person = (fio: string) => world.person(fio, 'ROLE_VENDOR_STAFF', world.companies.performer);
  const late = await person('Maxmilián Nejezchleba-Vondráček');
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
  await someWait();
  await someAreInvited();
  await someGetLinks();
  companyless = await world.person('Lenka Krátká', 'ROLE_BUYER', null);
  // An entry for the audit log.
  await transact([
    record({ action: 'store-changed', by: world.people.buyer, at: new Date().toISOString(), about: world.stores.own }),
  ]);
  Object.assign(shifts, { completed: completed.id, waiting: waiting.id, unfilled: unfilled.id, onBreak: onBreak.id });
});

const someWait = async () => {
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
const invited = async (to: object, ...stores_ids: string[]) => {
  const body = { role: 'ROLE_STORE_MANAGER', stores_ids, ...to };
  return ok(await invoke(invite, world.people.buyer, { body }));
};

const someAreInvited = async () => {
  const { own, shared, large } = world.stores;
  await invited({ email: anEmail() }, own.id);
  await invited({ phone_numbers: aNumber() }, own.id, shared.id, large.id);
  const { id } = await invited({ email: anEmail() }, large.id);
  ok(await invoke(revokeInvitation, world.people.buyer, { params: { id } }));
};

const someGetLinks = async () => {
  const linkIn = async (email: string, place: string) => {
    const [letter] = await sentTo(email);
    const [link] = new RegExp(`/auth/${place}/[\\w-]+`).exec(letter?.text ?? '') ?? [];
    if (!link) throw new Error(`No link to ${place} for ${email}`);
    return link;
  };
  const email = anEmail();
  await invited({ email }, world.stores.own.id);
  links.invitation = await linkIn(email, 'invitation');
  const newcomer = anEmail();
  ok(
    await invoke(register, null, {
      body: { roles: ['ROLE_BUYER'], fio: 'Alena Hrubá', email: newcomer, locale: 'en', terms: true },
    }),
  );
  links.activation = await linkIn(newcomer, 'activate');
  const { login } = await createCognitoUser(await world.person('Zdena', 'ROLE_BUYER', world.companies.customer));
  ok(await invoke(sendPasswordLink, null, { query: { email: login } }));
  links.password = await linkIn(login, 'change_password');
};

type Screen = {
  name: string;
  who: keyof World['people'] | 'companyless' | null;
  address: () => string;
  /** Opens the part of the page that is tested, with the words of its language. */
  open?: (page: Page, t: { words: { action: { assign: string } } }) => Promise<void>;
};
const openQuickPanel: Screen['open'] = async (page) => {
  await page.locator('button:has(.lucide-bell)').click();
  await page.getByRole('tab').nth(1).click();
  await page.getByRole('tabpanel').getByText(world.stores.own.name).first().waitFor();
};
const pressAssign: Screen['open'] = async (page, t) => {
  await page.getByRole('button', { name: t.words.action.assign, exact: true }).click();
  await page.getByText('Petr Svoboda').waitFor();
};
/** What is shown of each route's screen. */
const screensOf: Readonly<Record<string, readonly Screen[]>> = {
  '/auth/main': [
    { name: 'sign-in', who: null, address: () => '/auth/main' },
    { name: 'sign-in-ended', who: null, address: () => '/auth/main?to=/shifts/list&ended' },
    { name: 'registration', who: null, address: () => '/auth/main?step=registration' },
    { name: 'forgot-password', who: null, address: () => '/auth/main?step=forgot-password' },
  ],
  '/auth/activate/:code': [{ name: 'activate', who: null, address: () => links.activation }],
  '/auth/change_password/:code': [
    { name: 'change-password', who: null, address: () => links.password },
    { name: 'link-gone', who: null, address: () => '/auth/change_password/gone' },
  ],
  '/auth/invitation/:code': [{ name: 'invitation', who: null, address: () => links.invitation }],
  '/auth/company': [{ name: 'name-company', who: 'companyless', address: () => '/auth/company' }],
  '/shifts/calendar': [
    { name: 'calendar-week', who: 'vendor', address: () => `/shifts/calendar?day=${planned}` },
    { name: 'calendar-month', who: 'buyer', address: () => `/shifts/calendar?scale=month&day=${planned}` },
  ],
  '/shifts/list': [
    {
      name: 'shift-list',
      who: 'vendor',
      address: () => `/shifts/list?dates=${planned}..${at(21, '06:00').slice(0, 10)}`,
    },
  ],
  '/shifts/view/:id': [
    { name: 'shift-completed', who: 'buyer', address: () => `/shifts/view/${shifts['completed']}` },
    { name: 'shift-change-waits', who: 'vendor', address: () => `/shifts/view/${shifts['waiting']}` },
    { name: 'shift-on-break', who: 'vendor', address: () => `/shifts/view/${shifts['onBreak']}` },
    { name: 'who-can-come', who: 'vendor', address: () => `/shifts/view/${shifts['unfilled']}`, open: pressAssign },
  ],
  '/shifts/new': [{ name: 'shift-new', who: 'buyer', address: () => '/shifts/new' }],
  '/shifts/edit/:id': [{ name: 'shift-edit', who: 'buyer', address: () => `/shifts/edit/${shifts['waiting']}` }],
  '/my': [{ name: 'worker-day', who: 'worker', address: () => '/my' }],
  '/stores/list': [
    { name: 'store-list', who: 'buyer', address: () => '/stores/list' },
    { name: 'quick-panel', who: 'buyer', address: () => '/stores/list', open: openQuickPanel },
  ],
  '/stores/edit/:id': [
    { name: 'store-edit', who: 'buyer', address: () => `/stores/edit/${world.stores.own.id}` },
    { name: 'store-schedule', who: 'storeManager', address: () => `/stores/edit/${world.stores.own.id}?tab=schedule` },
  ],
  '/stores/new': [{ name: 'store-new', who: 'admin', address: () => '/stores/new' }],
  '/stores/view/:id': [
    { name: 'store-public', who: null, address: () => `/stores/view/${world.stores.own.id}` },
    { name: 'store-public-missing', who: null, address: () => '/stores/view/none' },
  ],
  '/users/waiting': [{ name: 'waiting-people', who: 'buyer', address: () => '/users/waiting' }],
  '/users/invitations': [{ name: 'invitations', who: 'buyer', address: () => '/users/invitations' }],
  '/users/invite': [{ name: 'invite', who: 'admin', address: () => '/users/invite' }],
  '/settings/profile': [
    { name: 'profile-you', who: 'worker', address: () => '/settings/profile?tab=you' },
    { name: 'profile-company', who: 'buyer', address: () => '/settings/profile?tab=company' },
    { name: 'profile-bonuses', who: 'vendor', address: () => '/settings/profile?tab=bonuses' },
    { name: 'profile-bank', who: 'worker', address: () => '/settings/profile?tab=bank' },
    { name: 'profile-security', who: 'vendor', address: () => '/settings/profile?tab=security' },
    { name: 'profile-look', who: 'manager', address: () => '/settings/profile?tab=look' },
    { name: 'profile-data', who: 'buyer', address: () => '/settings/profile?tab=data' },
    { name: 'profile-waiting', who: 'newcomer', address: () => '/settings/profile' },
  ],
  '/documents/:page': [
    { name: 'documents-guest', who: null, address: () => '/documents/legacy' },
    { name: 'documents-privacy', who: null, address: () => '/documents/privacy' },
    { name: 'documents-manual', who: 'storeManager', address: () => '/documents/customer' },
    { name: 'documents-admin', who: 'admin', address: () => '/documents/admins' },
  ],
  '/documents/edit/:type': [{ name: 'document-edit', who: 'admin', address: () => '/documents/edit/workers_manual' }],
  '/error/error-v1': [{ name: 'missing', who: 'buyer', address: () => '/error/error-v1' }],
  '/catalogue': [
    { name: 'catalogue-guest', who: null, address: () => '/catalogue' },
    { name: 'catalogue', who: 'newcomer', address: () => '/catalogue' },
  ],
};

it('has an entry for every route that shows a screen', () => {
  expect(Object.keys(screensOf).toSorted()).toEqual(screenPaths().toSorted());
});

const themes = ['light', 'dark'] as const;
type View = { language: Language; device: Device; theme: (typeof themes)[number] };

/** Half of the combinations, in an order that changes the language rarely: only that needs a reload. */
const pairwise: readonly View[] = [
  { language: 'en', device: 'desktop', theme: 'light' },
  { language: 'en', device: 'phone', theme: 'dark' },
  { language: 'cs', device: 'phone', theme: 'light' },
  { language: 'cs', device: 'desktop', theme: 'dark' },
  { language: 'ru', device: 'desktop', theme: 'light' },
  { language: 'ru', device: 'phone', theme: 'dark' },
];

it('has each pair of a language, a width and a theme', () => {
  const pairs = pairwise.flatMap(({ language, device, theme }) => [
    `${language} ${device}`,
    `${language} ${theme}`,
    `${device} ${theme}`,
  ]);
  expect(new Set(pairs).size).toBe(3 * 2 + 3 * 2 + 2 * 2);
});

/** Waits until the page has its title and no loading placeholders. */
const drawn = async (page: Page, language: Language) => {
  await page.locator(`html[lang="${language}"]`).waitFor();
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await expect.poll(() => page.locator('.skeleton').count()).toBe(0);
};

const pictureOf = ({ name }: Screen, { language, device, theme }: View) =>
  `${name}-${widths[device].width}-${language}-${theme}`;

const load = async (page: Page, { open }: Screen, { language, theme }: View) => {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(`localStorage.setItem('smena.language', '${language}')`);
  await page.reload();
  await drawn(page, language);
  await open?.(page, languages[language]);
};

const everyScreen = screenPaths().flatMap((path) => screensOf[path] ?? []);
const accountOf = (who: NonNullable<Screen['who']>) => (who === 'companyless' ? companyless : world.people[who]);

type Browsing = {
  signInAs: (who: Account, address: string, device: Device) => Promise<Page>;
  visit: (address: string, device: Device) => Promise<Page>;
};
const openOn = (device: Device, { who, address }: Screen, { signInAs, visit }: Browsing) =>
  who ? signInAs(accountOf(who), address(), device) : visit(address(), device);

const checkPairs = async (screen: Screen, browsing: Browsing) => {
  const page = await openOn('desktop', screen, browsing);
  await drawn(page, 'en');
  await screen.open?.(page, en);
  let shown: View = { language: 'en', device: 'desktop', theme: 'light' };
  for (const view of pairwise) {
    const isResized = view.device !== shown.device;
    if (isResized) await resize(page, view.device);
    // A change of the width may close what is open.
    if (view.language !== shown.language || (isResized && screen.open)) await load(page, screen, view);
    else await page.emulateMedia({ colorScheme: view.theme });
    await checkScreen(page, pictureOf(screen, view));
    shown = view;
  }
};

const checkAll = async (screen: Screen, browsing: Browsing) => {
  const on = async (device: Device) => {
    const page = await openOn(device, screen, browsing);
    await drawn(page, 'en');
    for (const language of Object.keys(languages) as Language[]) {
      await load(page, screen, { language, device, theme: 'light' });
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        await checkScreen(page, pictureOf(screen, { language, device, theme }));
      }
    }
  };
  await Promise.all([on('desktop'), on('phone')]);
};

/** `npm run test:every` sets it; other runs check half of the combinations. */
const combinations = process.env['SMENA_TEST_EVERY']
  ? { which: 'every combination', check: checkAll }
  : { which: 'each pair', check: checkPairs };

it.for(everyScreen)(
  `$name has readable text, fits the screen and passes axe in ${combinations.which} of language, theme and width`,
  (screen, { signInAs, visit }) => combinations.check(screen, { signInAs, visit }),
);

describe('the list of shifts', () => {
  it('says what it will show before the first shift exists', async ({ signInAs }) => {
    const page = await signInAs(world.people.foreignBuyer, '/shifts/list');
    await page.getByText(en.list.first.title).waitFor();
    await checkScreen(page, 'shift-list-first');
  });

  it('names the filters that match nothing, and clears them', async ({ signInAs }) => {
    const page = await signInAs(world.people.vendor, '/shifts/list?dates=coming&status=unfulfilled');
    await page.getByText(en.list.none.title).waitFor();
    await checkScreen(page, 'shift-list-none');
    await page.getByRole('button', { name: /Remove “Status: Unfulfilled”/ }).click();
    await page.getByRole('row').nth(1).waitFor();
  });

  it('shows placeholders of its rows while they load, and an error after a failure', async ({ signInAs }) => {
    const page = await signInAs(world.people.vendor, '/settings/profile');
    const waited = Promise.withResolvers<void>();
    await page.route('**/api/shifts?*', async (route) => {
      await waited.promise;
      await route.abort();
    });
    await page.getByRole('link', { name: en.list.title }).click();
    await page.locator('table[aria-busy="true"] .skeleton').first().waitFor();
    await checkScreen(page, 'shift-list-loading');
    waited.resolve();
    await page.getByRole('alert').getByText(common.broken.offline).waitFor();
    await checkScreen(page, 'shift-list-broken');
    await page.unrouteAll();
    await page.getByRole('button', { name: common.broken.retry }).click();
    await page.getByRole('row').nth(1).waitFor();
  });
});

import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { invite, revokeInvitation } from '#shared/contracts/people.ts';
import * as contracts from '#shared/contracts/shifts.ts';
import type { Role } from '#shared/domain/roles.ts';
import cs from '#shared/messages/cs/shifts.ts';
import common from '#shared/messages/en/common.ts';
import en from '#shared/messages/en/shifts.ts';
import ru from '#shared/messages/ru/shifts.ts';
import { record } from '../../functions/data/audit.ts';
import { transact } from '../../functions/data/table.ts';
import { invoke } from '../world/invoke.ts';
import { aNumber } from '../world/phones.ts';
import { it, checkScreen, checkTextAndWidth, widths } from '../world/screen.ts';
import type { Device } from '../world/screen.ts';
import { at, shiftFixtures, ok, plan } from '../world/shift-fixtures.ts';
import { on, soon, today } from '../world/today.ts';
import type { World } from '../world/world.ts';
import { createWorld } from '../world/world.ts';

const languages = { en, cs, ru };
type Language = keyof typeof languages;
const planned = plan.starts_at.slice(0, 10);

let world: World;
const shifts: Record<string, string> = {};
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

const someAreInvited = async () => {
  const send = async (to: object, ...stores_ids: string[]) => {
    const body = { role: 'ROLE_STORE_MANAGER', stores_ids, ...to };
    return ok(await invoke(invite, world.people.buyer, { body }));
  };
  const { own, shared, large } = world.stores;
  await send({ email: `${randomUUID().slice(0, 8)}@smena.test` }, own.id);
  await send({ phone_numbers: aNumber() }, own.id, shared.id, large.id);
  const { id } = await send({ email: `${randomUUID().slice(0, 8)}@smena.test` }, large.id);
  ok(await invoke(revokeInvitation, world.people.buyer, { params: { id } }));
};

type Screen = {
  name: string;
  who: keyof World['people'] | null;
  address: () => string;
  /** Opens the part of the page that is tested, with the words of its language. */
  open?: (page: Page, t: { words: { action: { assign: string } } }) => Promise<void>;
};
const pressAssign: Screen['open'] = async (page, t) => {
  await page.getByRole('button', { name: t.words.action.assign, exact: true }).click();
  await page.getByText('Petr Svoboda').waitFor();
};
const screens: Screen[] = [
  { name: 'sign-in', who: null, address: () => '/auth/main' },
  { name: 'sign-in-ended', who: null, address: () => '/auth/main?to=/shifts/list&ended' },
  { name: 'registration', who: null, address: () => '/auth/main?step=registration' },
  { name: 'forgot-password', who: null, address: () => '/auth/main?step=forgot-password' },
  { name: 'link-gone', who: null, address: () => '/auth/change_password/gone' },
  { name: 'calendar-week', who: 'vendor', address: () => `/shifts/calendar?day=${planned}` },
  { name: 'calendar-month', who: 'buyer', address: () => `/shifts/calendar?scale=month&day=${planned}` },
  {
    name: 'shift-list',
    who: 'vendor',
    address: () => `/shifts/list?dates=${planned}..${at(21, '06:00').slice(0, 10)}`,
  },
  { name: 'shift-completed', who: 'buyer', address: () => `/shifts/view/${shifts['completed']}` },
  { name: 'shift-change-waits', who: 'vendor', address: () => `/shifts/view/${shifts['waiting']}` },
  { name: 'shift-on-break', who: 'vendor', address: () => `/shifts/view/${shifts['onBreak']}` },
  { name: 'who-can-come', who: 'vendor', address: () => `/shifts/view/${shifts['unfilled']}`, open: pressAssign },
  { name: 'shift-new', who: 'buyer', address: () => '/shifts/new' },
  { name: 'shift-edit', who: 'buyer', address: () => `/shifts/edit/${shifts['waiting']}` },
  { name: 'worker-day', who: 'worker', address: () => '/my' },
  { name: 'store-list', who: 'buyer', address: () => '/stores/list' },
  { name: 'store-edit', who: 'buyer', address: () => `/stores/edit/${world.stores.own.id}` },
  { name: 'store-schedule', who: 'storeManager', address: () => `/stores/edit/${world.stores.own.id}?tab=schedule` },
  { name: 'store-new', who: 'admin', address: () => '/stores/new' },
  { name: 'waiting-people', who: 'buyer', address: () => '/users/waiting' },
  { name: 'invitations', who: 'buyer', address: () => '/users/invitations' },
  { name: 'invite', who: 'admin', address: () => '/users/invite' },
  { name: 'profile-you', who: 'worker', address: () => '/settings/profile?tab=you' },
  { name: 'profile-company', who: 'buyer', address: () => '/settings/profile?tab=company' },
  { name: 'profile-bonuses', who: 'vendor', address: () => '/settings/profile?tab=bonuses' },
  { name: 'profile-bank', who: 'worker', address: () => '/settings/profile?tab=bank' },
  { name: 'profile-security', who: 'vendor', address: () => '/settings/profile?tab=security' },
  { name: 'profile-look', who: 'manager', address: () => '/settings/profile?tab=look' },
  { name: 'profile-data', who: 'buyer', address: () => '/settings/profile?tab=data' },
  { name: 'store-public', who: null, address: () => `/stores/view/${world.stores.own.id}` },
  { name: 'documents-privacy', who: null, address: () => '/documents/privacy' },
  { name: 'documents-manual', who: 'storeManager', address: () => '/documents/customer' },
  { name: 'document-edit', who: 'admin', address: () => '/documents/edit/workers_manual' },
  {
    name: 'quick-panel',
    who: 'buyer',
    address: () => '/stores/list',
    open: async (page) => {
      await page.locator('button:has(.lucide-bell)').click();
      await page.getByRole('tab').nth(1).click();
      await page.getByRole('tabpanel').getByText(world.stores.own.name).first().waitFor();
    },
  },
  { name: 'profile-waiting', who: 'newcomer', address: () => '/settings/profile' },
  { name: 'missing', who: 'buyer', address: () => '/error/error-v1' },
  { name: 'catalogue-guest', who: null, address: () => '/catalogue' },
  { name: 'catalogue', who: 'newcomer', address: () => '/catalogue' },
  { name: 'store-public-missing', who: null, address: () => '/stores/view/none' },
  { name: 'documents-guest', who: null, address: () => '/documents/legacy' },
  { name: 'documents-admin', who: 'admin', address: () => '/documents/admins' },
];

/** Waits until the page has its title and no loading placeholders. */
const drawn = async (page: Page, language: Language) => {
  await page.locator(`html[lang="${language}"]`).waitFor();
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await expect.poll(() => page.locator('.skeleton').count()).toBe(0);
};

it.for(screens)(
  '$name has readable text, fits the screen and passes axe in every language, theme and width',
  async (screen, { signInAs, visit }) => {
    const { name, who, address, open } = screen;
    const on = async (device: Device) => {
      const page = who ? await signInAs(world.people[who], address(), device) : await visit(address(), device);
      const picture = `${name}-${widths[device].width}`;
      await drawn(page, 'en');
      await open?.(page, en);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await checkScreen(page, `${picture}-en-${colorScheme}`);
      }
      // The language changes texts and their width. axe's results depend only on theme and width.
      for (const [language, colorScheme] of [
        ['cs', 'light'],
        ['ru', 'dark'],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate(`localStorage.setItem('smena.language', '${language}')`);
        await page.reload();
        await drawn(page, language);
        await open?.(page, languages[language]);
        await checkTextAndWidth(page, `${picture}-${language}-${colorScheme}`);
      }
    };
    await Promise.all([on('desktop'), on('phone')]);
  },
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

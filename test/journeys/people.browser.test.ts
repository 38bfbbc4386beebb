import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import en from '#shared/messages/en/people.ts';
import settings from '#shared/messages/en/settings.ts';
import shell from '#shared/messages/en/shell.ts';
import { getAccount } from '../../functions/data/people/accounts.ts';
import { it, checkScreen, saying } from '../world/screen.ts';
import { sentTo } from '../world/sent.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const press = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

it('a buyer approves a newcomer as manager of a store', async ({ signInAs }) => {
  const person = await world.person('Nina Nová', 'ROLE_USER', null, {
    email: `${randomUUID()}@smena.test`,
    waits: { role: 'ROLE_STORE_MANAGER', company: world.companies.customer, since: '2026-03-02T08:00:00.000Z' },
  });
  const theirs = await signInAs(person, '/settings/profile');
  await theirs.getByText(settings.waiting.title).waitFor();
  const page = await signInAs(world.people.buyer, '/users/waiting');
  await rowOf(page, person.fio).getByRole('button', { name: en.waiting.admit }).click();
  const dialog = page.getByRole('dialog');
  const own = dialog.getByRole('checkbox', { name: /^own/ });
  await own.waitFor();
  await checkScreen(page, 'people-admit');
  await press(page, en.admitting.confirm);
  await dialog.getByText(en.place.needed).waitFor();
  await checkScreen(page, 'people-admit-error');
  await own.check();
  await press(page, en.admitting.confirm);
  await page
    .getByRole('status')
    .getByText(saying(en.admitting.done, { name: person.fio }))
    .waitFor();
  await rowOf(page, person.fio).waitFor({ state: 'detached' });
  expect(await getAccount(person.id)).toMatchObject({
    roles: ['ROLE_STORE_MANAGER'],
    company: world.companies.customer,
    store_ids: [world.stores.own.id],
  });
  const [letter] = await sentTo(person.email ?? '');
  expect(letter?.text).toContain(world.people.buyer.fio);
  // The newcomer's page hears of it.
  await theirs
    .getByRole('navigation', { name: shell.menu.label })
    .getByRole('link', { name: shell.menu.calendar })
    .waitFor();
  expect(await theirs.getByText(settings.waiting.title).count()).toBe(0);
});

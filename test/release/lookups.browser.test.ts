import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import common from '#shared/messages/en/common.ts';
import shell from '#shared/messages/en/shell.ts';
import shifts from '#shared/messages/en/shifts.ts';
import { storeWrites } from '../../functions/data/stores/stores.ts';
import { transact } from '../../functions/data/table.ts';
import { checkScreen, it, saying, takeOption } from '../world/screen.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
/** The last store by name, far beyond the first 20 rows. */
const last = { id: randomUUID(), name: 'Žitná zadní' };
beforeAll(async () => {
  world = await createWorld();
  const other = (n: number) => ({ id: randomUUID(), name: `Branch ${n}` });
  for (const { id, name } of [...Array.from({ length: 24 }, (_, n) => other(n)), last])
    await transact(storeWrites(undefined, { ...world.stores.own, id, name }));
});

const openStores = async (page: Page) => {
  await page.getByRole('button', { name: common.filters.filter, exact: true }).click();
  await page.getByRole('menuitem', { name: shifts.list.filter.store }).click();
};

describe('a filter whose values are rows of a long list', () => {
  it('opens with the focus in its search box, is searched on the server after a pause, keeps the label after a reload, and names a value that is gone', async ({
    signInAs,
  }) => {
    const page = await signInAs(world.people.buyer, '/shifts/list?dates=coming');
    const searches: string[] = [];
    page.on('request', (request) => {
      const name = new URL(request.url()).searchParams.get('name');
      if (request.url().includes('/api/shop/stores') && name !== null) searches.push(name);
    });
    await openStores(page);
    const found = page.getByRole('group', { name: shifts.list.filter.store });
    await found.getByText(saying(common.filters.more_other)).waitFor();
    expect(await found.getByRole('checkbox').count()).toBe(20);
    expect(await found.getByRole('checkbox', { name: last.name }).count()).toBe(0);

    await found.locator('input[type=search]:focus').waitFor();
    await page.keyboard.type('zadni');
    await found.getByRole('checkbox', { name: last.name }).waitFor();
    await page.keyboard.press('Enter');
    expect(searches).toContain('zadni');
    expect(searches.length).toBeLessThan('zadni'.length);
    await page.waitForURL((url) => url.searchParams.get('store_id') === last.id);
    await page.reload();
    await page.getByRole('button', { name: last.name, exact: true }).waitFor();
    // The label of one row is all that a closed filter reads.
    expect(searches.at(-1)).toBe('zadni');

    await page.goto(`/shifts/calendar?store_id=${world.stores.foreign.id}`);
    await page.getByRole('button', { name: common.filters.gone, exact: true }).waitFor();
  });
});

describe('the search of the whole app', () => {
  it('says that it is searching until there is an answer', async ({ signInAs }) => {
    const page = await signInAs(world.people.buyer, '/shifts/list?dates=coming');
    let letGo = () => {};
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\/api\/shop\/stores\?.*name=zadni/, async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole('button', { name: shell.search }).click();
    await page.getByRole('combobox', { name: shell.search }).fill('zadni');
    await page.getByText(common.searching).waitFor();
    letGo();
    await page.getByRole('option', { name: last.name }).waitFor();
    await page.unroute(/\/api\/shop\/stores/);
    await page.getByRole('combobox', { name: shell.search }).fill('nobody at all');
    await page.getByText(saying(shell.palette.none, { text: 'nobody at all' })).waitFor();
  });

  it('finds a person by phone number and opens them', async ({ signInAs }) => {
    const { companies, people } = world;
    const contact = { phone: '+420777864201' };
    const worker = await world.person('Palička Hledaná', 'ROLE_VENDOR_STAFF', companies.performer, contact);
    const page = await signInAs(people.vendor, '/users/staff');
    await page.getByRole('button', { name: shell.search }).click();
    await page.getByRole('combobox', { name: shell.search }).fill('777 864 201');
    await page.getByRole('group', { name: shell.palette.people }).getByText(worker.fio).waitFor();
    await checkScreen(page, 'palette-people');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/users/edit/${worker.id}`);
  });
});

describe('a field whose values are rows of a long list', () => {
  it('is filled in from the address and by typing, and the rest of the form follows the chosen row', async ({
    signInAs,
  }) => {
    const page = await signInAs(
      world.people.buyer,
      `/shifts/new?store=${last.id}&category=${world.specialties.cashier}`,
    );
    const store = page.getByRole('combobox', { name: shifts.order.store, exact: true });
    const specialty = page.getByRole('combobox', { name: shifts.order.specialty, exact: true });
    await expect.poll(() => store.inputValue()).toBe(last.name);
    await expect.poll(() => specialty.inputValue()).toBe(world.specialties.cashier);
    const performer = page.getByRole('button', { name: saying(shifts.order.performer) });
    // Two performers serve this store.
    await store.fill('shared');
    await takeOption(page, 'shared');
    await expect.poll(() => store.inputValue()).toBe('shared');
    await performer.waitFor();
    await store.fill('zad');
    await takeOption(page, last.name);
    await performer.waitFor({ state: 'detached' });
    await specialty.focus();
    expect(await store.inputValue()).toBe(last.name);
  });
});

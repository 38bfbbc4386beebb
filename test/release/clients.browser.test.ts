import { beforeAll, expect } from 'vitest';
import { listCompanyClients } from '#shared/contracts/clients.ts';
import { getCompany } from '#shared/contracts/companies.ts';
import clients from '#shared/messages/en/clients.ts';
import common from '#shared/messages/en/common.ts';
import { invoke } from '../world/invoke.ts';
import { checkScreen, it, resize, takeOption } from '../world/screen.ts';
import { ok, plan, shiftFixtures } from '../world/shift-fixtures.ts';
import { createWorld, type World } from '../world/world.ts';

/** One for each journey, because they change the same service. */
let worlds: World[];
beforeAll(async () => {
  worlds = await Promise.all([createWorld(), createWorld(), createWorld()]);
});
const worldOf = (journey: 0 | 1 | 2): World => {
  const world = worlds[journey];
  if (!world) throw new Error('There are three worlds');
  return world;
};
const served = async (world: World) => {
  const [row] = ok(await invoke(listCompanyClients, world.people.vendor));
  return row.store_ids as string[] | null;
};
const day = plan.starts_at.slice(0, 10);
const openShifts = `/shifts/list?dates=${day}..${day}`;

it('a performer narrows its service to one store and no longer sees an open shift of another', async ({ signInAs }) => {
  const world = worldOf(0);
  const { stores, companies, people } = world;
  const give = shiftFixtures(world);
  await Promise.all([give.create(), give.create({ store_id: stores.large.id })]);
  const page = await signInAs(people.vendor, openShifts);
  await page.getByRole('row').filter({ hasText: 'large' }).waitFor();

  await page.goto(new URL('/clients', page.url()).href);
  await page.getByRole('button', { name: new RegExp(companies.customer.name) }).click();
  await page.getByRole('switch', { name: clients.allStores }).click();
  await page.getByRole('button', { name: clients.clearShown }).click();
  await page.getByRole('button', { name: common.form.save }).click();
  await page.getByText(clients.atLeastOne).waitFor();
  expect(await served(world)).toBeNull();
  await page.getByRole('checkbox', { name: /^own/ }).check();
  await checkScreen(page, 'client-stores-changed');
  await page.getByRole('button', { name: common.form.save }).click();
  await page.getByRole('status').getByText(common.form.saved, { exact: true }).waitFor();
  expect(await served(world)).toEqual([stores.own.id]);

  await page.goto(new URL(openShifts, page.url()).href);
  await page.getByRole('row').filter({ hasText: 'own' }).first().waitFor();
  await expect
    .poll(
      async () => {
        await page.reload();
        await page.getByRole('row').filter({ hasText: 'own' }).first().waitFor();
        return page.getByRole('row').filter({ hasText: 'large' }).count();
      },
      { timeout: 20_000 },
    )
    .toBe(0);
});

it('leaving a store with a confirmed shift asks what becomes of it, and nothing is lost meanwhile', async ({
  signInAs,
}) => {
  const world = worldOf(1);
  const { stores, companies, people } = world;
  await shiftFixtures(world).confirmed();
  const page = await signInAs(people.vendor, `/clients?company=${companies.customer.id}`);
  await resize(page, 'phone');
  await page.getByRole('switch', { name: clients.allStores }).click();
  await page.getByRole('checkbox', { name: /^own/ }).uncheck();
  await page.getByRole('button', { name: clients.back }).click();
  await page.getByRole('button', { name: common.form.stay }).click();
  const save = page.getByRole('button', { name: common.form.save });
  await save.click();
  const question = page.getByRole('alertdialog', { name: clients.ahead.title });
  await question.getByRole('button', { name: clients.ahead.release }).waitFor();
  await checkScreen(page, 'clients-shifts-ahead');
  await question.getByRole('button', { name: clients.ahead.back }).click();
  expect(await served(world)).toBeNull();
  await save.click();
  await question.getByRole('button', { name: clients.ahead.keep }).click();
  await page.getByRole('status').getByText(common.form.saved, { exact: true }).waitFor();
  expect((await served(world))?.toSorted()).toEqual([stores.large.id, stores.shared.id].toSorted());
});

it('an admin links a customer to a performer and ends it again', async ({ signInAs }) => {
  const { companies, people } = worldOf(2);
  // Other worlds have companies of the same name.
  const { inn } = ok(await invoke(getCompany, people.admin, { params: { id: companies.stranger.id } }));
  const page = await signInAs(people.admin, `/clients?vendor=${companies.performer.id}`);
  await page.getByRole('combobox', { name: clients.add }).fill(inn);
  await takeOption(page, companies.stranger.name);
  await page.getByRole('heading', { name: companies.stranger.name, exact: true }).waitFor();
  await page.getByRole('button', { name: clients.end }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: clients.ending.confirm }).click();
  await page.getByRole('heading', { name: companies.stranger.name, exact: true }).waitFor({ state: 'detached' });
});

it('a buyer reads who serves what and changes nothing', async ({ signInAs }) => {
  const { companies, people } = worldOf(2);
  const page = await signInAs(people.buyer, '/clients');
  await page.getByRole('button', { name: new RegExp(companies.rival.name) }).click();
  await expect.poll(() => page.getByRole('checkbox', { name: /^shared/ }).isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: /^own/ }).isChecked()).toBe(false);
  expect(await page.getByRole('checkbox', { name: /^own/ }).isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: clients.end }).count()).toBe(0);
});

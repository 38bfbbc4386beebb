import { expect } from 'vitest';
import { createServiceRequest, listServiceRequests, updateDirectoryEntry } from '#shared/contracts/clients.ts';
import { getCompany, updateCompany } from '#shared/contracts/companies.ts';
import clients from '#shared/messages/en/clients.ts';
import common from '#shared/messages/en/common.ts';
import panel from '#shared/messages/en/panel.ts';
import settings from '#shared/messages/en/settings.ts';
import shifts from '#shared/messages/en/shifts.ts';
import { beforeTries } from '../world/before-tries.ts';
import { invoke } from '../world/invoke.ts';
import { choose } from '../world/order-form.ts';
import { checkScreen, it, resize, saying } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import type { World } from '../world/world.ts';
import { createWorld } from '../world/world.ts';

/** One for each journey, because they change the same requests. */
let worlds: World[];
beforeTries(async () => {
  worlds = await Promise.all([createWorld(), createWorld(), createWorld()]);
});
const worldOf = (journey: 0 | 1 | 2): World => {
  const world = worlds[journey];
  if (!world) throw new Error('There are three worlds');
  return world;
};
/** The directory has the performers of all worlds, so each world works in a town of its own, without digits. */
const townOf = ({ companies }: World) =>
  `Town of ${companies.performer.id.replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
const describePerformer = async (world: World) => {
  const { companies, people, specialties } = world;
  const body = { area: townOf(world), categories_ids: [specialties.cashier], version: 0 };
  ok(await invoke(updateDirectoryEntry, people.vendor, { params: { id: companies.performer.id }, body }));
};
const requestsOf = async (world: World) => ok(await invoke(listServiceRequests, world.people.foreignBuyer));
const ask = async (world: World, body: object = {}) =>
  ok(
    await invoke(createServiceRequest, world.people.foreignBuyer, {
      body: { vendor_id: world.companies.performer.id, store_ids: null, comment: null, ...body },
    }),
  );

it('a buyer whose store nobody serves finds a performer from the order, asks it, and it accepts', async ({
  signInAs,
}) => {
  const world = worldOf(0);
  const { companies, people, specialties } = world;
  await describePerformer(world);
  const kiosk = await world.store('kiosk', companies.stranger, [], { address: `Hlavní 1, ${townOf(world)}` });
  const page = await signInAs(people.foreignBuyer, '/shifts/new');
  await choose(page, shifts.order.store, 'kiosk');
  await choose(page, shifts.order.specialty, specialties.cashier);
  await page.getByText(shifts.order.unserved).waitFor();
  await page.getByRole('link', { name: shifts.order.findPerformer }).click();
  // The order has typed values, so leaving it asks first.
  await page.getByRole('alertdialog').getByRole('button', { name: common.form.leave }).click();
  await page.getByRole('heading', { name: clients.find.title }).waitFor();
  await page.getByText(specialties.cashier).first().waitFor();
  await checkScreen(page, 'directory-from-order');

  const title = saying(clients.asking.title, { name: companies.performer.name });
  await page.getByRole('button', { name: title }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect.poll(() => dialog.getByRole('checkbox', { name: /^kiosk/ }).isChecked()).toBe(true);
  await dialog.getByRole('checkbox', { name: /^kiosk/ }).uncheck();
  await dialog.getByLabel(clients.asking.comment).fill('Two cashiers every Saturday');
  const send = dialog.getByRole('button', { name: clients.asking.send });
  await send.click();
  await dialog.getByText(clients.asking.atLeastOne).waitFor();
  await dialog.getByRole('checkbox', { name: /^kiosk/ }).check();
  // What was typed stays after a lost request.
  await page.route(/\/api\/service_requests$/, (route) => route.abort());
  await send.click();
  await dialog.getByRole('alert').first().waitFor();
  expect(await dialog.getByLabel(clients.asking.comment).inputValue()).toBe('Two cashiers every Saturday');
  await page.unroute(/\/api\/service_requests$/);
  await send.click();
  await page.getByText(saying(clients.asking.done, { name: companies.performer.name })).waitFor();
  await page.getByText(clients.find.asked, { exact: true }).waitFor();
  expect(await requestsOf(world)).toMatchObject([{ state: 'open', store_ids: [kiosk.id] }]);

  const performer = await signInAs(people.vendor, '/dashboard');
  await performer.getByRole('link', { name: new RegExp(settings.attention.requests) }).click();
  await resize(performer, 'phone');
  await performer.getByText('Two cashiers every Saturday').waitFor();
  await checkScreen(performer, 'requests-to-answer');
  await performer.getByRole('button', { name: saying(clients.requests.acceptOf, { name: 'stranger' }) }).click();
  const question = performer.getByRole('alertdialog');
  await question.getByText('kiosk').waitFor();
  await question.getByRole('button', { name: clients.requests.accept }).click();
  await performer.getByText(saying(clients.accepting.done, { name: 'stranger' })).waitFor();

  await page.getByRole('link', { name: clients.requests.title }).click();
  await page.getByText(clients.requests.states.accepted, { exact: true }).waitFor();
  await page.getByRole('link', { name: clients.performersTitle }).first().click();
  await page.getByRole('button', { name: new RegExp(companies.performer.name) }).click();
  await expect.poll(() => page.getByRole('checkbox', { name: /^kiosk/ }).isChecked()).toBe(true);
});

it('a performer declines with a reason, which the customer reads, and the next request is withdrawn', async ({
  signInAs,
}) => {
  const world = worldOf(1);
  const { companies, people } = world;
  await ask(world);
  const performer = await signInAs(people.vendor, '/clients');
  await performer.getByRole('link', { name: new RegExp(`^${clients.requests.title}`) }).click();
  await performer.getByRole('button', { name: saying(clients.requests.declineOf, { name: 'stranger' }) }).click();
  const question = performer.getByRole('alertdialog');
  await question.getByRole('button', { name: clients.requests.decline }).click();
  expect(await requestsOf(world)).toMatchObject([{ state: 'open' }]);
  await question.getByLabel(clients.declining.reason).fill('No free cashiers');
  await question.getByRole('button', { name: clients.requests.decline }).click();
  await performer.getByText(saying(clients.declining.done, { name: 'stranger' })).waitFor();

  const page = await signInAs(people.foreignBuyer, '/clients/requests');
  await page.getByText(/No free cashiers/).waitFor();
  await page.locator('button:has(.lucide-bell)').click();
  await page.getByRole('link', { name: panel.go.requests }).first().waitFor();
  await page.keyboard.press('Escape');
  await ask(world);
  await page.reload();
  await page
    .getByRole('button', { name: saying(clients.requests.withdrawOf, { name: companies.performer.name }) })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: clients.requests.withdraw }).click();
  await page.getByText(clients.requests.states.withdrawn, { exact: true }).waitFor();
});

it('a performer says where it works, and what another person changed meanwhile is not lost', async ({ signInAs }) => {
  const world = worldOf(2);
  const { companies, people, specialties } = world;
  const { version } = ok(await invoke(getCompany, people.vendor, { params: { id: companies.performer.id } }));
  const change = { params: { id: companies.performer.id }, body: { site: 'https://performer.example', version } };
  ok(await invoke(updateCompany, people.vendor, change));
  const page = await signInAs(people.vendor, '/clients');
  await page.getByRole('button', { name: clients.entry.button }).click();
  const area = page.getByLabel(clients.entry.area);
  await area.fill(townOf(world));
  const others = { categories_ids: [specialties.baker], version: 0 };
  ok(await invoke(updateDirectoryEntry, people.vendor, { params: { id: companies.performer.id }, body: others }));
  await page.getByRole('button', { name: common.form.save }).click();
  const conflict = page.getByRole('dialog', { name: common.form.changed });
  await conflict.getByRole('button', { name: common.form.saveChosen }).waitFor();
  await checkScreen(page, 'directory-entry-conflict');
  await conflict.getByRole('button', { name: common.form.saveChosen }).click();
  await page.getByRole('status').getByText(common.form.saved, { exact: true }).waitFor();

  const buyer = await signInAs(people.foreignBuyer, `/clients/find?town=${encodeURIComponent(townOf(world))}`);
  await buyer.getByText(specialties.baker).first().waitFor();
  await buyer.getByText('performer.example').waitFor();
  await page.getByRole('button', { name: clients.entry.button }).click();
  const listed = page.getByRole('switch', { name: clients.entry.listed });
  await listed.click();
  await page.getByRole('button', { name: common.form.save }).click();
  await listed.waitFor({ state: 'hidden' });
  await buyer.reload();
  await buyer.getByText(clients.find.none.title).waitFor();
});

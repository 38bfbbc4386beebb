import { beforeAll, expect } from 'vitest';
import { createServiceRequest, listServiceRequests, updateDirectoryEntry } from '#shared/contracts/clients.ts';
import { getCompany, updateCompany } from '#shared/contracts/companies.ts';
import clients from '#shared/messages/en/clients.ts';
import common from '#shared/messages/en/common.ts';
import panel from '#shared/messages/en/panel.ts';
import { invoke } from '../world/invoke.ts';
import { checkScreen, it, saying } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import { createWorld, type World } from '../world/world.ts';

/** One for each journey, because they change the same requests. */
let worlds: World[];
beforeAll(async () => {
  worlds = await Promise.all([createWorld(), createWorld()]);
});
const worldOf = (journey: 0 | 1): World => {
  const world = worlds[journey];
  if (!world) throw new Error('There are two worlds');
  return world;
};
/** The directory has the performers of all worlds, so each world works in a town of its own, without digits. */
const townOf = ({ companies }: World) =>
  `Town of ${companies.performer.id.replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
const requestsOf = async (world: World) => ok(await invoke(listServiceRequests, world.people.foreignBuyer));
const ask = async (world: World, body: object = {}) =>
  ok(
    await invoke(createServiceRequest, world.people.foreignBuyer, {
      body: { vendor_id: world.companies.performer.id, store_ids: null, comment: null, ...body },
    }),
  );

it('a performer declines with a reason, which the customer reads, and the next request is withdrawn', async ({
  signInAs,
}) => {
  const world = worldOf(0);
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
  const world = worldOf(1);
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
  await buyer
    .getByRole('button', { name: saying(clients.find.contact.showOf, { name: companies.performer.name }) })
    .click();
  await buyer.getByRole('link', { name: 'performer.example' }).waitFor();
  await page.getByRole('button', { name: clients.entry.button }).click();
  const listed = page.getByRole('switch', { name: clients.entry.listed });
  await listed.click();
  await page.getByRole('button', { name: common.form.save }).click();
  await listed.waitFor({ state: 'hidden' });
  await buyer.reload();
  await buyer.getByText(clients.find.none.title).waitFor();
});

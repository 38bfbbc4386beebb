import { beforeAll, expect } from 'vitest';
import { listServiceRequests, updateDirectoryEntry } from '#shared/contracts/clients.ts';
import { updateCompany } from '#shared/contracts/companies.ts';
import clients from '#shared/messages/en/clients.ts';
import common from '#shared/messages/en/common.ts';
import dashboard from '#shared/messages/en/dashboard.ts';
import shifts from '#shared/messages/en/shifts.ts';
import { invoke } from '../world/invoke.ts';
import { choose } from '../world/order-form.ts';
import { it, resize, saying } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

it('a buyer whose store nobody serves finds a performer from the order, asks it, and it accepts', async ({
  signInAs,
}) => {
  const { companies, people, specialties } = world;
  // The directory has the performers of all worlds, so this one works in a town of its own, without digits.
  const inLetters = (id: string) => id.replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
  const town = `Town of ${inLetters(companies.performer.id)}`;
  const entry = { area: town, categories_ids: [specialties.cashier], version: 0 };
  ok(await invoke(updateDirectoryEntry, people.vendor, { params: { id: companies.performer.id }, body: entry }));
  const change = { phone: '+420777000001', version: 1 };
  ok(await invoke(updateCompany, people.vendor, { params: { id: companies.performer.id }, body: change }));
  const kiosk = await world.store('kiosk', companies.stranger, [], { address: `Hlavní 1, ${town}` });
  const page = await signInAs(people.foreignBuyer, '/shifts/new');
  await choose(page, shifts.order.store, 'kiosk');
  await choose(page, shifts.order.specialty, specialties.cashier);
  await page.getByText(shifts.order.unserved).waitFor();
  await page.getByRole('link', { name: shifts.order.findPerformer }).click();
  // The order has typed values, so leaving it asks first.
  await page.getByRole('alertdialog').getByRole('button', { name: common.form.leave }).click();
  await page.getByRole('heading', { name: clients.find.title }).waitFor();
  await page.getByText(specialties.cashier).first().waitFor();
  const contact = saying(clients.find.contact.showOf, { name: companies.performer.name });
  await page.getByRole('button', { name: contact }).click();
  await page.getByRole('link', { name: '+420 777 000 001' }).waitFor();

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
  expect(ok(await invoke(listServiceRequests, people.foreignBuyer))).toMatchObject([
    { state: 'open', store_ids: [kiosk.id] },
  ]);

  const performer = await signInAs(people.vendor, '/dashboard');
  await performer.getByRole('link', { name: new RegExp(dashboard.attention.requests) }).click();
  await resize(performer, 'phone');
  await performer.getByText('Two cashiers every Saturday').waitFor();
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

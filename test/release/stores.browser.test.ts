import { beforeAll, expect } from 'vitest';
import { getStore, listStoreUsers, updateStore } from '#shared/contracts/stores.ts';
import common from '#shared/messages/en/common.ts';
import fields from '#shared/messages/en/fields.ts';
import problems from '#shared/messages/en/problems.ts';
import stores from '#shared/messages/en/stores.ts';
import { invoke } from '../world/invoke.ts';
import { checkScreen, it, resize, saying } from '../world/screen.ts';
import { ok, shiftFixtures } from '../world/shift-fixtures.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
const openOn = (day: string) => stores.schedule.open.replace('{{day}}', day);
const stored = async (id: string) => ok(await invoke(getStore, world.people.buyer, { params: { id } }));

it('three stores are added by address: a suggestion sets the point, and a store without one is refused', async ({
  signInAs,
}) => {
  const page = await signInAs(world.people.buyer, '/stores/new');
  const address = page.getByLabel(stores.fields.address, { exact: true });
  const point = page.getByLabel(stores.common.point);
  const suggestions = page.getByRole('list', { name: stores.common.suggestions });
  const create = page.getByRole('button', { name: stores.create });

  await page.getByLabel(stores.fields.name, { exact: true }).fill('By address');
  await address.fill('Lidická 12');
  await page.getByText(stores.common.noSuggestion).waitFor();
  await create.click();
  await page.getByText(fields['point-required']).waitFor();
  expect(await address.inputValue()).toBe('Lidická 12');
  await point.fill('somewhere');
  await page.getByText(stores.common.notPoint).waitFor();
  await point.fill('');
  await checkScreen(page, 'store-new-without-a-point');

  await address.fill('Lidická 12, brno');
  await suggestions.getByRole('button').first().waitFor();
  await checkScreen(page, 'store-new-suggestions');
  await suggestions.getByRole('button', { name: 'Lidická 12, Brno' }).first().press('Enter');
  await suggestions.waitFor({ state: 'detached' });
  expect(await address.inputValue()).toBe('Lidická 12, Brno');
  expect(await point.inputValue()).toMatch(/^49\.\d+, 16\.\d+$/);
  await page.getByText(stores.common.pointOfTown.replace('{{town}}', 'Brno')).waitFor();
  await point.fill('49.2014N, 16.6071E');
  await page.getByText(stores.common.pointNear.replace('{{place}}', 'Brno')).waitFor();
  await resize(page, 'phone');
  await checkScreen(page, 'store-new-with-a-point-390');
  await resize(page, 'desktop');
  await create.click();
  await page.waitForURL('**/stores/edit/*');
  const saved = await stored(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  expect(saved).toMatchObject({ address: 'Lidická 12, Brno', location: { lat: 49.2014, lng: 16.6071 } });

  for (const town of ['Olomouc', 'Praha']) {
    await page.goto('/stores/new');
    await page.getByLabel(stores.fields.name, { exact: true }).fill(`In ${town}`);
    await address.fill(`Hlavní 1 ${town}`);
    await suggestions
      .getByRole('button', { name: `Hlavní 1, ${town}` })
      .first()
      .click();
    await create.click();
    await page.waitForURL('**/stores/edit/*');
  }
});

it('after a concurrent edit both versions are shown by field, and the chosen values are saved', async ({
  signInAs,
}) => {
  const { large } = world.stores;
  const page = await signInAs(world.people.buyer, `/stores/edit/${large.id}`);
  const before = await stored(large.id);
  await page.getByLabel(stores.fields.name, { exact: true }).fill('Large and larger');
  await page.getByLabel(stores.fields.address, { exact: true }).fill('Mine 1');
  await page.getByLabel(stores.common.area).fill('901');
  await page.getByRole('link', { name: stores.schedule.tab }).click();
  await page.getByRole('switch', { name: openOn('Sunday') }).click();
  const body = { version: 1, address: 'Theirs 2', sales_area_m2: 902, phone: '+420602123456' };
  ok(await invoke(updateStore, world.people.buyer, { params: { id: large.id }, body }));

  const save = page.locator('[data-bar=save]').getByRole('button', { name: common.form.save });
  const dialog = page.getByRole('dialog', { name: common.form.changed });
  await save.click();
  const address = dialog.getByRole('group', { name: stores.fields.address });
  for (const text of ['Mine 1', 'Theirs 2', before.address]) await address.getByText(text, { exact: true }).waitFor();
  // What one side changed is no choice.
  expect(await dialog.getByRole('group').count()).toBe(2);
  await dialog.getByText('+420602123456').waitFor();
  await checkScreen(page, 'store-conflict');
  await resize(page, 'phone');
  await checkScreen(page, 'store-conflict-390');
  await resize(page, 'desktop');

  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: common.form.compare }).waitFor();
  await page.getByRole('link', { name: stores.common.tab }).click();
  expect(await page.getByLabel(stores.fields.address, { exact: true }).inputValue()).toBe('Mine 1');
  expect(await stored(large.id)).toMatchObject({ name: before.name, address: 'Theirs 2', version: 2 });

  await save.click();
  await address.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await dialog.getByRole('button', { name: common.form.saveChosen }).press('Enter');
  await page.getByRole('status').getByText(common.form.saved, { exact: true }).waitFor();
  const { address: _, sales_area_m2: __, ...others } = body;
  expect(await stored(large.id)).toMatchObject({
    ...others,
    name: 'Large and larger',
    address: 'Theirs 2',
    sales_area_m2: 901,
    version: 3,
  });
  expect((await stored(large.id)).schedule.week.sun).not.toEqual(before.schedule.week.sun);
  expect(await page.getByLabel(stores.fields.address, { exact: true }).inputValue()).toBe('Theirs 2');
});

it('a change that others have already made is not sent again', async ({ signInAs }) => {
  const { shared } = world.stores;
  const page = await signInAs(world.people.buyer, `/stores/edit/${shared.id}`);
  await page.getByLabel(stores.fields.address, { exact: true }).fill('Stejná 3');
  const { version } = await stored(shared.id);
  const body = { version, address: 'Stejná 3', phone: '+420602123457' };
  ok(await invoke(updateStore, world.people.buyer, { params: { id: shared.id }, body }));
  await page.getByRole('button', { name: common.form.save }).click();
  await page.getByText(common.form.sameChange).waitFor();
  await expect.poll(() => page.getByLabel(stores.fields.phone).inputValue()).toContain('602');
  expect(await page.getByRole('button', { name: common.form.save }).count()).toBe(0);
  expect((await stored(shared.id)).version).toBe(version + 1);
});

it('leaving a changed form asks before the changes are lost', async ({ signInAs }) => {
  const page = await signInAs(world.people.buyer, `/stores/edit/${world.stores.own.id}`);
  await page.getByLabel(stores.fields.address, { exact: true }).fill('Elsewhere 1');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: stores.title }).click();
  await page.getByRole('heading', { name: common.form.leaveTitle }).waitFor();
  await page.getByRole('button', { name: common.form.stay }).click();
  expect(await page.getByLabel(stores.fields.address, { exact: true }).inputValue()).toBe('Elsewhere 1');
  // Another tab of the form loses nothing.
  await page.getByRole('link', { name: stores.schedule.tab }).click();
  await page.getByRole('switch').first().waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: stores.title }).click();
  await page.getByRole('button', { name: common.form.leave }).click();
  await page.getByRole('heading', { name: stores.title }).waitFor();
});

it('a store manager can change the opening hours and nothing else', async ({ signInAs }) => {
  const { own } = world.stores;
  const page = await signInAs(world.people.storeManager, `/stores/edit/${own.id}`);
  await page.getByText(stores.scheduleOnly).waitFor();
  expect(await page.getByLabel(stores.fields.address, { exact: true }).isEditable()).toBe(false);
  await page.getByRole('link', { name: stores.schedule.tab }).click();
  await page.getByRole('switch', { name: openOn('Sunday') }).click();
  await page.getByRole('button', { name: common.form.save }).click();
  await page.getByRole('status').getByText(common.form.saved, { exact: true }).waitFor();
  expect((await stored(own.id)).schedule.week.sun).not.toEqual([]);
});

it('an undo lasts 20 seconds, longer while it is hovered or focused, and works by keyboard', async ({ signInAs }) => {
  const page = await signInAs(world.people.buyer, `/stores/edit/${world.stores.shared.id}?tab=hours`);
  await page.getByRole('link', { name: stores.schedule.tab }).click();
  await page.clock.install();
  const undo = page.getByRole('button', { name: common.undo });
  const copy = page.getByRole('button', { name: saying(stores.schedule.copyDay) }).first();
  const opening = page.getByRole('combobox', { name: /opens$/ });
  const hours = async () => Promise.all((await opening.all()).map((field) => field.inputValue()));
  const first = opening.first();
  await first.fill('06:15');
  await first.press('Enter');
  const before = await hours();

  await copy.focus();
  await page.keyboard.press('Enter');
  await undo.waitFor();
  expect(await hours()).not.toEqual(before);
  await page.clock.fastForward(12_000);
  await undo.hover();
  await page.clock.fastForward(60_000);
  await checkScreen(page, 'undo');
  await page.mouse.move(1, 1);
  await undo.focus();
  await page.clock.fastForward(60_000);
  await page.keyboard.press('Enter');
  await undo.waitFor({ state: 'detached' });
  expect(await hours()).toEqual(before);
  const focused = await page.evaluate<string | null>('document.activeElement.getAttribute("aria-label")');
  expect(focused).toBe(await copy.getAttribute('aria-label'));

  await page.keyboard.press('Enter');
  await undo.waitFor();
  await page.keyboard.press('Control+Z');
  await undo.waitFor({ state: 'detached' });
  expect(await hours()).toEqual(before);

  await page.keyboard.press('Enter');
  await undo.waitFor();
  await page.clock.fastForward(21_000);
  await undo.waitFor({ state: 'detached' });
});

it('a day may have several hours, also past midnight; mistakes are said at the field', async ({ signInAs }) => {
  const { large } = world.stores;
  const { version } = await stored(large.id);
  const page = await signInAs(world.people.buyer, `/stores/edit/${large.id}?tab=schedule`);
  const monday = page.getByRole('group', { name: 'Monday' });
  const from = (nth: number) => monday.getByRole('combobox', { name: /opens$/ }).nth(nth);
  const to = (nth: number) => monday.getByRole('combobox', { name: /closes$/ }).nth(nth);
  const type = async (field: ReturnType<typeof from>, text: string) => {
    await field.fill(text);
    await field.press('Enter');
  };
  await type(to(0), '12:00');
  await monday.getByRole('button', { name: stores.schedule.add.replace('{{day}}', 'Monday') }).click();
  expect(await from(1).inputValue()).toBe('13:00');
  await type(from(1), '11:45');
  await monday.getByText(fields['opening-hours-overlap']).waitFor();
  await type(from(1), '22:00');
  await type(to(1), '02:00');
  await monday.getByText(fields['opening-hours-order']).waitFor();
  await checkScreen(page, 'store-schedule-mistake');
  await page.getByRole('button', { name: common.form.save }).click();
  expect(await stored(large.id)).toMatchObject({ version });
  expect(await to(1).inputValue()).toBe('02:00');
  await monday.getByRole('checkbox').check();
  await page.getByRole('button', { name: common.form.save }).click();
  await page.getByRole('status').getByText(common.form.saved, { exact: true }).waitFor();
  expect((await stored(large.id)).schedule.week.mon).toEqual([
    { from: '06:00', to: '12:00', next_day: false },
    { from: '22:00', to: '02:00', next_day: true },
  ]);
});

it('a large store is closed on a state holiday by law, until it sets hours for the date', async ({ signInAs }) => {
  const { large } = world.stores;
  const page = await signInAs(world.people.buyer, `/stores/edit/${large.id}?tab=schedule`);
  const holiday = page.getByRole('listitem').filter({ hasText: 'St. Stephen’s Day' });
  await holiday.getByText(stores.schedule.holidays.closedByLaw).waitFor();
  await holiday.getByRole('button').click();
  const dates = page.getByRole('list', { name: stores.schedule.exceptions.title });
  await dates.getByRole('switch').click();
  await holiday.getByText(saying(stores.schedule.holidays.own)).waitFor();
  await checkScreen(page, 'store-exception');
  await resize(page, 'phone');
  await checkScreen(page, 'store-exception-390');
  await page.getByRole('button', { name: common.form.save }).click();
  await page.getByRole('status').getByText(common.form.saved, { exact: true }).waitFor();
  expect((await stored(large.id)).schedule.exceptions).toMatchObject([{ hours: [expect.anything()] }]);
});

it('a buyer gives a store to a manager and takes it back, and an undo restores it', async ({ signInAs }) => {
  const { large } = world.stores;
  const { fio } = world.people.storeManager;
  const page = await signInAs(world.people.buyer, `/stores/edit/${large.id}`);
  await page.getByRole('link', { name: stores.users.tab }).click();
  await page.getByText(stores.users.none).waitFor();
  await checkScreen(page, 'store-users-none');
  await page.getByRole('combobox', { name: stores.users.add }).fill(fio);
  await page
    .getByRole('option', { name: saying(fio) })
    .first()
    .click();
  const users = page.getByRole('list', { name: stores.users.list });
  const removal = users.getByRole('button', { name: stores.users.remove.replace('{{name}}', fio) });
  await removal.waitFor();
  await checkScreen(page, 'store-users');
  await removal.press('Enter');
  await page.getByText(stores.users.none).waitFor();
  await page.keyboard.press('Control+Z');
  await removal.waitFor();
  const { body } = await invoke(listStoreUsers, world.people.buyer, { params: { id: large.id }, query: {} });
  expect(body).toMatchObject({ total: 1, data: [{ fio }] });
});

it('a store with coming shifts is not deactivated, and the refusal leads to them', async ({ signInAs }) => {
  const busy = await world.store('busy', world.companies.customer, [world.companies.performer]);
  await shiftFixtures(world).create({ store_id: busy.id });
  const page = await signInAs(world.people.buyer, `/stores/edit/${busy.id}`);
  await page.getByRole('button', { name: stores.closing.deactivate }).click();
  const dialog = page.getByRole('alertdialog');
  await checkScreen(page, 'store-deactivate');
  await dialog.getByRole('button', { name: stores.closing.deactivate }).click();
  await page.getByText(problems['store-shifts-ahead_one'].replace('{{count}}', '1')).waitFor();
  await checkScreen(page, 'store-deactivate-refused');
  await page.getByRole('link', { name: stores.closing.shifts }).click();
  await page.waitForURL(/\/shifts\/list/);
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'busy' }).count()).toBe(1);
  expect(await stored(busy.id)).toMatchObject({ active: true });
});

it('a store is deactivated, found among the inactive ones, activated, and deleted', async ({ signInAs }) => {
  const kiosk = await world.store('kiosk', world.companies.customer, [world.companies.performer]);
  const page = await signInAs(world.people.buyer, `/stores/edit/${kiosk.id}`);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const confirm = (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
  await page.getByLabel(stores.fields.address, { exact: true }).fill('Typed 1');
  await press(stores.closing.deactivate);
  await confirm(stores.closing.deactivate);
  await page.getByText(stores.closing.deactivated.replace('{{name}}', 'kiosk')).waitFor();
  await page.getByText(stores.inactive, { exact: true }).waitFor();
  expect(await page.getByLabel(stores.fields.address, { exact: true }).inputValue()).toBe('Typed 1');
  // What was typed belongs to the version before.
  await page.getByRole('button', { name: common.form.save }).click();
  await page.getByRole('dialog').getByRole('button', { name: common.form.saveChosen }).click();
  await page.getByRole('status').getByText(common.form.saved, { exact: true }).waitFor();
  expect(await stored(kiosk.id)).toMatchObject({ active: false, address: 'Typed 1' });

  await page.goto('/stores/list');
  await page.getByRole('link', { name: 'shared' }).waitFor();
  expect(await page.getByRole('link', { name: 'kiosk' }).count()).toBe(0);
  await page.goto('/stores/list?active=false');
  await page.getByRole('link', { name: 'kiosk' }).click();
  await press(stores.closing.activate);
  await page.getByText(stores.closing.activated.replace('{{name}}', 'kiosk')).waitFor();
  expect(await stored(kiosk.id)).toMatchObject({ active: true });

  await press(stores.closing.deactivate);
  await confirm(stores.closing.deactivate);
  await press(stores.closing.delete);
  await checkScreen(page, 'store-delete');
  await confirm(stores.closing.delete);
  await page.getByText(stores.closing.deleted.replace('{{name}}', 'kiosk')).waitFor();
  await page.waitForURL(/\/stores\/list/);
  expect(await invoke(getStore, world.people.buyer, { params: { id: kiosk.id } })).toMatchObject({ status: 404 });
});

import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import { createSpecialty, getSpecialty, listChildSpecialties, updateSpecialty } from '#shared/contracts/specialties.ts';
import common from '#shared/messages/en/common.ts';
import problems from '#shared/messages/en/problems.ts';
import specialties from '#shared/messages/en/specialties.ts';
import { invoke } from '../world/invoke.ts';
import { checkScreen, it, resize } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import { createWorld, type World } from '../world/world.ts';

const { tree, form } = specialties;
let world: World;
/** For each test a root with three children, whose names have a mark. */
let ids: Record<'heading' | 'one' | 'two' | 'three', string>;
let mark: string;
const named = (name: string) => `${name} ${mark}`;
const added = async (name: string, parent_id: string | null): Promise<string> => {
  const texts = { cs: named(name), en: named(name), ru: named(name) };
  const body = {
    names: texts,
    descriptions: texts,
    parent_id,
    icon: 'truck',
    hourly_rate: 20_000,
    hourly_premium: 0,
    auto_complete: true,
    active: true,
  };
  return ok(await invoke(createSpecialty, world.people.admin, { body })).id as string;
};
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  mark = randomUUID().slice(0, 6);
  const heading = await added('Heading', null);
  const below = async (name: string) => added(name, heading);
  ids = { heading, one: await below('One'), two: await below('Two'), three: await below('Three') };
});
const childrenOf = async (id: string): Promise<string[]> =>
  (await invoke(listChildSpecialties, world.people.admin, { params: { id } })).body.data.map(
    (child: { id: string }) => child.id,
  );
const row = (page: Page, name: string) => page.getByRole('treeitem', { name: named(name) });
const atTree = () => `/categories/tree?at=${ids.one}`;

it('after a concurrent edit both versions are compared, and the chosen values are saved', async ({ signInAs }) => {
  const { admin } = world.people;
  const page = await signInAs(admin, `/categories/edit/${ids.one}`);
  await page.getByLabel(form.rate, { exact: true }).fill('300');
  const params = { id: ids.one };
  ok(await invoke(updateSpecialty, admin, { params, body: { version: 1, hourly_rate: 25_000, active: false } }));
  await page.locator('[data-bar=save]').getByRole('button', { name: common.form.save }).click();
  const dialog = page.getByRole('dialog', { name: common.form.changed });
  await dialog.getByRole('group', { name: form.rate }).waitFor();
  await checkScreen(page, 'specialty-conflict');
  await dialog.getByRole('button', { name: common.form.saveChosen }).click();
  await page.getByRole('status').getByText(common.form.saved, { exact: true }).waitFor();
  expect(ok(await invoke(getSpecialty, admin, { params }))).toMatchObject({
    version: 3,
    hourly_rate: 30_000,
    active: false,
  });
});

describe('the tree', () => {
  it('is walked and ordered by keyboard, and the moved row keeps the focus', async ({ signInAs }) => {
    const page = await signInAs(world.people.admin, atTree());
    await row(page, 'One').focus();
    await page.keyboard.press('ArrowDown');
    await row(page, 'Two').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => childrenOf(ids.heading)).toEqual([ids.two, ids.one, ids.three]);
    await row(page, 'Two').and(page.locator(':focus[aria-posinset="1"]')).waitFor();
    await page.getByRole('status').getByText(named('Two')).waitFor({ state: 'attached' });

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Alt+ArrowRight');
    await row(page, 'One').and(page.locator(':focus[aria-level="3"]')).waitFor();
    expect(await childrenOf(ids.two)).toEqual([ids.one]);
    await page.keyboard.press('Alt+ArrowLeft');
    await row(page, 'One').and(page.locator(':focus[aria-level="2"]')).waitFor();
    expect(await childrenOf(ids.heading)).toEqual([ids.two, ids.one, ids.three]);

    await page.keyboard.press('ArrowLeft');
    await row(page, 'Heading').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('ArrowLeft');
    await row(page, 'One').waitFor({ state: 'detached' });
    expect(await row(page, 'Heading').getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('ArrowRight');
    await row(page, 'One').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/categories/edit/${ids.heading}`);
  });

  it('is ordered by dragging, also into another specialty; Escape cancels', async ({ signInAs }) => {
    const page = await signInAs(world.people.admin, atTree());
    const drag = async (name: string, onto: string, part: number) => {
      const grip = row(page, name).locator('.lucide-grip-vertical');
      await grip.hover();
      await page.mouse.down();
      const box = await row(page, onto).boundingBox();
      if (!box) throw new Error(`${onto} is not shown`);
      await page.mouse.move(box.x + 200, box.y + box.height * part, { steps: 5 });
    };
    await drag('Three', 'One', 0.1);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await drag('Three', 'One', 0.1);
    await page.mouse.up();
    await expect.poll(() => childrenOf(ids.heading)).toEqual([ids.three, ids.one, ids.two]);
    await row(page, 'Three').and(page.locator('[aria-posinset="1"]')).waitFor();
    await drag('One', 'Three', 0.5);
    await page.mouse.up();
    await row(page, 'One').and(page.locator('[aria-level="3"]')).waitFor();
    expect(await childrenOf(ids.three)).toEqual([ids.one]);
  });

  it('is ordered by the menu on a phone', async ({ signInAs }) => {
    const page = await signInAs(world.people.admin, atTree(), 'phone');
    await row(page, 'One').waitFor();
    await checkScreen(page, 'specialty-tree-390');
    await page.getByRole('button', { name: tree.menu.replace('{{name}}', named('One')) }).click();
    await page.getByRole('menuitem', { name: tree.down }).click();
    await expect.poll(() => childrenOf(ids.heading)).toEqual([ids.two, ids.one, ids.three]);
    await resize(page, 'desktop');
    await checkScreen(page, 'specialty-tree-opened');
  });

  it('refuses to delete a specialty that has children, and deletes one that has none', async ({ signInAs }) => {
    const page = await signInAs(world.people.admin, atTree());
    const remove = async (name: string) => {
      await page.getByRole('button', { name: tree.menu.replace('{{name}}', named(name)) }).click();
      await page.getByRole('menuitem', { name: specialties.delete.button }).click();
      await page.getByRole('button', { name: specialties.delete.confirm }).click();
    };
    await remove('Heading');
    await page.getByText(problems['specialty-has-children_other'].replace('{{count}}', '3')).waitFor();
    await remove('Two');
    await row(page, 'Two').waitFor({ state: 'detached' });
    await row(page, 'Three').and(page.locator(':focus')).waitFor();
    expect(await childrenOf(ids.heading)).toEqual([ids.one, ids.three]);
  });
});

it('a specialty that shifts have is not deleted, and says why', async ({ signInAs }) => {
  const page = await signInAs(world.people.admin, `/categories/edit/${world.specialties.cashier}`);
  await page.getByRole('button', { name: specialties.delete.button, exact: true }).click();
  await checkScreen(page, 'specialty-delete');
  await page.getByRole('button', { name: specialties.delete.confirm }).click();
  await page.getByText(problems['specialty-in-use']).waitFor();
});

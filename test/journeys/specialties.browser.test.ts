import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import { getSpecialty } from '#shared/contracts/specialties.ts';
import specialties from '#shared/messages/en/specialties.ts';
import { invoke } from '../world/invoke.ts';
import { checkScreen, it } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import { createWorld, type World } from '../world/world.ts';

const { form } = specialties;
let world: World;
beforeAll(async () => {
  world = await createWorld();
});

it('a specialty is added with its texts in three languages, and mistakes keep what was typed', async ({ signInAs }) => {
  const mark = randomUUID().slice(0, 6);
  const named = (name: string) => `${name} ${mark}`;
  const page = await signInAs(world.people.admin, '/categories/list');
  await page.getByRole('link', { name: specialties.new }).first().click();
  await page.getByLabel(form.name.cs).fill(named('Řidič'));
  await page.getByLabel(form.name.ru).fill(named('Водитель'));
  await page.getByLabel(form.rate, { exact: true }).fill('212,50');
  await page.getByRole('radio', { name: specialties.icons.truck }).check();
  const create = page.getByRole('button', { name: specialties.create });
  await create.click();
  await page.locator(':focus[aria-invalid]').waitFor();
  await checkScreen(page, 'specialty-new-error');
  await page.getByLabel(form.name.en).fill(named('Driver'));
  await create.click();
  await page.getByRole('treeitem', { name: named('Driver') }).waitFor();

  await page.goto('/categories/list');
  await page.getByRole('searchbox', { name: specialties.search }).fill(named('Driver'));
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await page.getByRole('link', { name: named('Driver') }).click();
  await page.getByRole('heading', { name: named('Driver') }).waitFor();
  expect(await page.getByLabel(form.rate, { exact: true }).inputValue()).toBe('212,50');
  const id = page.url().split('/').at(-1) ?? '';
  expect(ok(await invoke(getSpecialty, world.people.admin, { params: { id } }))).toMatchObject({
    names: { cs: named('Řidič'), en: named('Driver'), ru: named('Водитель') },
    hourly_rate: 21_250,
    icon: 'truck',
  });
});

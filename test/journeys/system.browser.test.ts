import { afterAll, beforeAll, expect } from 'vitest';
import { getSystemSettings, setFooterCompany, setSupportHours, type SystemSettings } from '#shared/contracts/system.ts';
import common from '#shared/messages/en/common.ts';
import stores from '#shared/messages/en/stores.ts';
import texts, { fieldProblems } from '#shared/messages/en/system.ts';
import { invoke } from '../world/invoke.ts';
import { it, saying } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
/** All worlds of a test cloud share the settings. */
let former: SystemSettings;
const read = async (): Promise<SystemSettings> => ok(await invoke(getSystemSettings, world.people.admin));
beforeAll(async () => {
  world = await createWorld();
  former = await read();
});
afterAll(async () => {
  const { admin } = world.people;
  const { footer, support_hours } = await read();
  ok(await invoke(setFooterCompany, admin, { body: { ...former.footer.value, version: footer.version } }));
  ok(await invoke(setSupportHours, admin, { body: { ...former.support_hours.value, version: support_hours.version } }));
});

it('an admin sets the company of the footer and the hours of the support, each saved apart', async ({ signInAs }) => {
  const page = await signInAs(world.people.admin, '/settings/system');
  const [company, hours] = [texts.footer, texts.support_hours].map(({ title }) =>
    page.locator('form').filter({ has: page.getByRole('heading', { name: title }) }),
  );
  await company?.getByLabel(texts.footer.name).fill('Směna a.s.');
  await company?.getByLabel(texts.footer.url).fill('javascript:alert(1)');
  await page.getByRole('button', { name: common.form.save }).click();
  await company?.getByText(fieldProblems['not-https']).first().waitFor();
  await company?.getByLabel(texts.footer.url).fill('https://smena.example/about');
  await page.getByRole('button', { name: common.form.save }).click();
  await page.getByRole('status').getByText(common.form.saved, { exact: true }).waitFor();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Směna a.s.' });
  await link.waitFor();
  expect(await link.getAttribute('href')).toBe('https://smena.example/about');
  await company?.getByText(saying(texts.changed, { name: world.people.admin.fio })).waitFor();

  const monday = saying(stores.schedule.open, { day: 'Monday' });
  await hours?.getByRole('switch', { name: monday }).setChecked(former.support_hours.value.week.mon.length === 0);
  await page.getByRole('button', { name: common.form.save }).click();
  await page.getByRole('button', { name: common.form.save }).waitFor({ state: 'detached' });
  const { footer, support_hours } = await read();
  expect(footer.value).toEqual({ name: 'Směna a.s.', url: 'https://smena.example/about' });
  expect(support_hours.value.week.mon.length === 0).toBe(former.support_hours.value.week.mon.length > 0);
});

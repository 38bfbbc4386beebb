import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import { refuseUser } from '#shared/contracts/people.ts';
import common from '#shared/messages/en/common.ts';
import people from '#shared/messages/en/people.ts';
import problems from '#shared/messages/en/problems.ts';
import { invoke } from '../world/invoke.ts';
import { checkScreen, it, resize, saying } from '../world/screen.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

it('all rows of all pages are selected with their exact count, and each row of a bulk action has its result', async ({
  signInAs,
}) => {
  const { buyer } = world.people;
  const waiting = await Promise.all(
    Array.from({ length: 7 }, (_, n) =>
      world.person(`Newcomer ${n}`, 'ROLE_USER', null, {
        email: `${randomUUID()}@smena.test`,
        waits: { role: 'ROLE_STORE_MANAGER', company: world.companies.customer, since: '2026-03-02T08:00:00.000Z' },
      }),
    ),
  );
  const page = await signInAs(buyer, '/users/waiting?per_page=5');
  const selected = (count: number) => page.getByText(saying(common.table.chosen, { count }), { exact: true }).waitFor();
  await page.getByText('1–5 of 7').waitFor();
  await page.getByRole('checkbox', { name: common.table.chooseAll }).check();
  await selected(5);
  await page.getByRole('link', { name: common.pager.next }).click();
  await page.getByText('6–7 of 7').waitFor();
  await selected(5);
  await page.getByRole('button', { name: saying(common.table.selectAll, { total: 7 }) }).click();
  await selected(7);
  await page.getByRole('row').filter({ hasText: 'Newcomer' }).first().getByRole('checkbox').uncheck();
  await selected(6);
  await checkScreen(page, 'table-selected');
  await resize(page, 'phone');
  await checkScreen(page, 'table-selected-390');
  await resize(page, 'desktop');
  await page.getByRole('button', { name: saying(common.table.selectAll, { total: 7 }) }).click();
  await selected(7);

  const [gone] = waiting;
  await invoke(refuseUser, buyer, { params: { id: gone?.id ?? '' }, body: {} });
  let fetched = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/api/users/waiting')) fetched++;
  });
  await page.getByRole('button', { name: people.refusing.bulk }).click();
  await page.getByRole('button', { name: saying(people.refusing.confirmMany_other, { count: 7 }) }).click();
  const dialog = page.getByRole('dialog', { name: people.refusing.running });
  await dialog.getByRole('button', { name: common.bulk.close }).waitFor();
  await dialog
    .getByText(saying(common.bulk.done, { done: 6 }))
    .first()
    .waitFor();
  await dialog.getByRole('listitem').filter({ hasText: 'Newcomer 0' }).getByText(problems['not-found']).waitFor();
  expect(await dialog.getByRole('listitem').count()).toBe(1);
  await checkScreen(page, 'table-bulk-result');
  await resize(page, 'phone');
  await checkScreen(page, 'table-bulk-result-390');
  await resize(page, 'desktop');
  await dialog.getByRole('button', { name: common.bulk.close }).click();
  await page.getByText(people.waiting.first.title).waitFor();
  expect(fetched).toBeLessThan(3);
});

import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import shell from '#shared/messages/en/shell.ts';
import { notificationWrite } from '../../functions/data/notifications/notifications.ts';
import { transact } from '../../functions/data/table.ts';
import { it, saying } from '../world/screen.ts';
import { day, on, today } from '../world/today.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
let fixtures: ReturnType<typeof today>;
beforeAll(async () => {
  world = await createWorld();
  fixtures = today(world);
});

/** Returns when the page has its connection and its first count: from then on it fetches only what changed. */
const opened = async (page: Page) => {
  const subscribed = Promise.withResolvers<void>();
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => String(payload).includes('subscribed') && subscribed.resolve());
  });
  const counted = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/notifications');
  await page.reload();
  await Promise.all([subscribed.promise, counted]);
};

it('a new order appears on the calendar, and a notification on the bell', async ({ signInAs }) => {
  const { buyer } = world.people;
  const page = await signInAs(buyer, `/shifts/calendar?day=${day(5)}`);
  await opened(page);
  await fixtures.ordered(on(5, '07:15', '11:15'));
  await page
    .getByRole('gridcell')
    .getByRole('link', { name: /07:15–11:15/ })
    .waitFor();
  const at = new Date().toISOString();
  await transact([
    notificationWrite({
      kind: 'role-added',
      to: { account: buyer.id },
      at,
      about: 'x',
      params: { role: 'ROLE_BUYER' },
    }),
  ]);
  await page.getByRole('button', { name: saying(shell.panel.unread_one, { count: 1 }) }).waitFor();
});

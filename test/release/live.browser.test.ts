import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { cancelShift } from '#shared/contracts/shifts.ts';
import common from '#shared/messages/en/common.ts';
import shell from '#shared/messages/en/shell.ts';
import { notificationWrite } from '../../functions/data/notifications/notifications.ts';
import { transact } from '../../functions/data/table.ts';
import { it } from '../world/screen.ts';
import { day, on, today } from '../world/today.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
let fixtures: ReturnType<typeof today>;
beforeAll(async () => {
  world = await createWorld();
  fixtures = today(world);
});

/** The API requests of a page from now on. */
const requestsOf = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) sent.push(pathname);
  });
  return sent;
};
const canceled = (page: Page) => page.getByText(common.shiftStatus.canceled, { exact: true }).first();
const cancel = (id: string) => fixtures.act(cancelShift, world.people.vendor, id, { reason: 'Closed' });
const isSubscribed = ({ payload }: { payload: string | Buffer }) => String(payload).includes('subscribed');
/**
 * Lets seconds pass for the page. Fewer than the page waits for the answer to a heartbeat, which comes in real time.
 */
const pass = async (page: Page, seconds: 1 | 2 | 3 | 4) => {
  await page.clock.runFor(seconds * 1000);
  await page.waitForTimeout(100);
};
/** Returns when the page has its connection and has fetched everything. From then on the story moves its clock. */
const opened = async (page: Page) => {
  await page.clock.install();
  const subscribed = Promise.withResolvers<void>();
  page.on('websocket', (socket) => {
    socket.on('framereceived', (frame) => isSubscribed(frame) && subscribed.resolve());
  });
  const counted = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/notifications');
  await page.reload();
  await Promise.all([subscribed.promise, page.waitForLoadState('networkidle')]);
  await pass(page, 4);
  // The count of notifications waits for the page's own requests.
  await counted;
  const sent = requestsOf(page);
  await expect
    .poll(async () => {
      sent.length = 0;
      await pass(page, 4);
      return sent;
    })
    .toEqual([]);
};
const expectIdle = async (page: Page) => {
  const sent = requestsOf(page);
  await pass(page, 4);
  await pass(page, 4);
  expect(sent).toEqual([]);
  return sent;
};

describe.each(['desktop', 'phone'] as const)('on a %s', (device) => {
  it('a change by another role appears on the open shift, and an idle page sends no request', async ({ signInAs }) => {
    const { id } = await fixtures.ordered(on(device === 'desktop' ? 3 : 4, '10:00', '16:00'));
    const page = await signInAs(world.people.buyer, `/shifts/view/${id}`, device);
    await page.getByText(common.shiftStatus.new, { exact: true }).first().waitFor();
    await opened(page);
    const sent = await expectIdle(page);
    await cancel(id);
    await canceled(page).waitFor();
    expect(sent).toContain(`/api/shift/${id}`);
  });

  it("a shift that is assigned appears on the worker's day", async ({ signInAs }) => {
    const { worker } = world.people;
    const page = await signInAs(worker, '/', device);
    await opened(page);
    await expectIdle(page);
    const [from, to] = device === 'desktop' ? ['06:00', '10:00'] : ['12:00', '16:00'];
    await fixtures.staffed(on(2, from, to), worker);
    await page.getByText(new RegExp(from)).first().waitFor();
  });
});

it('on a phone, a new order appears on the calendar, and a notification on the bell', async ({ signInAs }) => {
  const { buyer } = world.people;
  const page = await signInAs(buyer, `/shifts/calendar?day=${day(5)}`, 'phone');
  await opened(page);
  const sent = await expectIdle(page);
  await fixtures.ordered(on(5, '12:15', '16:15'));
  await expect.poll(() => sent).toContain('/api/shifts');
  sent.length = 0;
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
  await expect.poll(() => sent).toContain('/api/notifications');
});

it('without a connection the shell says that changes may be late, and the page polls', async ({ signInAs }) => {
  const { id } = await fixtures.ordered(on(6, '10:00', '16:00'));
  const page = await signInAs(world.people.buyer, '/');
  await page.routeWebSocket('**/api/live', (socket) => socket.close());
  await page.clock.install();
  await page.goto(`/shifts/view/${id}`);
  await page.getByText(common.shiftStatus.new, { exact: true }).first().waitFor();
  const late = page.getByText(shell.late);
  expect(await late.count()).toBe(0);
  await page.clock.runFor(9000);
  await late.waitFor();
  await cancel(id);
  // Half a minute.
  for (let time = 0; time < 8; time++) await pass(page, 4);
  await canceled(page).waitFor();
});

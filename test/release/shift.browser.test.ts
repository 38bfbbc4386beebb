import { beforeAll, describe, expect } from 'vitest';
import * as contracts from '#shared/contracts/shifts.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import { localDay } from '#shared/domain/local-time.ts';
import common from '#shared/messages/en/common.ts';
import fields from '#shared/messages/en/fields.ts';
import law from '#shared/messages/en/law.ts';
import problems from '#shared/messages/en/problems.ts';
import shifts from '#shared/messages/en/shifts.ts';
import worker from '#shared/messages/en/worker.ts';
import { invoke } from '../world/invoke.ts';
import { choose, fillInTimes } from '../world/order-form.ts';
import { it, checkScreen, saying } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import { confirm, historyOf } from '../world/shift-view.ts';
import { clock, day, on, soon, today, zone } from '../world/today.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
let fixtures: ReturnType<typeof today>;
beforeAll(async () => {
  world = await createWorld();
  fixtures = today(world);
});

describe('an order', () => {
  it('shows before it is sent the minimum notice, the law and the holiday that apply, and the cost', async ({
    signInAs,
  }) => {
    const page = await signInAs(world.people.buyer, '/shifts/new');
    await choose(page, shifts.order.store, 'large');
    await choose(page, shifts.order.specialty, world.specialties.cashier);
    const { starts_at, ends_at } = soon();
    await fillInTimes(page, localDay(starts_at, zone), clock(starts_at), clock(ends_at));
    await page.getByText(problems['shift-too-soon']).waitFor();

    const christmas = `${Number(day(0).slice(0, 4)) + 1}-12-25`;
    await fillInTimes(page, christmas, '08:00', '16:00');
    const forecast = page.getByRole('complementary', { name: shifts.order.forecast });
    await forecast.getByText('1 350,00 Kč').first().waitFor();
    await forecast.getByText(shifts.order.holiday, { exact: true }).waitFor();
    await forecast.getByText(saying(law['closed-by-law'])).waitFor();
    await forecast.locator('[aria-busy="false"]').waitFor();
    await checkScreen(page, 'order-against-the-law');

    await page.getByRole('button', { name: shifts.order.send }).click();
    await page.getByText(problems['legal-warning']).first().waitFor();
    await page.getByLabel(shifts.order.reason).fill('Bakery counter only');
    await page.getByRole('button', { name: shifts.order.send }).click();
    await page.getByRole('heading', { name: '08:00–16:00' }).waitFor();
    await historyOf(page).filter({ hasText: 'Bakery counter only' }).waitFor();
  });
});

describe('a worker, on the phone,', () => {
  it('can start with the keyboard and a confirmation instead of holding', async ({ signInAs }) => {
    const who = await world.person('Iva Bílá', 'ROLE_VENDOR_STAFF', world.companies.performer);
    await fixtures.staffed(soon(), who);
    const page = await signInAs(who, '/my', 'phone');
    await page.getByRole('button', { name: worker.dock.start }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: worker.dock.startTitle }).waitFor();
    await checkScreen(page, 'worker-start-asked');
    await confirm(page, worker.dock.keep);
    await page.getByRole('button', { name: worker.dock.start }).press('Enter');
    await confirm(page, worker.dock.startConfirm);
    await page.getByText(worker.today.working, { exact: true }).waitFor();
    // The next action has the focus.
    const dock = page.getByRole('region', { name: worker.dock.label });
    await dock.locator('button:focus').getByText(worker.dock.break, { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await dock.locator('button:focus').getByText(worker.dock.endBreak, { exact: true }).waitFor();
  });

  it('can start with the keyboard after a held start was refused', async ({ signInAs }) => {
    const who = await world.person('Ida Znovu', 'ROLE_VENDOR_STAFF', world.companies.performer);
    await fixtures.staffed(soon(), who);
    const page = await signInAs(who, '/my', 'phone');
    const refusal = { code: 'shift-action-not-allowed', message: 'Not possible now' };
    await page.route(/\/start$/, (route) => route.fulfill({ status: 409, json: refusal }), { times: 1 });
    const start = page.getByRole('button', { name: worker.dock.start });
    await start.hover();
    await page.mouse.down();
    await page.getByText(refusal.message).waitFor();
    await page.mouse.up();
    await start.press('Enter');
    await confirm(page, worker.dock.startConfirm);
    await page.getByText(worker.today.working, { exact: true }).waitFor();
  });

  it('can leave a shift until 12 hours before its start; later, the page shows whom to call', async ({ signInAs }) => {
    const who = await world.person('Eva Malá', 'ROLE_VENDOR_STAFF', world.companies.performer);
    await fixtures.staffed(soon(2), who);
    const far = await fixtures.staffed(on(5, '08:00', '16:00'), who);
    const page = await signInAs(who, '/my', 'phone');
    await page.getByRole('button', { name: worker.details.more }).tap();
    await page.getByText(saying(worker.leave.tooLate, { who: world.companies.performer.name })).waitFor();
    expect(await page.getByRole('button', { name: worker.leave.button }).count()).toBe(0);

    await page.getByRole('button', { name: '08:00–16:00' }).tap();
    await page.getByRole('button', { name: worker.leave.button }).tap();
    await confirm(page, worker.leave.confirm);
    await page.getByText(fields.required).waitFor();
    await page.getByLabel(worker.leave.reason).fill('An exam that day');
    await checkScreen(page, 'worker-leave');
    await confirm(page, worker.leave.confirm);
    await page.getByRole('button', { name: '08:00–16:00' }).waitFor({ state: 'detached' });
    expect(await page.getByRole('region', { name: worker.news.title }).count()).toBe(0);

    const view = await signInAs(world.people.vendor, `/shifts/view/${far.id}`);
    await historyOf(view).filter({ hasText: shifts.view.log.left }).filter({ hasText: 'An exam that day' }).waitFor();
    await view.getByText(common.shiftStatus.new, { exact: true }).first().waitFor();
  });
});

describe('both sides', () => {
  it('see on whose behalf the shift was started, the breaks, the time worked and the complete log', async ({
    signInAs,
  }) => {
    const { vendor, buyer } = world.people;
    const who = await world.person('Ivo Černý', 'ROLE_VENDOR_STAFF', world.companies.performer);
    const { id } = await fixtures.staffed(soon(), who);
    const [page, customer] = await Promise.all([
      signInAs(vendor, `/shifts/view/${id}`),
      signInAs(buyer, `/shifts/view/${id}`),
    ]);
    await page.getByRole('button', { name: shifts.words.action.start, exact: true }).click();
    await confirm(page, shifts.view.ask.start.confirm);
    await page.getByRole('button', { name: shifts.words.action.break_start }).click();
    await page.getByText(shifts.words.onBreak).first().waitFor();
    await page.getByRole('button', { name: shifts.words.action.break_end }).click();
    await page.getByRole('status').getByText(shifts.view.done.break_end).waitFor();
    await page.getByRole('button', { name: shifts.words.action.end, exact: true }).click();
    await confirm(page, shifts.view.ask.end.confirm);
    for (const side of [page, customer]) {
      await side.getByText(common.shiftStatus.completed, { exact: true }).first().waitFor();
      await side.getByText(shifts.words.flag.started_by_non_employee).waitFor();
      const started = historyOf(side).filter({ hasText: shifts.view.log.started });
      await started
        .filter({ hasText: vendor.fio })
        .filter({ hasText: `on behalf of ${who.fio}` })
        .waitFor();
      for (const step of ['created', 'assigned', 'break_started', 'break_ended', 'ended'] as const)
        await historyOf(side).filter({ hasText: shifts.view.log[step] }).first().waitFor();
      await side.getByText(shifts.view.figures.worked, { exact: true }).waitFor();
    }
    await checkScreen(customer, 'shift-completed');
  });

  it('see how late the worker was and how long they worked', async ({ signInAs }) => {
    const who = await world.person('Leo Pozdní', 'ROLE_VENDOR_STAFF', world.companies.performer);
    const { id, starts_at, ends_at } = await fixtures.staffed(soon(), who);
    const at = (minutes: number) => ({ params: { id }, body: {}, now: addMinutes(starts_at, minutes) });
    ok(await invoke(contracts.startShift, who, at(23)));
    ok(await invoke(contracts.startBreak, who, at(120)));
    ok(await invoke(contracts.endBreak, who, at(150)));
    ok(await invoke(contracts.endShift, who, { ...at(0), now: ends_at }));
    for (const side of [world.people.buyer, world.people.vendor]) {
      const page = await signInAs(side, `/shifts/view/${id}`);
      await page
        .getByText(saying(shifts.words.lateBy, { time: '23 min' }))
        .first()
        .waitFor();
      await page.getByText('5:07 h').first().waitFor();
      await page.getByText('+0:23').waitFor();
    }
  });
});

describe('a long history', () => {
  it('shows the newest comments and entries; earlier ones are opened, and stay open when a comment is added', async ({
    signInAs,
  }) => {
    const { buyer, vendor } = world.people;
    const who = await world.person('Petr Dlouhý', 'ROLE_VENDOR_STAFF', world.companies.performer);
    const { id } = await fixtures.staffed(soon(), who);
    for (let nth = 1; nth <= 101; nth++)
      ok(await invoke(contracts.createComment, vendor, { params: { id }, body: { text: `Comment no. ${nth}.` } }));
    const page = await signInAs(buyer, `/shifts/view/${id}`);
    const comments = page.getByRole('region', { name: shifts.view.comments.title });
    const commentItems = comments.getByRole('listitem');
    const nth = (number: number) => commentItems.getByText(`Comment no. ${number}.`, { exact: true });
    await nth(101).waitFor();
    expect(await nth(2).count()).toBe(1);
    expect(await nth(1).count()).toBe(0);
    await checkScreen(page, 'shift-long-history');

    await comments.getByRole('button', { name: common.showEarlier }).click();
    await nth(1).waitFor();
    await expect.poll(() => page.evaluate<string>('document.activeElement.innerText')).toContain('Comment no. 1.');
    expect(await commentItems.count()).toBe(101);
    expect(await comments.getByRole('button', { name: common.showEarlier }).count()).toBe(0);
    ok(await invoke(contracts.createComment, vendor, { params: { id }, body: { text: 'Comment no. 102.' } }));
    await nth(102).waitFor();
    for (const number of [1, 2, 3, 101]) expect(await nth(number).count()).toBe(1);
    expect(await commentItems.count()).toBe(102);

    const history = page.getByRole('region', { name: shifts.view.history });
    const created = historyOf(page).filter({ hasText: shifts.view.log.created });
    expect(await created.count()).toBe(0);
    await history.getByRole('button', { name: common.showEarlier }).click();
    await created.waitFor();
    // 102 comments, the order and the assignment.
    expect(await historyOf(page).count()).toBe(104);
  });
});

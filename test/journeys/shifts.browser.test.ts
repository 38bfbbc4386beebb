import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import * as contracts from '#shared/contracts/shifts.ts';
import common from '#shared/messages/en/common.ts';
import law from '#shared/messages/en/law.ts';
import shifts from '#shared/messages/en/shifts.ts';
import worker from '#shared/messages/en/worker.ts';
import { invoke } from '../world/invoke.ts';
import { choose, fillInTimes } from '../world/order-form.ts';
import { it, checkScreen } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import { historyOf } from '../world/shift-view.ts';
import { day, on, soon, today } from '../world/today.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
let fixtures: ReturnType<typeof today>;
beforeAll(async () => {
  world = await createWorld();
  fixtures = today(world);
});

describe('an order', () => {
  it("appears on the performer's open screens, is offered to available workers, and is assigned", async ({
    signInAs,
  }) => {
    const { buyer, vendor, worker: busy, colleague: free, rivalVendor } = world.people;
    const { performer } = world.companies;
    const tired = await world.person('Zdena Malá', 'ROLE_VENDOR_STAFF', performer);
    const unskilled = await world.person('Aleš Baker', 'ROLE_VENDOR_STAFF', performer, {
      category_ids: [world.specialties.baker],
    });
    await fixtures.staffed(on(3, '14:00', '22:00'), busy);
    await fixtures.staffed(on(2, '20:00', '02:00'), tired);
    const week = `/shifts/calendar?day=${day(3)}&q=shared`;
    const [calendar, list, rival, orders] = await Promise.all([
      signInAs(vendor, week),
      signInAs(vendor, '/shifts/list?dates=coming&status=new'),
      signInAs(rivalVendor, week),
      signInAs(buyer, '/shifts/new'),
    ]);
    await calendar.getByRole('grid', { name: shifts.calendar.board }).getByText('shared').first().waitFor();

    await choose(orders, shifts.order.store, 'shared');
    await choose(orders, shifts.order.specialty, world.specialties.cashier);
    await fillInTimes(orders, day(3), '08:00', '16:00');
    await orders.getByLabel(shifts.order.count).fill('2');
    await orders.getByLabel(shifts.order.comment).fill('Ask for Mrs Nová at till 3');
    await orders.getByText('2 700,00 Kč').first().waitFor();
    await orders.getByText(shifts.order.lawful).waitFor();
    await orders.getByRole('button', { name: shifts.order.send }).click();
    await orders.getByRole('heading', { name: shifts.list.title }).waitFor();
    expect(new URL(orders.url()).searchParams.get('dates')).toBe(`${day(3)}..${day(3)}`);
    const inList = (page: Page) =>
      page.getByRole('row').filter({ hasText: '08:00–16:00' }).filter({ hasText: 'shared' });
    await expect.poll(() => inList(orders).count()).toBe(2);
    expect(await inList(orders).first().innerText()).toContain(common.shiftStatus.new);

    const cell = (page: Page) => page.getByRole('gridcell').getByRole('link', { name: /08:00–16:00.*Unfilled/s });
    await Promise.all([cell(calendar).waitFor(), cell(rival).waitFor(), inList(list).first().waitFor()]);

    await inList(list).first().getByRole('link').first().click();
    await list.getByText('Ask for Mrs Nová at till 3').waitFor();
    await list.getByRole('button', { name: shifts.words.action.assign }).click();
    const group = (name: string) =>
      list
        .getByRole('region', { name: new RegExp(`^${name}`) })
        .getByRole('listitem')
        .allInnerTexts();
    await list.getByText(free.fio).waitFor();
    expect(await group(shifts.staffing.group.free)).toEqual([expect.stringContaining(free.fio)]);
    expect(await group(shifts.staffing.group.warned)).toEqual([
      expect.stringMatching(/Zdena Malá[^]*Only 6:00 h of rest/),
    ]);
    expect(await group(shifts.staffing.group.barred)).toEqual([
      expect.stringMatching(new RegExp(`${unskilled.fio}[^]*${law['no-specialty']}`)),
      expect.stringMatching(new RegExp(`${busy.fio}[^]*Works elsewhere.*14:00–22:00`)),
    ]);
    const candidate = list.getByRole('listitem').filter({ hasText: free.fio });
    await candidate.getByRole('button', { name: shifts.words.action.assign }).click();
    await list.getByText(common.shiftStatus.confirmed, { exact: true }).first().waitFor();
    await historyOf(list).filter({ hasText: shifts.view.log.assigned }).filter({ hasText: free.fio }).waitFor();

    await calendar.getByRole('link', { name: new RegExp(`08:00–16:00[^]*${free.fio}`) }).waitFor();
    await expect.poll(() => rival.getByRole('link', { name: /08:00–16:00/ }).count()).toBe(1);
  });
});

describe('a worker, on the phone,', () => {
  it('sees a shift marked as new, holds the button to start it, takes a break and ends it', async ({ signInAs }) => {
    const who = await world.person('Ota Dvořák', 'ROLE_VENDOR_STAFF', world.companies.performer);
    const page = await signInAs(who, '/my', 'phone');
    await page.getByText(worker.none.title).waitFor();
    const { id, starts_at } = await fixtures.staffed(soon(), who, { comment: 'Ring at the back door' });
    await page.reload();
    await page.getByText(worker.news.markNew, { exact: true }).waitFor();
    await page.getByText('Ring at the back door').waitFor();
    await checkScreen(page, 'worker-new');
    await page.getByRole('button', { name: worker.news.gotIt }).click();

    const hold = async (name: string) => {
      const button = page.getByRole('button', { name });
      await button.hover();
      await page.mouse.down();
      await page.getByText(worker.dock.holding).waitFor();
      await page.getByText(worker.dock.holding).waitFor({ state: 'detached' });
      await page.mouse.up();
    };
    await hold(worker.dock.start);
    await page.getByText(worker.today.working, { exact: true }).waitFor();
    await page.getByRole('button', { name: worker.dock.break }).tap();
    await page.getByText(worker.today.onBreak).waitFor();
    await checkScreen(page, 'worker-on-a-break');
    await page.getByRole('button', { name: worker.dock.endBreak }).tap();
    await page.getByText(worker.today.working, { exact: true }).waitFor();
    await hold(worker.dock.end);
    await page.getByText(worker.today.done, { exact: true }).waitFor();
    await checkScreen(page, 'worker-done');

    const seen = ok(await invoke(contracts.getShift, world.people.buyer, { params: { id } }));
    expect(seen).toMatchObject({ status: 'completed', starts_at, staff: { id: who.id }, breaks: [{}] });
  });
});

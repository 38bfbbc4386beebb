import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import * as contracts from '#shared/contracts/shifts.ts';
import common from '#shared/messages/en/common.ts';
import fields from '#shared/messages/en/fields.ts';
import hours from '#shared/messages/en/hours.ts';
import problems from '#shared/messages/en/problems.ts';
import shell from '#shared/messages/en/shell.ts';
import shifts from '#shared/messages/en/shifts.ts';
import worker from '#shared/messages/en/worker.ts';
import { invoke } from '../world/invoke.ts';
import { it, checkScreen, saying, takeOption } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import { confirm, historyOf } from '../world/shift-view.ts';
import { day, on, soon, today } from '../world/today.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
let fixtures: ReturnType<typeof today>;
beforeAll(async () => {
  world = await createWorld();
  fixtures = today(world);
});

const aWorker = (fio: string) => world.person(fio, 'ROLE_VENDOR_STAFF', world.companies.performer);
const stateOf = async (id: string) => ok(await invoke(contracts.getShift, world.people.vendor, { params: { id } }));

describe('without a network connection', () => {
  it('a worker reads that the data is old and keeps a half-written comment; signing out asks while a punch is unsent', async ({
    signInAs,
  }) => {
    const who = await aWorker('Pavla Bezsítě');
    await fixtures.staffed(soon(), who);
    const page = await signInAs(who, '/my', 'phone');
    let isConnected = true;
    await page.routeWebSocket(/\/api\/live/, (socket) => {
      if (!isConnected) return;
      const server = socket.connectToServer();
      socket.onMessage((message) => isConnected && server.send(message));
      server.onMessage((message) => isConnected && socket.send(message));
    });
    await page.clock.install();
    await page.reload();
    const details = page.getByRole('button', { name: worker.details.more });
    await details.tap();
    await page.getByLabel(worker.details.comment).fill('The door is lo');
    await details.tap();
    await details.tap();
    expect(await page.getByLabel(worker.details.comment).inputValue()).toBe('The door is lo');

    // The phone has a network, but nothing arrives.
    await page.route(/\/api\//, (route) => route.abort());
    isConnected = false;
    // The connection's heartbeat detects it within half a minute, and the next request fails.
    for (let time = 0; time < 9; time++) await page.clock.runFor(4000);
    await page.getByText(worker.offline.title, { exact: true }).waitFor();
    await page.getByRole('button', { name: worker.dock.start }).press('Enter');
    await confirm(page, worker.dock.startConfirm);
    await page.getByText(worker.unsent.title).first().waitFor();
    await page.getByRole('button', { name: who.fio }).tap();
    await page.getByRole('menuitem', { name: shell.account.signOut }).tap();
    await page.getByRole('alertdialog').getByText(common.unsent.leaveHelp).waitFor();
    await checkScreen(page, 'worker-leave-unsent');
    await confirm(page, common.form.stay);
    await page.getByText(worker.today.working, { exact: true }).waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/my');
  });

  it("a customer's reason for canceling several shifts is kept for the next attempt", async ({ signInAs }) => {
    const times = on(9, '09:00', '17:00');
    const ordered = await Promise.all([fixtures.ordered(times), fixtures.ordered(times)]);
    const page = await signInAs(world.people.buyer, `/shifts/list?dates=${day(9)}..${day(9)}`);
    const rows = page.getByRole('row').filter({ hasText: '09:00–17:00' });
    await expect.poll(() => rows.count()).toBe(2);
    for (const row of await rows.all()) await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: shifts.list.cancel.bulk }).click();
    const sure = saying(shifts.list.cancel.confirm_other, { count: 2 });
    await page.getByRole('alertdialog').getByRole('button', { name: sure }).click();
    await page.getByText(fields.required).waitFor();
    const listed = page.getByRole('alertdialog').getByRole('listitem').filter({ hasText: '09:00–17:00' });
    expect(await listed.count()).toBe(2);
    await page.getByLabel(shifts.view.reason).fill('The store is being rebuilt');
    await checkScreen(page, 'shifts-cancel-several');

    await page.context().setOffline(true);
    await page.getByRole('alertdialog').getByRole('button', { name: sure }).click();
    const dialog = page.getByRole('dialog', { name: shifts.list.cancel.running });
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(2);
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: common.bulk.again }).click();
    await dialog
      .getByText(saying(common.bulk.done, { done: 2 }))
      .first()
      .waitFor();
    await dialog.getByRole('button', { name: common.bulk.close }).click();
    await page.getByRole('row').filter({ hasText: common.shiftStatus.canceled }).first().waitFor();
    for (const { id } of ordered) {
      expect(await stateOf(id)).toMatchObject({ status: 'canceled' });
      const log = ok(await invoke(contracts.listShiftLog, world.people.vendor, { params: { id } }));
      expect(log).toContainEqual(expect.objectContaining({ reason: 'The store is being rebuilt' }));
    }
  });
});

describe('a performer', () => {
  /** Yesterday's shift. Its worker reports a start 23 minutes late. */
  /** The fields are 24-hour text in every browser language. */
  const typeTime = async (dialog: Locator, label: string | RegExp, time: string) => {
    const field = dialog.getByRole('combobox', { name: label });
    await field.fill(time);
    await field.press('Tab');
  };

  it('corrects wrongly recorded times with a reason that both sides see', async ({ signInAs }) => {
    const who = await aWorker('Karel Zapomněl');
    const id = await fixtures.lateYesterday(who);
    const late = saying(shifts.words.lateBy, { time: '23 min' });
    const [page, customer] = await Promise.all([
      signInAs(world.people.vendor, `/shifts/view/${id}`),
      signInAs(world.people.buyer, `/shifts/view/${id}`),
    ]);
    await page.getByText(late).first().waitFor();
    await page.getByRole('button', { name: shifts.words.action.correct }).click();
    const dialog = page.getByRole('dialog');
    await typeTime(dialog, shifts.view.correct.start, '08:00');
    await dialog.getByRole('button', { name: shifts.view.correct.addBreak }).click();
    await typeTime(dialog, saying(shifts.view.correct.breakFrom, { number: 1 }), '1200');
    await typeTime(dialog, saying(shifts.view.correct.breakTo, { number: 1 }), '12.30');
    await dialog.getByText(saying(shifts.view.correct.worked, { hours: '7:30' })).waitFor();
    await checkScreen(page, 'shift-correct');
    await dialog.getByLabel(shifts.view.reason).fill('The phone was flat at eight');
    await dialog.getByRole('button', { name: shifts.view.ask.correct.confirm }).click();
    for (const side of [page, customer]) {
      await historyOf(side)
        .filter({ hasText: shifts.view.log.corrected })
        .filter({ hasText: 'The phone was flat at eight' })
        .filter({ hasText: `${shifts.view.log.field.break}: 12:00–12:30` })
        .waitFor();
      const worked = side.getByRole('definition').filter({ hasText: '7:30' });
      await expect.poll(() => worked.count()).toBe(2); // planned and worked
      await expect.poll(() => side.getByText(late).count()).toBe(0);
    }
    expect(await stateOf(id)).toMatchObject({ tardiness_minutes: 0, break_minutes: 30, minutes_worked: 450 });
  });

  it('corrects times from the panel of the hours, to the minute, and only if a time changes', async ({ signInAs }) => {
    const who = await aWorker('Minuta Přesná');
    const id = await fixtures.lateYesterday(who);
    const page = await signInAs(world.people.vendor, `/shifts/hours?week=${day(-1)}&tab=toApprove`);
    await page.getByRole('row').filter({ hasText: who.fio }).getByRole('gridcell').getByRole('link').click();
    const panel = page.getByRole('complementary', { name: hours.details });
    await panel.getByRole('button', { name: shifts.words.action.correct }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(shifts.view.reason).fill('The badge reader was a minute late');
    await dialog.getByRole('button', { name: shifts.view.ask.correct.confirm }).click();
    await dialog.getByText(shifts.problems['times-unchanged']).waitFor();
    const start = dialog.getByRole('combobox', { name: shifts.view.correct.start });
    await typeTime(dialog, shifts.view.correct.start, '25:99');
    await dialog.getByText(fields['not-time']).first().waitFor();
    expect(await start.inputValue()).toBe('25:99');
    await typeTime(dialog, shifts.view.correct.start, '807');
    expect(await start.inputValue()).toBe('08:07');
    await checkScreen(page, 'hours-correct');
    await dialog.getByRole('button', { name: shifts.view.ask.correct.confirm }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await stateOf(id)).toMatchObject({ actual_start: on(-1, '08:07', '16:00').starts_at, tardiness_minutes: 7 });
  });

  it("does not overwrite a colleague's correction that was saved while the dialog was open", async ({ signInAs }) => {
    const id = await fixtures.lateYesterday(await aWorker('Dana Dvojitá'));
    const page = await signInAs(world.people.vendor, `/shifts/view/${id}`);
    await page.getByRole('button', { name: shifts.words.action.correct }).click();
    const dialog = page.getByRole('dialog');
    await typeTime(dialog, shifts.view.correct.end, '15:30');
    await dialog.getByLabel(shifts.view.reason).fill('Left earlier');
    const times = on(-1, '08:10', '15:45');
    await fixtures.act(contracts.correctShift, world.people.vendor, id, {
      actual_start: times.starts_at,
      actual_end: times.ends_at,
      breaks: [],
      reason: 'Came at ten past eight',
    });
    await page.getByText('Came at ten past eight', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: shifts.view.ask.correct.confirm }).click();
    const conflict = page.getByRole('dialog', { name: common.form.changed });
    const end = conflict.getByRole('group', { name: shifts.view.correct.end });
    for (const text of ['15:30', '15:45', '16:00']) await end.getByText(text, { exact: true }).waitFor();
    await conflict.getByText('08:10').waitFor();
    expect(await stateOf(id)).toMatchObject({ actual_end: times.ends_at });
    await checkScreen(page, 'shift-correct-conflict');
    // Only the conflict is closed: what was typed is still there.
    await page.keyboard.press('Escape');
    await conflict.waitFor({ state: 'detached' });
    expect(await dialog.getByRole('combobox', { name: shifts.view.correct.end }).inputValue()).toBe('15:30');
    await dialog.getByRole('button', { name: shifts.view.ask.correct.confirm }).click();
    await conflict.getByRole('button', { name: common.form.saveChosen }).click();
    await dialog.waitFor({ state: 'detached' });
    const both = on(-1, '08:10', '15:30');
    expect(await stateOf(id)).toMatchObject({ actual_start: both.starts_at, actual_end: both.ends_at });
  });

  it('does not replace a worker whom a colleague assigned while the list of candidates was open', async ({
    signInAs,
  }) => {
    const [first, second] = await Promise.all([aWorker('Alena První'), aWorker('Blanka Druhá')]);
    const { id } = await fixtures.ordered(on(8, '10:00', '18:00'));
    const page = await signInAs(world.people.vendor, `/shifts/view/${id}`);
    await page.getByRole('button', { name: shifts.words.action.assign }).click();
    const candidate = page.getByRole('listitem').filter({ hasText: second.fio });
    await candidate.waitFor();
    await fixtures.act(contracts.assignShift, world.people.vendor, id, { staff_id: first.id });
    await page.getByText(common.shiftStatus.confirmed, { exact: true }).first().waitFor();
    await candidate.getByRole('button', { name: shifts.words.action.assign }).click();
    await page.getByText(problems.changed).waitFor();
    await candidate.waitFor({ state: 'detached' });
    expect(await stateOf(id)).toMatchObject({ staff: { id: first.id } });
  });

  it('puts a worker on stand-by and calls them up when another worker leaves', async ({ signInAs }) => {
    const [absent, standby] = await Promise.all([aWorker('Petr Nejde'), aWorker('Stanislava Čeká')]);
    const work = await fixtures.staffed(on(4, '10:00', '18:00'), absent);
    const otherShift = await fixtures.ordered(on(4, '09:00', '17:00'));
    const page = await signInAs(world.people.vendor, `/shifts/view/${otherShift.id}`);
    await page.getByRole('button', { name: shifts.view.more }).click();
    await page.getByRole('menuitem', { name: shifts.words.action.reserve }).click();
    const drawer = page.getByRole('complementary', { name: shifts.staffing.reserve.title });
    await drawer.getByRole('combobox', { name: shifts.staffing.reserve.worker }).fill('Stanislava');
    await takeOption(page, standby.fio);
    await drawer.getByRole('checkbox', { name: /10:00–18:00/ }).check();
    await checkScreen(page, 'shift-reserve');
    await drawer.getByRole('button', { name: shifts.words.action.reserve }).click();
    await page.getByText(common.shiftStatus.reserve, { exact: true }).first().waitFor();
    await page.getByText(shifts.view.linked.backs, { exact: true }).waitFor();

    await fixtures.act(contracts.leaveShift, absent, work.id, { reason: 'Ill' });
    await page.reload();
    await page.getByRole('button', { name: saying(shifts.view.linked.callUp, { name: standby.fio }) }).click();
    await page.getByText(saying(shifts.view.ask.call_up.title, { name: standby.fio })).waitFor();
    await checkScreen(page, 'shift-call-up');
    await confirm(page, shifts.view.ask.call_up.confirm);
    await page.getByRole('heading', { name: '10:00–18:00' }).waitFor();
    expect(await stateOf(otherShift.id)).toMatchObject({ status: 'confirmed', staff: { id: standby.id } });
    expect(await stateOf(work.id)).toMatchObject({ status: 'canceled', counterpart_id: otherShift.id });
  });
});

import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import * as contracts from '#shared/contracts/shifts.ts';
import { localTime } from '#shared/domain/local-time.ts';
import common from '#shared/messages/en/common.ts';
import { headers } from '#shared/messages/en/exported.generated.ts';
import fields from '#shared/messages/en/fields.ts';
import law from '#shared/messages/en/law.ts';
import shifts from '#shared/messages/en/shifts.ts';
import { invoke } from '../world/invoke.ts';
import { choose } from '../world/order-form.ts';
import { it, checkScreen, saying } from '../world/screen.ts';
import { at, shiftFixtures, ok, plan } from '../world/shift-fixtures.ts';
import { confirm, historyOf } from '../world/shift-view.ts';
import { clock, clocks, zone } from '../world/today.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
let give: ReturnType<typeof shiftFixtures>;
beforeAll(async () => {
  world = await createWorld();
  give = shiftFixtures(world);
});

const onDay = (day: number) => ({ starts_at: at(day, '06:00'), ends_at: at(day, '12:00') });
const notified = (page: Page, text: RegExp) => page.getByRole('status').getByText(text).waitFor();

describe('new times of a confirmed shift', () => {
  it('that the performer proposes meanwhile are named before the customer replaces them', async ({ signInAs }) => {
    const { buyer, vendor } = world.people;
    const { id, version } = await give.confirmed(onDay(6));
    const page = await signInAs(buyer, `/shifts/edit/${id}`);
    await choose(page, shifts.order.to, clock(at(6, '11:30')));
    const body = { version, starts_at: at(6, '05:00'), ends_at: at(6, '11:00') };
    ok(await invoke(contracts.updateShift, vendor, { params: { id }, body }));
    await page.getByRole('button', { name: shifts.order.propose }).click();
    const dialog = page.getByRole('dialog', { name: common.form.changed });
    await dialog.getByText(shifts.order.replacesProposal).waitFor();
    await checkScreen(page, 'shift-edit-replaces-proposal');
    await dialog.getByRole('button', { name: common.form.saveChosen }).click();
    await page.getByText(shifts.view.change.theirs).waitFor();
    const times = { starts_at: at(6, '06:00'), ends_at: at(6, '11:30') };
    const { body: stored } = await invoke(contracts.getShift, vendor, { params: { id } });
    expect(stored.data.pending_change).toMatchObject({ by: 'customer', ...times });
  });

  it('requested by the performer are refused by the customer, and both sides see the reason', async ({ signInAs }) => {
    const { buyer, vendor } = world.people;
    const { id, version } = await give.confirmed(onDay(3));
    const body = { version, starts_at: at(3, '08:00'), ends_at: at(3, '14:00') };
    ok(await invoke(contracts.updateShift, vendor, { params: { id }, body }));
    const [customer, performer] = await Promise.all([
      signInAs(buyer, `/shifts/view/${id}`, 'phone'),
      signInAs(vendor, `/shifts/view/${id}`),
    ]);
    await performer.getByRole('button', { name: shifts.view.change.takeBack }).waitFor();
    await customer.getByRole('button', { name: shifts.view.change.refuse, exact: true }).tap();
    await confirm(customer, shifts.view.ask.refuse_change.confirm);
    await customer.getByText(fields.required).waitFor();
    await customer.getByLabel(shifts.view.reason).fill('The delivery comes at eight');
    await checkScreen(customer, 'change-refused');
    await confirm(customer, shifts.view.ask.refuse_change.confirm);
    for (const side of [customer, performer]) {
      await historyOf(side).filter({ hasText: shifts.view.log.refused }).filter({ hasText: 'The delivery' }).waitFor();
      await side.getByRole('heading', { level: 1, name: clocks(at(3, '06:00'), at(3, '12:00')) }).waitFor();
    }
  });
});

describe('a request for a change', () => {
  it('is withdrawn in its own words, and fits a phone with everything that it changes', async ({ signInAs }) => {
    const { buyer, vendor } = world.people;
    const { id, version } = await give.create(onDay(5));
    const body = {
      version,
      starts_at: at(5, '08:00'),
      ends_at: at(5, '14:15'),
      category_id: world.specialties.baker,
      planned_break_minutes: 45,
    };
    ok(await invoke(contracts.updateShift, vendor, { params: { id }, body }));
    const [customer, performer] = await Promise.all([
      signInAs(buyer, `/shifts/view/${id}`, 'phone'),
      signInAs(vendor, `/shifts/view/${id}`, 'phone'),
    ]);
    const beyond = `(() => {
      const change = document.querySelector('[aria-labelledby="pending-change"]');
      return change.scrollWidth - change.clientWidth;
    })()`;
    for (const side of [customer, performer]) {
      await side.getByRole('definition').filter({ hasText: '+0:45' }).waitFor();
      // Measured until the fonts are there.
      await expect.poll(() => side.evaluate<number>(beyond)).toBe(0);
    }
    await performer.getByRole('button', { name: shifts.view.change.takeBack }).tap();
    await performer.getByText(shifts.view.ask.withdraw_change.title).waitFor();
    await performer.getByLabel(shifts.view.reason).fill('The oven works again');
    await checkScreen(performer, 'change-withdrawn');
    await confirm(performer, shifts.view.ask.withdraw_change.confirm);
    await notified(performer, saying(shifts.view.done.withdraw_change));
    for (const side of [customer, performer])
      await historyOf(side).filter({ hasText: shifts.view.log.withdrawn }).filter({ hasText: 'The oven' }).waitFor();
  });
});

it('the form of another change shows the change that it would replace', async ({ signInAs }) => {
  const { vendor } = world.people;
  const { id, version } = await give.create(onDay(6));
  const body = { version, planned_break_minutes: 45 };
  ok(await invoke(contracts.updateShift, vendor, { params: { id }, body }));
  const page = await signInAs(vendor, `/shifts/edit/${id}`, 'phone');
  await page.getByText(shifts.view.change.replaced).waitFor();
  await page.getByRole('definition').filter({ hasText: '+0:45' }).waitFor();
  await checkScreen(page, 'change-replaced');
});

describe('dragging a shift to another day', () => {
  /** Moves in steps, because the drop targets appear only during the drag. */
  const drag = async (page: Page, cell: Locator, to: Locator) => {
    await cell.hover();
    await page.mouse.down();
    const box = await to.boundingBox();
    if (!box) throw new Error('the target is not in sight');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height - 8, { steps: 5 });
    await page.locator('[data-drop]').first().waitFor();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height - 10, { steps: 2 });
    await page.locator('[data-drop="over"]').waitFor();
    await page.mouse.up();
  };
  /** Two days of the same week. */
  const sameWeek = (from: number) =>
    new Date(at(from, '12:00')).getUTCDay() === 0 ? [from - 1, from] : [from, from + 1];
  const cellOn = (page: Page, day: string) => page.locator(`[data-at="${day}"][data-free]`).first();
  const dayOf = (day: number) => at(day, '06:00').slice(0, 10);

  it('moves an unstaffed shift at once, and back again', async ({ signInAs }) => {
    const [from = 0, to = 0] = sameWeek(4);
    const { id } = await give.create({ ...onDay(from), store_id: world.stores.shared.id });
    const page = await signInAs(world.people.buyer, `/shifts/calendar?day=${dayOf(from)}&q=shared`);
    const shift = (day: number) => cellOn(page, dayOf(day)).getByRole('link');
    await shift(from).waitFor();
    await drag(page, shift(from), cellOn(page, dayOf(to)));
    await shift(to).waitFor();
    await notified(page, saying(shifts.calendar.drop.moved));
    expect(ok(await invoke(contracts.getShift, world.people.buyer, { params: { id } }))).toMatchObject(onDay(to));
    await page.getByRole('button', { name: common.undo }).click();
    await shift(from).waitFor();
  });

  it('asks for confirmation when the shift is staffed, and requests the change from the other side', async ({
    signInAs,
  }) => {
    const [from = 0, to = 0] = sameWeek(11);
    const { id } = await give.confirmed({ ...onDay(from), store_id: world.stores.shared.id });
    const page = await signInAs(world.people.vendor, `/shifts/calendar?day=${dayOf(from)}&q=shared`);
    const shift = cellOn(page, dayOf(from)).getByRole('link');
    await shift.waitFor();
    await drag(page, shift, cellOn(page, dayOf(to)));
    await page.getByRole('heading', { name: shifts.calendar.drop.askTitle }).waitFor();
    await checkScreen(page, 'calendar-drop-asks');
    await confirm(page, shifts.calendar.drop.ask);
    await notified(page, saying(shifts.calendar.drop.asked));
    const { pending_change, starts_at } = ok(await invoke(contracts.getShift, world.people.buyer, { params: { id } }));
    expect(pending_change).toMatchObject({ ...onDay(to), by: 'performer' });
    expect(starts_at).toBe(onDay(from).starts_at);
  });

  it('asks for a reason when the law closes the store on that day', async ({ signInAs }) => {
    const year = Number(at(0, '12:00').slice(0, 4)) + 1;
    const christmas = `${year}-12-25`;
    const weekday = new Date(christmas).getUTCDay();
    const before = `${year}-12-${weekday === 1 || weekday === 2 ? 27 : 23}`;
    const day = { starts_at: localTime(before, '08:00', zone), ends_at: localTime(before, '14:00', zone) };
    await give.create({ ...day, store_id: world.stores.large.id });
    const page = await signInAs(world.people.buyer, `/shifts/calendar?day=${before}&q=large`);
    const shift = cellOn(page, before).getByRole('link');
    await shift.waitFor();
    await drag(page, shift, cellOn(page, christmas));
    await page.getByText(saying(law['closed-by-law'])).first().waitFor();
    await page.getByLabel(shifts.calendar.drop.reason).fill('Only the bakery opens');
    await confirm(page, shifts.calendar.drop.move);
    await cellOn(page, christmas).getByRole('link').waitFor();
  });
});

describe('the export of shifts', () => {
  const download = async (page: Page, press: () => Promise<void>) => {
    const downloading = page.waitForEvent('download');
    await press();
    const file = await downloading;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  const choose = async (page: Page, item: string) => {
    await page.getByRole('button', { name: common.export.button, exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const linesOf = async (page: Page) => {
    const button = page.getByRole('status').getByRole('button', { name: common.export.download });
    const { name, text } = await download(page, () => button.click());
    expect(name).toMatch(new RegExp(`^${common.export.lists.shifts} 20\\d\\d-\\d\\d-\\d\\d\\.csv$`));
    return text.split('\r\n');
  };

  it('writes the list in the background, and a calendar file at once', async ({ signInAs }) => {
    const { id } = await give.completed(plan);
    const day = plan.starts_at.slice(0, 10);
    const page = await signInAs(world.people.vendor, `/shifts/list?dates=${day}..${day}`);
    const row = page.getByRole('row').filter({ hasText: common.shiftStatus.completed });
    await row.waitFor();
    await choose(page, common.export.csv);
    const [head, first, end] = await linesOf(page);
    expect(head).toBe(`\uFEFF${Object.values(headers.shifts).join(',')}`);
    expect(first?.split(',')).toEqual(
      expect.arrayContaining([
        'Completed',
        clock(plan.starts_at),
        clock(plan.ends_at),
        'own',
        'customer',
        'performer',
        'Jana Nováková',
        '360',
        '180',
      ]),
    );
    expect(end).toBe('');

    const { name, text } = await download(page, () => choose(page, shifts.export.ical));
    expect(name).toBe(`smena-${day}-${day}.ics`);
    const local = (instant: string) => `${day.replaceAll('-', '')}T${clock(instant).replace(':', '')}00`;
    for (const line of [
      'BEGIN:VCALENDAR',
      `UID:${id}@smena`,
      `DTSTART;TZID=Europe/Prague:${local(plan.starts_at)}`,
      `DTEND;TZID=Europe/Prague:${local(plan.ends_at)}`,
      `SUMMARY:${world.specialties.cashier} · own · Jana Nováková`,
      'STATUS:CONFIRMED',
      'TZID:Europe/Prague',
      'END:VCALENDAR',
    ])
      expect(text.replaceAll('\r\n ', '').split('\r\n')).toContain(line);
  });

  it('has only the chosen rows, or what the calendar shows', async ({ signInAs }) => {
    const chosen = await give.create(onDay(26));
    await give.create({ ...onDay(26), store_id: world.stores.large.id });
    const day = chosen.starts_at.slice(0, 10);
    const storesIn = (lines: string[]) => lines.slice(1, -1).map((line) => line.split(',')[4]);
    const list = await signInAs(world.people.vendor, `/shifts/list?dates=${day}..${day}`);
    const row = list.getByRole('row').filter({ hasText: 'own' });
    await row.getByRole('checkbox').check();
    await list.getByRole('button', { name: common.export.button, exact: true }).last().click();
    expect(storesIn(await linesOf(list))).toEqual(['own']);

    const calendar = await signInAs(world.people.buyer, `/shifts/calendar?day=${day}&q=large`);
    await calendar.getByRole('list', { name: shifts.calendar.summary }).waitFor();
    await choose(calendar, common.export.csv);
    expect(storesIn(await linesOf(calendar))).toEqual(['large']);
  });
});

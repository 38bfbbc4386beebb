import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import * as contracts from '#shared/contracts/shifts.ts';
import { localDay } from '#shared/domain/local-time.ts';
import { fullDay } from '#shared/domain/time-text.ts';
import common from '#shared/messages/en/common.ts';
import dashboard from '#shared/messages/en/dashboard.ts';
import shifts from '#shared/messages/en/shifts.ts';
import { invoke } from '../world/invoke.ts';
import { choose, fillInTimes } from '../world/order-form.ts';
import { watchRenderedFields } from '../world/rendered-fields.ts';
import { it, checkScreen, saying } from '../world/screen.ts';
import { at, shiftFixtures, ok } from '../world/shift-fixtures.ts';
import { clock, day, soon, zone } from '../world/today.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
let give: ReturnType<typeof shiftFixtures>;
beforeAll(async () => {
  world = await createWorld();
  give = shiftFixtures(world);
});

const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const forecastOf = (page: Page) => page.getByRole('complementary', { name: shifts.order.forecast });
/** Clicks next to the form to close an open list. */
const leave = (page: Page) => page.mouse.click(700, 70);
const send = (page: Page) => page.getByRole('button', { name: shifts.order.send }).click();

describe('the form of a new shift', () => {
  it('clears “Too soon” from the time and the banner after the day changes', async ({ signInAs }) => {
    const page = await signInAs(world.people.buyer, '/shifts/new');
    await choose(page, shifts.order.store, 'own');
    await choose(page, shifts.order.specialty, world.specialties.cashier);
    const { starts_at, ends_at } = soon();
    await fillInTimes(page, localDay(starts_at, zone), clock(starts_at), clock(ends_at));
    await send(page);
    await page.getByText(shifts.order.short['shift-too-soon'], { exact: true }).waitFor();
    await page.getByText(common.form.notSaved).waitFor();
    await page.locator(':focus').and(field(page, shifts.order.from)).waitFor();
    expect(await page.getByRole('listbox').count()).toBe(0);
    await field(page, shifts.order.from).click();
    await page.getByRole('listbox').waitFor();
    await leave(page);
    await page.getByLabel(shifts.order.day, { exact: true }).fill(day(32));
    await page.getByText(shifts.order.short['shift-too-soon'], { exact: true }).waitFor({ state: 'detached' });
    await page.getByText(common.form.notSaved).waitFor({ state: 'detached' });
  });

  it('offers no day that is over, and refuses a typed one', async ({ signInAs }) => {
    const page = await signInAs(world.people.buyer, '/shifts/new');
    await choose(page, shifts.order.store, 'own');
    await choose(page, shifts.order.specialty, world.specialties.cashier);
    await fillInTimes(page, day(-1), '08:00', '14:00');
    await send(page);
    await page.getByText(shifts.order.dayOver).first().waitFor();
    await page.getByRole('button', { name: common.calendar.open }).click();
    const grid = page.getByRole('grid');
    await grid.getByRole('button', { disabled: false }).first().waitFor();
    const first = await grid.getByRole('button', { disabled: false }).first().getAttribute('aria-current');
    expect(first).toBe('date');
  });

  it('names the fields that the cost still needs, and that a start too soon cannot be ordered', async ({
    signInAs,
  }) => {
    const page = await signInAs(world.people.buyer, '/shifts/new');
    const forecast = forecastOf(page);
    const missing = 'Store, Specialty, Day, From, and To';
    await forecast.getByText(saying(shifts.order.costLater, { fields: missing })).waitFor();
    await choose(page, shifts.order.store, 'own');
    await choose(page, shifts.order.specialty, world.specialties.cashier);
    const { starts_at, ends_at } = soon();
    await fillInTimes(page, localDay(starts_at, zone), clock(starts_at), clock(ends_at));
    await forecast.getByText(shifts.order.costUnknown).waitFor();
    expect(await forecast.getByText(saying(shifts.order.costLater)).count()).toBe(0);
  });

  it('renders only the typed field and those that depend on it', async ({ signInAs }) => {
    const page = await signInAs(world.people.buyer, '/shifts/new');
    const rendered = await watchRenderedFields(page);
    const comment = page.getByLabel(shifts.order.comment);
    await choose(page, shifts.order.store, 'own');
    await fillInTimes(page, day(32), '08:00', '16:00');
    expect(await rendered()).toEqual(expect.arrayContaining([shifts.order.store, shifts.order.specialty]));
    // An answer that comes meanwhile renders other fields too, so a try may have to be repeated.
    const renderedBy = async (act: () => Promise<void>) => {
      await rendered();
      await act();
      return (await rendered()).filter((name) => !name.startsWith(shifts.order.comment));
    };
    await expect.poll(() => renderedBy(() => comment.pressSequentially('Ring'))).toEqual([]);
    const from = field(page, shifts.order.from);
    const start = async () => {
      const next = (await from.inputValue()) === '09:00' ? '10:00' : '09:00';
      await from.fill(next);
      await leave(page);
      await expect.poll(() => from.inputValue()).toBe(next);
    };
    const { store, specialty, day: onDay, count, from: fromLabel, to } = shifts.order;
    const watched = [store, specialty, onDay, count, fromLabel, to];
    const watchedOf = (names: readonly string[]) => watched.filter((name) => names.includes(name));
    await expect.poll(async () => watchedOf(await renderedBy(start))).toEqual([fromLabel, to]);
  });

  it('opens a collapsed section around the first mistake, which takes the focus', async ({ signInAs }) => {
    const page = await signInAs(world.people.buyer, '/shifts/new');
    await field(page, shifts.order.store).waitFor();
    await page.evaluate(`for (const within of ['form section', 'form details']) {
      const section = document.querySelector(within);
      const collapsed = document.createElement('details');
      section.replaceWith(collapsed);
      collapsed.append(section);
    }`);
    await field(page, shifts.order.store).waitFor({ state: 'hidden' });
    await send(page);
    await page.locator(':focus').and(field(page, shifts.order.store)).waitFor();
  });

  it('accepts typed times, and lists only ends after the start', async ({ signInAs }) => {
    const page = await signInAs(world.people.buyer, '/shifts/new');
    const [from, to] = [field(page, shifts.order.from), field(page, shifts.order.to)];
    await from.fill('0800');
    await leave(page);
    expect(await from.inputValue()).toBe('08:00');
    await to.click();
    expect(await page.getByRole('option').first().innerText()).toBe('08:15');
    expect(await page.getByRole('option', { name: '08:00' }).innerText()).toContain(common.nextDay);
    await to.fill('1600');
    await leave(page);
    expect(await to.inputValue()).toBe('16:00');
    await from.fill('9');
    await from.press('Tab');
    await page.keyboard.press('Escape');
    expect(await from.inputValue()).toBe('09:00');
    await from.fill('10');
    await from.press('Escape');
    await leave(page);
    expect(await from.inputValue()).toBe('09:00');
  });

  it('opened from a cell of the board, has the store, day and specialty of that cell', async ({ signInAs }) => {
    const times = { starts_at: at(6, '06:00'), ends_at: at(6, '12:00') };
    await give.create({ ...times, store_id: world.stores.large.id, category_id: world.specialties.baker });
    const next = localDay(at(new Date(at(6, '12:00')).getUTCDay() === 0 ? 5 : 7, '12:00'), zone);
    const page = await signInAs(world.people.buyer, `/shifts/calendar?day=${next}&q=large`);
    const cell = page.locator(`[data-free][data-at="${next}"][data-category="${world.specialties.baker}"]`);
    await cell.click({ position: { x: 20, y: 40 } });
    await field(page, shifts.order.store).waitFor();
    expect(await field(page, shifts.order.store).inputValue()).toBe('large');
    expect(await field(page, shifts.order.specialty).inputValue()).toBe(world.specialties.baker);
    expect(await page.getByLabel(shifts.order.day, { exact: true }).inputValue()).toBe(fullDay(next));
  });

  it('sends a customer without a store to the form of the first store, also from the landing page and the calendar', async ({
    signInAs,
  }) => {
    const company = { id: randomUUID(), name: 'Beginners' };
    const beginner = await world.person('Beginner', 'ROLE_BUYER', company);
    const page = await signInAs(beginner, '/shifts/new');
    await page.getByText(shifts.order.noStore).waitFor();
    await checkScreen(page, 'order-without-a-store');
    await page.getByRole('link', { name: shifts.order.createStore }).click();
    await page.waitForURL('**/stores/new');

    const phone = await signInAs(beginner, '/settings/profile', 'phone');
    await phone.getByRole('link', { name: dashboard.setup.steps.store.go }).waitFor();
    await checkScreen(phone, 'landing-without-a-store-390');
    await phone.goto('/shifts/calendar');
    await phone.getByText(shifts.order.noStore).waitFor();
    await phone.getByRole('link', { name: shifts.order.createStore }).click();
    await phone.waitForURL('**/stores/new');
  });
});

describe('an order at a store that no performer serves', () => {
  it('is marked as reaching nobody before and after sending: on the shift, in the list and in the calendar', async ({
    signInAs,
  }) => {
    const kiosk = await world.store('kiosk', world.companies.customer, []);
    const page = await signInAs(world.people.buyer, '/shifts/new');
    await choose(page, shifts.order.store, 'own');
    expect(await page.getByText(shifts.order.unserved).count()).toBe(0);
    await choose(page, shifts.order.store, 'kiosk');
    await page.getByText(shifts.order.unserved).waitFor();
    await choose(page, shifts.order.specialty, world.specialties.cashier);
    await fillInTimes(page, day(30), '08:00', '14:00');
    await forecastOf(page).getByText('1 080,00 Kč').first().waitFor();
    await checkScreen(page, 'order-to-nobody');
    await send(page);
    await page
      .getByRole('status')
      .getByText(saying(shifts.order.sentToNobody_one, { count: 1 }))
      .waitFor();
    await page.getByText(shifts.view.toNobody).waitFor();
    await page.getByText(shifts.view.unserved).waitFor();
    await page.getByText(shifts.view.facts.noPerformer, { exact: true }).waitFor();
    await checkScreen(page, 'shift-offered-to-nobody');

    await page.goto(`/shifts/list?dates=${day(30)}..${day(30)}&store_id=${kiosk.id}`);
    await page.getByRole('row').getByText(shifts.words.flag.offered_to_nobody).waitFor();
    await page.goto(`/shifts/calendar?day=${day(30)}&store_id=${kiosk.id}`);
    await page.locator('[data-shift]').getByRole('img', { name: shifts.words.flag.offered_to_nobody }).waitFor();
  });
});

describe('ordering another shift like this one', () => {
  const ordered = async (comment: string) => {
    const { id } = await give.create({
      starts_at: at(9, '06:00'),
      ends_at: at(9, '15:00'),
      store_id: world.stores.shared.id,
      category_id: world.specialties.baker,
      planned_break_minutes: 45,
      comment,
      vendor_id: world.companies.rival.id,
    });
    return ok(await invoke(contracts.getShift, world.people.buyer, { params: { id } }));
  };
  const isCopy = async (page: Page, { starts_at, ends_at, day: planned, comment }: contracts.Shift) => {
    await page.waitForURL('**/shifts/new?like=*');
    await field(page, shifts.order.store).waitFor();
    expect(await field(page, shifts.order.store).inputValue()).toBe('shared');
    expect(await field(page, shifts.order.specialty).inputValue()).toBe(world.specialties.baker);
    expect(await page.getByLabel(shifts.order.day, { exact: true }).inputValue()).toBe(fullDay(planned));
    expect(await field(page, shifts.order.from).inputValue()).toBe(clock(starts_at));
    expect(await field(page, shifts.order.to).inputValue()).toBe(clock(ends_at));
    expect(await page.getByLabel(shifts.order.break).inputValue()).toBe('45');
    expect(await page.getByLabel(shifts.order.comment).inputValue()).toBe(comment);
    await page.getByRole('button', { name: shifts.order.performer }).getByText('rival').waitFor();
  };

  it('starts from the list with all values copied, and can be sent', async ({ signInAs }) => {
    const shift = await ordered('Ring at the back door');
    const page = await signInAs(world.people.buyer, `/shifts/list?dates=${shift.day}..${shift.day}`);
    const row = page.getByRole('row').filter({ hasText: 'shared' }).first();
    await row.hover();
    await row.getByRole('button', { name: saying(shifts.list.more) }).click();
    await page.getByRole('menuitem', { name: shifts.list.copy }).click();
    await isCopy(page, shift);
    await send(page);
    await page.waitForURL('**/shifts/view/*');
    const id = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
    expect(id).not.toBe(shift.id);
    const copy = ok(await invoke(contracts.getShift, world.people.buyer, { params: { id } }));
    const { starts_at, ends_at, planned_break_minutes, comment, vendor, category, store } = shift;
    expect(copy).toMatchObject({ starts_at, ends_at, planned_break_minutes, comment, vendor, category, store });
  });

  it("starts from the shift's page too", async ({ signInAs }) => {
    const shift = await ordered('Bring gloves');
    const page = await signInAs(world.people.buyer, `/shifts/view/${shift.id}`);
    await page.getByRole('button', { name: shifts.view.more }).click();
    await page.getByRole('menuitem', { name: shifts.list.copy }).click();
    await isCopy(page, shift);
  });
});

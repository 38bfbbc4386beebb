import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { createShift, getShift, reserveShift, startShift } from '#shared/contracts/shifts.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import dashboard from '#shared/messages/en/dashboard.ts';
import shifts from '#shared/messages/en/shifts.ts';
import { invoke } from '../world/invoke.ts';
import { checkScreen, it, saying } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import { today } from '../world/today.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
let fixtures: ReturnType<typeof today>;
beforeAll(async () => {
  world = await createWorld();
  fixtures = today(world);
});

const { figures, live, needsYou } = shifts.board;
const aWorker = (fio: string) => world.person(fio, 'ROLE_VENDOR_STAFF', world.companies.performer);
const shows = (page: Page, label: string, count: number) =>
  page
    .locator('dl > div', { hasText: label })
    .locator('b', { hasText: new RegExp(`^${count}$`) })
    .waitFor();
const atStore = (page: Page, name: string) =>
  page
    .getByRole('region', { name: world.stores.own.name, exact: true })
    .getByRole('listitem')
    .filter({ hasText: name });

/** A worker who stands by for a shift that has begun, as put on stand-by days before. */
const standByFor = async (id: string, fio: string) => {
  const { vendor } = world.people;
  const { starts_at, ends_at, store, category } = ok(await invoke(getShift, vendor, { params: { id } }));
  const worker = await aWorker(fio);
  const now = addMinutes(starts_at, -3800);
  const order = { store_id: store.id, category_id: category.id, starts_at, ends_at, override_reason: 'Agreed' };
  const made = ok(await invoke(createShift, vendor, { body: order, now }));
  const body = { staff_id: worker.id, backs: [id] };
  ok(await invoke(reserveShift, vendor, { params: { id: made.id }, body, now }));
  return { worker, id: made.id as string };
};

it('both sides see at once who is missing, and that the performer called up the stand-by worker', async ({
  signInAs,
}) => {
  const { storeManager, vendor } = world.people;
  const [store, office] = await Promise.all([
    signInAs(storeManager, '/shifts/objects', 'phone'),
    signInAs(vendor, '/dashboard'),
  ]);
  await office.getByRole('heading', { level: 1, name: dashboard.title }).waitFor();
  await office.keyboard.press('g');
  await office.keyboard.press('Shift+Equal');
  const both = [store, office];
  for (const page of both) {
    await page.getByRole('heading', { name: shifts.board.none.title }).waitFor();
    await page.getByRole('img', { name: live, exact: true }).waitFor();
  }

  const missed = await fixtures.missed(await aWorker('Nina Nepřišla'));
  for (const page of both) {
    await shows(page, figures.missing, 1);
    await atStore(page, 'Nina Nepřišla').waitFor();
  }

  const standBy = await standByFor(missed, 'Marek Záloha');
  for (const page of both) await shows(page, figures.standBy, 1);
  await checkScreen(office, 'board-missing');
  await office
    .getByRole('region', { name: needsYou })
    .getByRole('listitem')
    .filter({ hasText: 'Nina Nepřišla' })
    .getByRole('button', { name: saying(shifts.view.linked.callUp, { name: 'Marek Záloha' }) })
    .click();
  for (const page of both) {
    await atStore(page, 'Nina Nepřišla').waitFor({ state: 'detached' });
    await shows(page, figures.standBy, 0);
    await shows(page, figures.missing, 1);
  }
  expect(new URL(office.url()).pathname).toBe('/shifts/objects');

  await fixtures.act(startShift, standBy.worker, standBy.id);
  for (const page of both) {
    await shows(page, figures.onSite, 1);
    await shows(page, figures.missing, 0);
    await shows(page, figures.late, 1);
  }
});

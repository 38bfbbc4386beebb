import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import * as contracts from '#shared/contracts/shifts.ts';
import shifts from '#shared/messages/en/shifts.ts';
import worker from '#shared/messages/en/worker.ts';
import { invoke } from '../world/invoke.ts';
import { it, checkScreen, saying } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import { confirm } from '../world/shift-view.ts';
import { soon, today } from '../world/today.ts';
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
  it('a worker can start: the phone stores the punch and sends it when the connection returns', async ({
    signInAs,
  }) => {
    const who = await aWorker('Oldřich Nesignál');
    const { id } = await fixtures.staffed(soon(), who);
    const page = await signInAs(who, '/my', 'phone');
    const start = page.getByRole('button', { name: worker.dock.start });
    await start.waitFor();
    await page.context().setOffline(true);
    await page.getByText(worker.offline.title, { exact: true }).waitFor();
    await start.press('Enter');
    await confirm(page, worker.dock.startConfirm);
    await page.getByText(worker.unsent.title).first().waitFor();
    await page.getByText(worker.today.working, { exact: true }).waitFor();
    await checkScreen(page, 'worker-unsent');
    expect(await stateOf(id)).toMatchObject({ status: 'confirmed', actual_start: null });

    await page.context().setOffline(false);
    await page.getByText(worker.unsent.title).first().waitFor({ state: 'detached' });
    await expect.poll(() => stateOf(id)).toMatchObject({ status: 'in_progress' });
    await page.getByText(worker.today.working, { exact: true }).waitFor();
  });
});

describe('a worker who did not come', () => {
  it('is replaced: the store manager asks on the phone, the performer sends another worker', async ({ signInAs }) => {
    const { storeManager, vendor } = world.people;
    const id = await fixtures.missed(await aWorker('Nina Nepřišla'));
    await world.person('Pavel Náhradník', 'ROLE_VENDOR_STAFF', world.companies.performer, {
      category_ids: [world.specialties.cashier],
    });
    const [store, office] = await Promise.all([
      signInAs(storeManager, '/dashboard', 'phone'),
      signInAs(vendor, '/dashboard'),
    ]);
    const rowIn = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Nina Nepřišla' });
    await rowIn(store).getByRole('button', { name: shifts.words.action.ask_replacement }).waitFor();
    await rowIn(store).getByRole('link', { name: 'Nina Nepřišla' }).click();
    // Before it is over: what can still be done.
    await store.getByRole('button', { name: shifts.view.more }).click();
    await store.getByRole('menuitem', { name: shifts.words.action.mark_unfulfilled }).click();
    await confirm(store, shifts.words.action.ask_replacement);
    await store.getByRole('heading', { name: saying(shifts.view.ask.ask_replacement.title) }).waitFor();
    await confirm(store, shifts.view.ask.ask_replacement.confirm);
    const { name: performer } = world.companies.performer;
    await store.getByText(saying(shifts.view.done.ask_replacement, { performer })).waitFor();
    await store.getByText(saying(shifts.view.replacement.title)).waitFor();

    await rowIn(office).getByText(saying(shifts.view.replacement.title)).waitFor();
    await rowIn(office).getByRole('button', { name: shifts.words.action.replace }).click();
    await office
      .getByRole('listitem')
      .filter({ hasText: 'Pavel Náhradník' })
      .getByRole('button', { name: shifts.words.action.replace })
      .click();
    await store.getByText('Pavel Náhradník').first().waitFor();
    expect(await stateOf(id)).toMatchObject({ status: 'confirmed', staff: { fio: 'Pavel Náhradník' } });
  });
});

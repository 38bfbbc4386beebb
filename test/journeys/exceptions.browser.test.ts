import { beforeAll, describe, expect } from 'vitest';
import * as contracts from '#shared/contracts/shifts.ts';
import worker from '#shared/messages/en/worker.ts';
import { invoke } from '../world/invoke.ts';
import { it, checkScreen } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import { confirm } from '../world/shift-view.ts';
import { soon, today } from '../world/today.ts';
import type { World } from '../world/world.ts';
import { createWorld } from '../world/world.ts';

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

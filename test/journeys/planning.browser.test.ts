import { beforeAll, describe } from 'vitest';
import shifts from '#shared/messages/en/shifts.ts';
import { choose } from '../world/order-form.ts';
import { it, checkScreen, saying } from '../world/screen.ts';
import { at, shiftFixtures } from '../world/shift-fixtures.ts';
import { confirm, historyOf } from '../world/shift-view.ts';
import { clock, clocks } from '../world/today.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
let give: ReturnType<typeof shiftFixtures>;
beforeAll(async () => {
  world = await createWorld();
  give = shiftFixtures(world);
});

const onDay = (day: number) => ({ starts_at: at(day, '06:00'), ends_at: at(day, '12:00') });

describe('new times of a confirmed shift', () => {
  it('requested by the customer wait for the performer, who accepts them', async ({ signInAs }) => {
    const { buyer, vendor } = world.people;
    const { id } = await give.confirmed(onDay(2));
    const [page, performer] = await Promise.all([
      signInAs(buyer, `/shifts/edit/${id}`),
      signInAs(vendor, `/shifts/view/${id}`),
    ]);
    await page.getByText(shifts.order.waits).waitFor();
    const later = [at(2, '07:15'), at(2, '13:15')] as const;
    await choose(page, shifts.order.from, clock(later[0]));
    await choose(page, shifts.order.to, clock(later[1]));
    await page.locator('[aria-live][aria-busy="false"]').waitFor();
    await checkScreen(page, 'shift-edit-asks');
    await page.getByRole('button', { name: shifts.order.propose }).click();
    await page.getByText(shifts.view.change.theirs).waitFor();

    await performer
      .getByRole('button', { name: saying(shifts.view.change.accept, { times: clocks(...later) }) })
      .click();
    await confirm(performer, shifts.view.ask.confirm_change.confirm);
    for (const side of [page, performer]) {
      await side.getByRole('heading', { level: 1, name: clocks(...later) }).waitFor();
      await side.getByText(shifts.view.change.theirs).waitFor({ state: 'detached' });
      await historyOf(side).filter({ hasText: shifts.view.log.asked }).filter({ hasText: buyer.fio }).waitFor();
    }
  });
});

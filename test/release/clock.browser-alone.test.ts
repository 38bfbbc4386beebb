import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { beforeAll, describe, expect, inject } from 'vitest';
import * as contracts from '#shared/contracts/shifts.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import common from '#shared/messages/en/common.ts';
import shifts from '#shared/messages/en/shifts.ts';
import { invoke } from '../world/invoke.ts';
import { checkScreen, it } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import { historyOf } from '../world/shift-view.ts';
import { soon, today } from '../world/today.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
let fixtures: ReturnType<typeof today>;
beforeAll(async () => {
  world = await createWorld();
  fixtures = today(world);
});

/** Runs the close-shifts job with an event of the given time, as EventBridge does. */
const tick = (time: string) =>
  new LambdaClient().send(
    new InvokeCommand({
      FunctionName: inject('cloud').deployment.closeShiftsFunction,
      Payload: JSON.stringify({ time }),
    }),
  );

describe('the scheduled job', () => {
  it('completes a shift 8 hours after its planned end when nobody ended it', async ({ signInAs }) => {
    const who = await world.person('Eda Spáč', 'ROLE_VENDOR_STAFF', world.companies.performer);
    const { id, ends_at } = await fixtures.staffed(soon(1), who);
    await fixtures.act(contracts.startShift, who, id);
    const page = await signInAs(world.people.buyer, `/shifts/view/${id}`);
    await page.getByText(common.shiftStatus.in_progress, { exact: true }).first().waitFor();
    await tick(addMinutes(ends_at, 8 * 60 - 1));
    expect(ok(await invoke(contracts.getShift, who, { params: { id } }))).toMatchObject({ status: 'in_progress' });
    await tick(addMinutes(ends_at, 8 * 60));
    await page.getByText(common.shiftStatus.completed, { exact: true }).first().waitFor();
    await page.getByText(shifts.words.flag.auto_completed).first().waitFor();
    await historyOf(page).filter({ hasText: shifts.view.log.clock }).first().waitFor();
  });

  it('marks a shift as unfulfilled: unstaffed at its start, or not started by its end', async ({ signInAs }) => {
    const who = await world.person('Jan Nepřišel', 'ROLE_VENDOR_STAFF', world.companies.performer);
    const unfilled = await fixtures.ordered(soon());
    const missed = await fixtures.staffed(soon(1), who);
    const [one, other] = await Promise.all([
      signInAs(world.people.vendor, `/shifts/view/${unfilled.id}`),
      signInAs(world.people.buyer, `/shifts/view/${missed.id}`),
    ]);
    await tick(missed.ends_at);
    await one.getByText(common.shiftStatus.unfulfilled, { exact: true }).first().waitFor();
    await historyOf(one).filter({ hasText: shifts.view.log.not_filled }).waitFor();
    await other.getByText(shifts.words.flag.no_show).first().waitFor();
    await historyOf(other).filter({ hasText: shifts.view.log.no_show }).waitFor();
    await checkScreen(other, 'shift-unfulfilled');
  });
});

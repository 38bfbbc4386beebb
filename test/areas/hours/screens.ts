import * as hours from '#shared/contracts/hours.ts';
import { endShift } from '#shared/contracts/shifts.ts';
import { areaScreens, type Screen } from '../../world/area-screens.ts';
import { at, plan, shiftFixtures, when } from '../../world/shift-fixtures.ts';
import type { World } from '../../world/world.ts';

const week = `/shifts/hours?week=${plan.starts_at.slice(0, 10)}`;

/** A week with hours in each state, of workers who have no other shifts. */
const giveHours = async (world: World) => {
  const { buyer, vendor } = world.people;
  const give = shiftFixtures(world);
  const worker = (fio: string) => world.person(fio, 'ROLE_VENDOR_STAFF', world.companies.performer);
  await give.completed({}, await worker('Alžběta Dvořáková'));
  const late = await worker('Eliška Kučerová');
  const { id } = await give.started({}, late);
  await give.act(endShift, id, { who: late, now: at(20, '13:12') });
  const ended = await give.started({}, await worker('Ferdinand Svoboda-Procházka'));
  await give.act(endShift, ended.id, { who: vendor, now: when.ended });
  const approved = await give.completed({}, await worker('Vojtěch Růžička'));
  await give.act(hours.approveHours, approved.id, { who: buyer, now: when.dayAfter });
  const disputed = await give.completed({}, await worker('Jakub Veselý'));
  await give.act(hours.disputeHours, disputed.id, {
    who: buyer,
    now: when.dayAfter,
    body: {
      actual_start: plan.starts_at,
      actual_end: at(20, '11:15'),
      breaks: [],
      reason: 'The shelves were done at 13:15. I saw him leave with the 13:20 bus.',
    },
  });
};

const openDispute: Screen['open'] = async (page) => {
  const cell = page.locator('a[data-shift]').first();
  // On a phone each card has the button.
  if ((await cell.count()) > 0) await cell.focus();
  await page
    .getByRole('button', { name: /^(Dispute|Rozporovat|Оспорить)/, disabled: false })
    .first()
    .click();
  await page.locator('aside textarea').waitFor();
};

const openAnswer: Screen['open'] = async (page) => {
  const cell = page.locator('a[data-shift]').first();
  await (
    (await cell.count()) > 0 ? cell : page.getByRole('button', { name: /^(Answer|Odpovědět|Ответить)/ }).first()
  ).click();
  await page.locator('aside fieldset').waitFor();
};

export default areaScreens({
  prepare: giveHours,
  screens: {
    '/shifts/hours': [
      { name: 'hours-to-approve', who: 'storeManager', address: week },
      { name: 'hours-dispute', who: 'buyer', address: `${week}&tab=odd`, open: openDispute },
      { name: 'hours-answer', who: 'vendor', address: `${week}&tab=disputed`, open: openAnswer },
      { name: 'hours-approved', who: 'buyer', address: `${week}&tab=approved` },
      { name: 'hours-none', who: 'manager', address: '/shifts/hours?week=2026-01-05' },
    ],
  },
});

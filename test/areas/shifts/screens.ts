import * as contracts from '#shared/contracts/shifts.ts';
import { areaScreens, type Screen } from '../../world/area-screens.ts';
import { at, shiftFixtures, plan } from '../../world/shift-fixtures.ts';
import { on, soon, today } from '../../world/today.ts';
import type { World } from '../../world/world.ts';

const planned = plan.starts_at.slice(0, 10);

const giveShifts = async (world: World): Promise<Record<'completed' | 'waiting' | 'unfilled' | 'onBreak', string>> => {
  const { worker, colleague, buyer, storeManager } = world.people;
  const give = shiftFixtures(world);
  const now = today(world);
  const late = await world.person('Maxmilián Nejezchleba-Vondráček', 'ROLE_VENDOR_STAFF', world.companies.performer);
  const [completed, waiting, unfilled] = await Promise.all([
    give.completed(),
    give.changeRequested({}, colleague),
    give.create({ comment: 'Ring at the back door' }),
    give.standBy({ starts_at: at(21, '06:00'), ends_at: at(21, '12:00') }),
    give.create({ store_id: world.stores.shared.id, count: 3, starts_at: at(20, '20:00'), ends_at: at(21, '04:00') }),
  ]);
  const canceled = await give.create({ starts_at: at(19, '06:00'), ends_at: at(19, '12:00') });
  await give.act(contracts.cancelShift, canceled.id, { who: buyer, body: { reason: 'Closed for repairs' } });
  await give.act(contracts.createComment, completed.id, { who: storeManager, body: { text: 'Thank you all' } });
  const onBreak = await now.staffed(soon(), late);
  await now.act(contracts.startShift, late, onBreak.id);
  await now.act(contracts.startBreak, late, onBreak.id);
  await now.staffed(soon(), worker, { comment: 'Ring at the back door' });
  await Promise.all([2, 4, 20].map((days) => now.staffed(on(days, '08:00', '16:00'), worker)));
  return { completed: completed.id, waiting: waiting.id, unfilled: unfilled.id, onBreak: onBreak.id };
};

const pressAssign: Screen['open'] = async (page, t) => {
  await page.getByRole('button', { name: t.words.action.assign, exact: true }).click();
  await page.getByText('Petr Svoboda').waitFor();
};

export default areaScreens({
  prepare: async (world) => ({ shifts: await giveShifts(world) }),
  screens: {
    '/shifts/calendar': [
      { name: 'calendar-week', who: 'vendor', address: `/shifts/calendar?day=${planned}` },
      { name: 'calendar-month', who: 'buyer', address: `/shifts/calendar?scale=month&day=${planned}` },
    ],
    '/shifts/objects': [
      { name: 'board-vendor', who: 'vendor', address: '/shifts/objects' },
      { name: 'board-buyer', who: 'buyer', address: '/shifts/objects' },
      { name: 'board-day', who: 'vendor', address: `/shifts/objects?day=${planned}` },
    ],
    '/shifts/list': [
      { name: 'shift-list', who: 'vendor', address: `/shifts/list?dates=${planned}..${at(21, '06:00').slice(0, 10)}` },
    ],
    '/shifts/view/:id': [
      { name: 'shift-completed', who: 'buyer', address: ({ shifts }) => `/shifts/view/${shifts.completed}` },
      { name: 'shift-pay', who: 'vendor', address: ({ shifts }) => `/shifts/view/${shifts.completed}` },
      { name: 'shift-change-waits', who: 'vendor', address: ({ shifts }) => `/shifts/view/${shifts.waiting}` },
      { name: 'shift-on-break', who: 'vendor', address: ({ shifts }) => `/shifts/view/${shifts.onBreak}` },
      {
        name: 'who-can-come',
        who: 'vendor',
        address: ({ shifts }) => `/shifts/view/${shifts.unfilled}`,
        open: pressAssign,
      },
    ],
    '/shifts/new': [{ name: 'shift-new', who: 'buyer', address: '/shifts/new' }],
    '/shifts/edit/:id': [
      { name: 'shift-edit', who: 'buyer', address: ({ shifts }) => `/shifts/edit/${shifts.waiting}` },
    ],
  },
});

import { areaScreens } from '../../world/area-screens.ts';
import { paidShift, saveShifts, shiftAt } from '../../world/paid-shifts.ts';
import type { World } from '../../world/world.ts';

const giveMonths = async ({ people: { worker, colleague }, stores }: World): Promise<void> => {
  const ofWorker = ['02', '03', '05', '14', '15', '31'].map((day) =>
    paidShift({
      staff: worker,
      store: day === '05' ? stores.large : stores.own,
      day: `2026-03-${day}`,
      minutes: day === '14' || day === '15' ? { weekend: 480 } : { weekday: 450 },
    }),
  );
  await saveShifts(
    ...ofWorker,
    paidShift({ staff: worker, store: stores.own, day: '2026-02-10', minutes: { weekday: 480 } }),
    paidShift({ staff: colleague, store: stores.shared, day: '2026-03-03', minutes: { weekday: 360 } }),
    shiftAt({ store: stores.own, day: '2026-03-04', patch: { status: 'unfulfilled' } }),
  );
};

const march = 'dates=2026-03-01..2026-03-31';
export default areaScreens({
  prepare: async (world) => {
    await giveMonths(world);
    return {};
  },
  screens: {
    '/statistics/staffs': [
      { name: 'staff-statistics', who: 'vendor', address: `/statistics/staffs?${march}` },
      { name: 'staff-statistics-of-customer', who: 'storeManager', address: `/statistics/staffs?${march}` },
      { name: 'staff-statistics-empty', who: 'vendor', address: '/statistics/staffs?dates=2025-03-01..2025-03-31' },
    ],
    '/statistics/object': [
      { name: 'object-statistics', who: 'buyer', address: `/statistics/object?${march}` },
      { name: 'object-statistics-of-manager', who: 'manager', address: `/statistics/object?${march}` },
    ],
    '/statistics/payslip/:staff/:month': [
      {
        name: 'payslip',
        who: 'vendor',
        address: ({ world }) => `/statistics/payslip/${world.people.worker.id}/2026-03`,
      },
      {
        name: 'payslip-of-worker',
        who: 'worker',
        address: ({ world }) => `/statistics/payslip/${world.people.worker.id}/2026-03`,
      },
    ],
  },
});

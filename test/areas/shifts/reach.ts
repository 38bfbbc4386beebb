import { assignShift } from '#shared/contracts/shifts.ts';
import type { Account } from '../../../functions/data/people/accounts.ts';
import type { AreaReach } from '../../world/area-reach.ts';
import { at, shiftFixtures } from '../../world/shift-fixtures.ts';
import type { World } from '../../world/world.ts';

const reach = {
  ROLE_ADMIN: 'own same other',
  ROLE_MANAGER: 'own same other',
  ROLE_VENDOR: 'own same',
  ROLE_VENDOR_STAFF: 'own',
  ROLE_BUYER: 'own same',
  ROLE_BUYER_MANAGER: 'own',
  ROLE_STORE_MANAGER: 'own',
};

const assignedShifts = async (world: World, nth: number) => {
  const { people, stores } = world;
  const { act, create } = shiftFixtures(world);
  const start = Date.parse(at(8, '00:00')) + nth * 4 * 3_600_000;
  const times = { starts_at: new Date(start), ends_at: new Date(start + 3 * 3_600_000) };
  const shift = async (store: { id: string }, vendor: Account, staff: Account): Promise<string> => {
    const { id } = await create({ ...times, store_id: store.id, override_reason: 'Agreed' }, people.admin);
    await act(assignShift, id, { who: vendor, body: { staff_id: staff.id, override_reason: 'Agreed' } });
    return id;
  };
  return {
    own: await shift(stores.own, people.vendor, people.worker),
    same: await shift(stores.large, people.vendor, people.colleague),
    other: await shift(stores.foreign, people.rivalVendor, people.rivalWorker),
  };
};

export default {
  kinds: { shift: { paths: [/^\/api\/shift\/\{id\}/], reach, records: assignedShifts } },
  namedByBody: {
    'create-shift': { field: 'store_id', kind: 'store' },
    'preview-shift': { field: 'store_id', kind: 'store' },
  },
  values: async (world) => {
    // A shift of the customer that a stand-by worker can back.
    const { id: backed } = await shiftFixtures(world).create();
    return () => ({
      store_id: world.stores.own.id,
      category_id: world.specialties.cashier,
      staff_id: world.people.worker.id,
      shift_id: backed,
      backs: [backed],
      starts_at: at(20, '06:00'),
      ends_at: at(20, '12:00'),
    });
  },
  refusals: {
    'assign-shift': ['shift-action-not-allowed'],
    'replace-shift': ['legal-warning', 'staff-busy', 'staff-without-company'],
    'ask-replacement': ['shift-action-not-allowed'],
    'reserve-shift': ['shift-action-not-allowed'],
    'call-up-shift': ['shift-action-not-allowed'],
    'release-shift': ['shift-action-not-allowed'],
    'leave-shift': ['shift-action-not-allowed'],
    'cancel-shift': ['shift-action-not-allowed'],
    'decline-shift': ['shift-action-not-allowed'],
    'start-shift': ['start-too-early'],
    'start-break': ['shift-action-not-allowed'],
    'end-break': ['shift-action-not-allowed'],
    'end-shift': ['shift-action-not-allowed'],
    'confirm-change': ['shift-action-not-allowed'],
    'refuse-change': ['shift-action-not-allowed'],
    'mark-unfulfilled': ['shift-action-not-allowed'],
    'correct-shift': ['shift-action-not-allowed'],
    'list-workload': ['invalid-input id'],
  },
} satisfies AreaReach;

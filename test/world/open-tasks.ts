import { cancelShift, updateShift } from '#shared/contracts/shifts.ts';
import { on, today } from './today.ts';
import type { World } from './world.ts';

/**
 * What a landing page counts: two unfilled shifts, a change that the customer must answer, a shift that the performer
 * canceled, and a person who waits.
 */
export const giveOpenTasks = async (world: World): Promise<void> => {
  const { vendor, worker, colleague } = world.people;
  const now = today(world);
  await now.ordered(on(2, '08:00', '16:00'));
  await now.ordered(on(3, '08:00', '16:00'));
  const { id, version } = await now.staffed(on(4, '08:00', '16:00'), worker);
  await now.act(updateShift, vendor, id, { version, ...on(4, '09:00', '17:00') });
  const lost = await now.staffed(on(1, '08:00', '16:00'), colleague);
  await now.act(cancelShift, vendor, lost.id, { reason: 'Ill' });
  await world.person('Oleh Kovalenko', 'ROLE_USER', null, {
    waits: { role: 'ROLE_STORE_MANAGER', company: world.companies.customer, since: '2026-03-02T08:00:00.000Z' },
  });
};

import { randomUUID } from 'node:crypto';
import type { Actor } from '#shared/domain/roles.ts';
import { shiftStatuses } from '#shared/domain/shifts/shift.ts';
import { getShift } from '../functions/data/shifts/shifts.ts';
import { insertStore } from '../functions/data/stores/stores.ts';
import { createSignIn } from '../infra/local/demo/sign-ins.ts';
import { nameLogin } from '../test/world/logins.ts';
import { at, shiftFixtures } from '../test/world/shift-fixtures.ts';
import { createWorld } from '../test/world/world.ts';
import { fill, shiftsLike } from './fill.ts';

const storeCount = 20;
const specialties = ['Pokladní', 'Doplňování zboží', 'Pekař', 'Inventura', 'Úklid'];
const hours = ['05:00', '09:00', '13:00', '19:00'];
const password = 'Smena-bench-1';

/** Seven days from a Monday on which the scheduled job has nothing to do. */
const [monday = 0] = Array.from({ length: 7 }, (_, n) => 14 + n).filter(
  (day) => new Date(at(day, '00:00')).getUTCDay() === 1,
);

/** Creates a performer with `count` shifts in one week, in many stores and in every status except new. */
export const aBusyWeek = async (count: number) => {
  const world = await createWorld();
  const { people, stores } = world;
  const made = await Promise.all(
    Array.from({ length: storeCount }, async (_, n) => {
      const store = { ...stores.own, id: `${stores.own.id}-${n}`, name: `Prodejna ${n + 1}, Praha` };
      await insertStore(store);
      return store;
    }),
  );
  const admin: Actor = { ...people.admin, role: 'ROLE_ADMIN' };
  const like = await getShift(admin, (await shiftFixtures(world).confirmed()).id);
  const statuses = shiftStatuses.filter((status) => status !== 'new');
  await fill(
    shiftsLike(like, count, (n) => {
      const store = made[n % storeCount] ?? stores.own;
      const name = specialties[Math.floor(n / storeCount) % specialties.length] ?? '';
      const starts_at = at(monday + (Math.floor(n / (storeCount * specialties.length)) % 7), hours[n % 4] ?? '');
      return {
        store: { ...like.store, id: store.id, name: store.name },
        category: { id: name, names: { en: name, cs: name, ru: name } },
        status: statuses[n % statuses.length] ?? 'confirmed',
        starts_at,
        ends_at: new Date(Date.parse(starts_at) + 6 * 3_600_000).toISOString(),
        day: starts_at.slice(0, 10),
        pending_change: null,
      };
    }),
  );
  const email = `${randomUUID()}@smena.test`;
  const login = { id: people.vendor.login_id, email, phone: null, login: null };
  await nameLogin(login);
  await createSignIn(process.env['USER_POOL_ID'] ?? '', login, password);
  return { email, password, day: at(monday, '00:00').slice(0, 10), stores: storeCount };
};

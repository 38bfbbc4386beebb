import { listWorkload } from '#shared/contracts/shifts.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import { localDay, localHour } from '#shared/domain/local-time.ts';
import { workloadOf } from '#shared/domain/shifts/workload.ts';
import { activeAccounts, maySee } from '../data/people/accounts.ts';
import { readManyBookings } from '../data/shifts/bookings.ts';
import { serve } from '../http/serve.ts';

const zone = 'Europe/Prague';
/** Minutes ahead in which a next shift is looked for. */
const ahead = 31 * 24 * 60;

export const handler = serve(listWorkload, async ({ actor, query, now }) => {
  const workers = (await activeAccounts(query.id)).filter(
    (account) => account.roles.includes('ROLE_VENDOR_STAFF') && maySee(actor, account),
  );
  const since = localHour(`${localDay(now, zone).slice(0, 7)}-01`, 0, zone);
  const around = { starts_at: since, ends_at: addMinutes(now, ahead) };
  const bookings = await readManyBookings(
    workers.map(({ login_id }) => ({ login_id, ...around })),
    { consistent: false },
  );
  return {
    data: workers.map(({ id }, n) => ({ id, ...present(workloadOf(id, bookings[n]?.busy ?? [], { since, now })) })),
  };
});

const present = ({ minutes, next }: ReturnType<typeof workloadOf>) => ({
  minutes,
  next: next && { shift_id: next.shift_id, store: next.store, starts_at: next.from, kind: next.kind },
});

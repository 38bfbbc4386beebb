import { getDashboard } from '#shared/contracts/shifts.ts';
import { may } from '#shared/domain/access.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { firstStepsOf, isFounding } from '#shared/domain/setup/first-steps.ts';
import { listServiceRequests } from '../data/clients/service-requests.ts';
import { foundIn } from '../data/companies/found.ts';
import { listWaiting } from '../data/people/account-lists.ts';
import { listInvitations } from '../data/people/invitations.ts';
import { openTasks, seesCanceled } from '../data/shifts/open-tasks.ts';
import { serve } from '../http/serve.ts';
import { dashboardDays } from './dashboard-days.ts';

const none = { worked: 0, running: 0, staffed: 0, open: 0, lost: 0 };
const oldest = { page: 1, per_page: 1 };

/** Each part reads on its own, so that they take no more round trips than the longest of them. */
export const handler = serve(getDashboard, async ({ actor, now }) => {
  const { week, ...days } = dashboardDays(now);
  const [tasks, waiting, invitations, requests, found] = await Promise.all([
    openTasks(actor, { ...days, now }),
    may(actor.role, 'user.list-waiting') ? waitingFor(actor) : null,
    may(actor.role, 'invitation.list') ? listInvitations(actor, { ...oldest, states: ['open'] }, now) : null,
    may(actor.role, 'service-request.answer') ? listServiceRequests(actor, { ...oldest, states: ['open'] }, now) : null,
    isFounding(actor.role) ? foundIn(actor, actor.role) : null,
  ]);
  const shifts = tasks && {
    ...tasks,
    canceled_by_performer: seesCanceled(actor) ? tasks.canceled_by_performer : null,
    week: week.map((date) => ({ date, ...none, ...tasks.byDay.get(date) })),
  };
  const first_steps =
    found && isFounding(actor.role)
      ? firstStepsOf(actor.role, { ...found, shift: tasks === null || tasks.isAny }, now)
      : null;
  return {
    data: {
      shifts,
      waiting,
      invitations: invitations && invitations.total,
      service_requests: requests && requests.total,
      first_steps,
      changes_at: tasks && tasks.changes_at,
    },
  };
});

const waitingFor = async (actor: Actor) => {
  const { total, data } = await listWaiting(actor, oldest);
  return { count: total, since: data[0]?.waits?.since ?? null };
};

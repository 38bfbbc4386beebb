import { getDashboard } from '#shared/contracts/shifts.ts';
import { may } from '#shared/domain/access.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { firstStepsOf, isFounding } from '#shared/domain/setup/first-steps.ts';
import { reaches } from '#shared/domain/shifts/reach.ts';
import { listServiceRequests } from '../data/clients/service-requests.ts';
import { foundIn } from '../data/companies/found.ts';
import { listWaiting } from '../data/people/account-lists.ts';
import { listInvitations } from '../data/people/invitations.ts';
import { openTasks, seesCanceled } from '../data/shifts/open-tasks.ts';
import { findShifts } from '../data/shifts/shifts.ts';
import type { RequestContext } from '../http/context.ts';
import { serve } from '../http/serve.ts';
import { toReplyShift } from '../http/to-reply-shift.ts';
import { contactsFor } from './contacts.ts';
import { dashboardDays } from './dashboard-days.ts';

const none = { worked: 0, running: 0, staffed: 0, open: 0, lost: 0 };
const oldest = { page: 1, per_page: 1 };

/** Each part reads on its own, so that they take no more round trips than the longest of them. */
export const handler = serve(getDashboard, async (request) => {
  const { actor, now } = request;
  const [tasks, waiting, invitations, requests, found] = await Promise.all([
    shiftsFor(request),
    may(actor.role, 'user.list-waiting') ? waitingFor(actor) : null,
    may(actor.role, 'invitation.list') ? listInvitations(actor, { ...oldest, states: ['open'] }, now) : null,
    may(actor.role, 'service-request.answer') ? listServiceRequests(actor, { ...oldest, states: ['open'] }, now) : null,
    isFounding(actor.role) ? foundIn(actor, actor.role) : null,
  ]);
  const first_steps =
    found && isFounding(actor.role)
      ? firstStepsOf(actor.role, { ...found, shift: tasks === null || tasks.isAny }, now)
      : null;
  return {
    data: {
      shifts: tasks && tasks.shifts,
      waiting,
      invitations: invitations && invitations.total,
      service_requests: requests && requests.total,
      first_steps,
      changes_at: tasks && tasks.changes_at,
    },
  };
});

/** Null if there are too many shifts to count. */
const shiftsFor = async (request: Pick<RequestContext, 'actor' | 'now' | 'locale'>) => {
  const { actor, now } = request;
  const { week, ...days } = dashboardDays(now);
  const tasks = await openTasks(actor, { ...days, now });
  if (!tasks) return null;
  const found = new Map((await findShifts(tasks.urgent)).map((shift) => [shift.id, shift]));
  const urgent = tasks.urgent.flatMap((id) => found.get(id) ?? []).filter((shift) => reaches(actor, shift));
  const contactsOf = await contactsFor(actor, urgent);
  const shifts = {
    ...tasks,
    canceled_by_performer: seesCanceled(actor) ? tasks.canceled_by_performer : null,
    urgent: urgent.map((shift) => ({ ...toReplyShift(shift, request), contacts: contactsOf(shift) })),
    week: week.map((date) => ({ date, ...none, ...tasks.byDay.get(date) })),
  };
  return { isAny: tasks.isAny, changes_at: tasks.changes_at, shifts };
};

const waitingFor = async (actor: Actor) => {
  const { total, data } = await listWaiting(actor, oldest);
  return { count: total, since: data[0]?.waits?.since ?? null };
};

import { addMinutes } from '../instants.ts';
import { Problem } from '../problem.ts';
import type { Actor, Role } from '../roles.ts';
import { allows, type Transition } from '../state-table.ts';

/** Only an open request can be answered. `expired` follows from the time and is never stored. */
export const serviceRequestStates = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type ServiceRequestState = (typeof serviceRequestStates)[number];

/** Days for which a request can be answered. */
const answerDays = 14;
export const serviceRequestDeadline = (createdAt: string): string => addMinutes(createdAt, answerDays * 24 * 60);

type Row = Transition<ServiceRequestState, Role | 'clock'> & {
  /** The company of the actor is the one of the request. */
  guard?: 'asked performer' | 'asking customer';
};

/**
 * docs/rules.md, "Companies and scope": a customer asks a performer to serve its stores. Every allowed change of the
 * request, and by whom. It is open until its deadline, 14 days after the request; then it expires.
 */
export const serviceRequestTransitions = {
  accept: { from: ['open'], to: 'accepted', who: ['ROLE_VENDOR'], guard: 'asked performer' },
  decline: { from: ['open'], to: 'declined', who: ['ROLE_VENDOR'], guard: 'asked performer' },
  withdraw: { from: ['open'], to: 'withdrawn', who: ['ROLE_BUYER'], guard: 'asking customer' },
  expire: { from: ['open'], to: 'expired', who: ['clock'] },
} as const satisfies Record<string, Row>;

/** What a person does; `expire` follows from the time. */
export const serviceRequestActions = ['accept', 'decline', 'withdraw'] as const;
export type ServiceRequestAction = (typeof serviceRequestActions)[number];
type ServiceRequestEnd = (typeof serviceRequestTransitions)[ServiceRequestAction]['to'];

type ServiceRequest = {
  vendor_id: string;
  customer_id: string;
  /** Instant, ISO 8601 UTC. */
  valid_until: string;
  closed: { as: ServiceRequestEnd } | null;
};

export const serviceRequestState = ({ closed, valid_until }: ServiceRequest, now: string): ServiceRequestState =>
  closed?.as ?? (now < valid_until ? 'open' : serviceRequestTransitions.expire.to);

const meetsGuard = (
  guard: NonNullable<Row['guard']>,
  { company }: Pick<Actor, 'company'>,
  { vendor_id, customer_id }: ServiceRequest,
): boolean => company?.id === (guard === 'asked performer' ? vendor_id : customer_id);

/** What the actor may do with the request now. */
export const allowedRequestActions = (
  request: ServiceRequest,
  actor: Pick<Actor, 'role' | 'company'>,
  now: string,
): ServiceRequestAction[] => {
  const state = serviceRequestState(request, now);
  return serviceRequestActions.filter((action) => {
    const row = serviceRequestTransitions[action];
    return allows<ServiceRequestState, Role>(row, state, [actor.role]) && meetsGuard(row.guard, actor, request);
  });
};

/** Throws service-request-closed if the request was answered or withdrawn, or has expired. */
export const requireRequestAction = (
  action: ServiceRequestAction,
  request: ServiceRequest,
  actor: Pick<Actor, 'role' | 'company'>,
  now: string,
): void => {
  if (!allowedRequestActions(request, actor, now).includes(action)) throw new Problem('service-request-closed');
};

import { describe, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import { roles } from '../roles.ts';
import {
  allowedRequestActions,
  requireRequestAction,
  serviceRequestActions,
  serviceRequestDeadline,
  serviceRequestState,
  type ServiceRequestState,
  serviceRequestStates,
} from './service-requests.ts';

const requested = '2026-06-01T08:00:00.000Z';
const deadline = '2026-06-15T08:00:00.000Z';
const [before, after] = ['2026-06-15T07:59:59.999Z', deadline];
const request = { vendor_id: 'performer', customer_id: 'customer', valid_until: deadline, closed: null };
const inState: Record<ServiceRequestState, { request: Parameters<typeof serviceRequestState>[0]; now: string }> = {
  open: { request, now: before },
  expired: { request, now: after },
  accepted: { request: { ...request, closed: { as: 'accepted' } }, now: before },
  declined: { request: { ...request, closed: { as: 'declined' } }, now: before },
  withdrawn: { request: { ...request, closed: { as: 'withdrawn' } }, now: after },
};
const companies = ['performer', 'customer', 'another', null] as const;

/** Everything that is allowed: the state, the role, its company. Whatever is not named here is refused. */
const allowed: Record<string, string[]> = {
  'open ROLE_VENDOR performer': ['accept', 'decline'],
  'open ROLE_BUYER customer': ['withdraw'],
};

const cases = serviceRequestStates.flatMap((state) =>
  roles.flatMap((role) => companies.map((company) => ({ state, role, company }))),
);

describe.each(cases)('a request that is $state, for $role of $company', ({ state, role, company }) => {
  const actor = { role, company: company && { id: company, name: company } };
  const { request: one, now } = inState[state];
  const expected = allowed[`${state} ${role} ${company}`] ?? [];

  it(`allows ${expected.join(' and ') || 'nothing'}`, () => {
    expect(serviceRequestState(one, now)).toBe(state);
    expect(allowedRequestActions(one, actor, now)).toEqual(expected);
    for (const action of serviceRequestActions) {
      const refused = expected.includes(action) ? null : new Problem('service-request-closed');
      let thrown: unknown = null;
      try {
        requireRequestAction(action, one, actor, now);
      } catch (error) {
        thrown = error;
      }
      expect(thrown).toEqual(refused);
    }
  });
});

it('can be answered for 14 days', () => {
  expect(serviceRequestDeadline(requested)).toBe(deadline);
});

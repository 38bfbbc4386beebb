import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Role } from '../roles.ts';
import { afterPost, type ChannelState, closed, viewsOf } from './channel-state.ts';
import { counterpartOf } from './counterpart.ts';
import { subjectOfPerson } from './scope.ts';

const fresh: ChannelState = { waiting_since: null, closed_at: null, answered_in: null };
const at = (minute: number) => new Date(Date.UTC(2026, 9, 25, 0, minute)).toISOString();

describe('a channel', () => {
  const waiting = { ...fresh, waiting_since: at(0) };
  it.each<[string, ChannelState, ChannelState]>([
    ['waits after a post of its client', afterPost(fresh, 'client', at(0)), waiting],
    ['waits since the first of several', afterPost(waiting, 'client', at(5)), waiting],
    [
      'is answered by support, after seven minutes',
      afterPost(waiting, 'support', at(7)),
      { ...fresh, answered_in: 420 },
    ],
    [
      'keeps its first answer',
      afterPost({ ...waiting, answered_in: 60 }, 'support', at(7)),
      { ...fresh, answered_in: 60 },
    ],
    ['that support began has no first answer', afterPost(fresh, 'support', at(1)), fresh],
    ['does not wait when it is closed', closed(waiting, at(9)), { ...fresh, closed_at: at(9) }],
    [
      'that is closed is opened by a post of its client',
      afterPost({ ...fresh, closed_at: at(9) }, 'client', at(20)),
      { ...fresh, waiting_since: at(20) },
    ],
    [
      'that is closed stays so after a post of support',
      afterPost({ ...fresh, closed_at: at(9) }, 'support', at(20)),
      { ...fresh, closed_at: at(9) },
    ],
  ])('%s', (_, after, expected) => expect(after).toEqual(expected));

  it('waits exactly when the last post since it was closed is of its client, and never while it is closed', () => {
    const step = fc.constantFrom('client', 'support', 'close');
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const end = steps.reduce<ChannelState>(
          (state, one, n) => (one === 'close' ? closed(state, at(n)) : afterPost(state, one, at(n))),
          fresh,
        );
        expect(end.waiting_since !== null).toBe(steps.at(-1) === 'client');
        expect(end.waiting_since !== null && end.closed_at !== null).toBe(false);
        const views = viewsOf(end);
        expect([views.includes('open') !== views.includes('closed'), views.includes('all')]).toEqual([true, true]);
      }),
    );
  });
});

describe('the counterpart', () => {
  const account = { fio: 'Jana Malá' };
  const of = (role: Role, company: string | null = null, phone: string | null = '+420602417330') => ({
    account,
    role,
    phone,
    company: company === null ? null : { name: company },
  });
  it.each([
    ['ROLE_ADMIN', of('ROLE_VENDOR', 'Safety První'), 'seller-company', 'Safety První'],
    ['ROLE_MANAGER', of('ROLE_VENDOR'), 'seller', '+420602417330'],
    ['ROLE_MANAGER', of('ROLE_BUYER'), 'buyer', '+420602417330'],
    ['ROLE_ADMIN', of('ROLE_VENDOR_STAFF'), 'worker', '+420602417330'],
    ['ROLE_ADMIN', of('ROLE_STORE_MANAGER', null, null), 'store-manager', 'Jana Malá'],
    ['ROLE_ADMIN', of('ROLE_BUYER_MANAGER'), 'buyer-manager', '+420602417330'],
    ['ROLE_BUYER', of('ROLE_BUYER'), 'support', ''],
    ['ROLE_VENDOR', of('ROLE_VENDOR'), 'support', ''],
    ['ROLE_VENDOR', of('ROLE_VENDOR', 'Safety První'), 'company-support', 'Safety První'],
    ['ROLE_VENDOR_STAFF', of('ROLE_VENDOR_STAFF'), 'support', ''],
  ] as const)('of a %s in the channel of %j is %s', (viewer, owner, kind, name) =>
    expect(counterpartOf(viewer, owner)).toEqual({ kind, name }),
  );
});

it.each([
  ['ROLE_VENDOR', 'company'],
  ['ROLE_VENDOR_STAFF', null],
  ['ROLE_BUYER', null],
] as const)('a %s of a company opens channels of %s', (role, company_id) => {
  const company = { id: 'company', name: 'Smena' };
  expect(subjectOfPerson({ id: 'person', role, company })).toEqual({ company_id, account_id: 'person' });
  expect(subjectOfPerson({ id: 'person', role, company: null }).company_id).toBeNull();
});

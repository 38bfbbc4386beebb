import { expect, it } from 'vitest';
import { invitationStates, isResendable, stateOf } from './invitation.ts';

const valid_until = '2026-11-29T08:00:00.000Z';

it.each([
  [null, '2026-11-29T07:59:59.999Z', 'open'],
  [null, valid_until, 'expired'],
  [null, '2026-12-01T00:00:00.000Z', 'expired'],
  [{ as: 'accepted' }, '2026-11-22T08:00:00.000Z', 'accepted'],
  [{ as: 'accepted' }, '2026-12-01T00:00:00.000Z', 'accepted'],
  [{ as: 'revoked' }, '2026-11-22T08:00:00.000Z', 'revoked'],
  [{ as: 'revoked' }, '2026-12-01T00:00:00.000Z', 'revoked'],
] as const)('an invitation closed as %j is at %s %s', (closed, now, state) => {
  expect(stateOf({ closed, valid_until }, now)).toBe(state);
  expect(isResendable({ closed, valid_until }, now)).toBe(state === 'open' || state === 'expired');
});

it('an invitation has exactly these states', () => {
  expect(invitationStates).toEqual(['open', 'expired', 'accepted', 'revoked']);
});

import { expect, it } from 'vitest';
import type { Notification } from '#shared/contracts/notifications.ts';
import { refusalOf } from './access-state.ts';

const notification = (changes: Partial<Notification>): Notification => ({
  id: 'n1',
  kind: 'refused',
  at: '2026-11-20T08:00:00.000Z',
  params: { role: 'ROLE_STORE_MANAGER' },
  about: null,
  read: false,
  ...changes,
});

it('a newcomer whose request was refused learns the role, the day and the reason', () => {
  const refused = notification({ params: { role: 'ROLE_STORE_MANAGER', reason: 'Wrong store' } });
  const other = notification({ kind: 'password-changed' });
  expect(refusalOf([other, refused])).toEqual({ at: refused.at, role: 'ROLE_STORE_MANAGER', reason: 'Wrong store' });
  expect(refusalOf([notification({})])).toMatchObject({ reason: null });
});

it('the newest refusal counts, and without one there is none', () => {
  const newer = notification({ at: '2026-11-21T08:00:00.000Z' });
  expect(refusalOf([newer, notification({})])?.at).toBe(newer.at);
  expect(refusalOf([notification({ kind: 'role-added' })])).toBeNull();
});

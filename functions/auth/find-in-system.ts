import { findInSystem } from '#shared/contracts/auth.ts';
import { Problem } from '#shared/domain/problem.ts';
import { findLoginId } from '../data/auth/logins.ts';
import { consume } from '../data/rate-limits.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(findInSystem, async ({ query: { email, phone }, now, address }) => {
  const identifier = email ?? phone;
  if (identifier === undefined) throw new Problem('invalid-input', { fields: { email: { key: 'required' } } });
  const loginId = await findLoginId(identifier);
  await consume(loginId ? 'known-look-ups-from-address' : 'unknown-look-ups-from-address', address, now);
  if (!loginId) throw new Problem('user-not-found');
  return { reply: { data: { found: true as const } } };
});

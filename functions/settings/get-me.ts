import { getMe } from '#shared/contracts/settings.ts';
import { Problem } from '#shared/domain/problem.ts';
import { accountsOfLogin } from '../data/accounts.ts';
import { serve } from '../http/serve.ts';
import { userOf } from './present.ts';

export const handler = serve(getMe, async ({ actor }) => {
  const users = await accountsOfLogin(actor.login_id);
  const account = users.find(({ id }) => id === actor.id);
  if (!account) throw new Problem('forbidden');
  return { data: userOf(account, users) };
});

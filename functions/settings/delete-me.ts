import { deleteMe } from '#shared/contracts/settings.ts';
import { serve } from '../http/serve.ts';
import { personClosing } from '../identity/person-closing.ts';
import { ownAccount } from './own-account.ts';

export const handler = serve(deleteMe, async ({ actor, now }) => {
  const { account } = await ownAccount(actor);
  return personClosing(account, actor, now);
});

import { deleteMe } from '#shared/contracts/settings.ts';
import { serve } from '../http/serve.ts';
import { closePerson } from '../identity/close-person.ts';
import { ownAccount } from './own-account.ts';

export const handler = serve(deleteMe, async ({ actor, now }) => {
  const { account } = await ownAccount(actor);
  return closePerson(account, actor, now);
});

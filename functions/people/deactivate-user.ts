import { deactivateUser } from '#shared/contracts/people.ts';
import { requireDeactivatable } from '#shared/domain/people/account-closing.ts';
import { getPerson } from '../data/people/accounts.ts';
import { serve } from '../http/serve.ts';
import { personClosing } from '../identity/person-closing.ts';

export const handler = serve(deactivateUser, async ({ actor, params, now }) => {
  const person = await getPerson(actor, params.id);
  requireDeactivatable(person, actor);
  return personClosing(person, actor, now);
});

import { getUser } from '#shared/contracts/people.ts';
import { getPerson } from '../data/people/accounts.ts';
import { serve } from '../http/serve.ts';
import { specialtiesIn } from '../http/specialties-in.ts';
import { personFacts } from './person-facts.ts';
import { toReplyDetails } from './to-reply.ts';

export const handler = serve(getUser, async ({ actor, params, locale }) => {
  const [person, specialties] = await Promise.all([getPerson(actor, params.id), specialtiesIn(locale)]);
  return { data: toReplyDetails(person, specialties, await personFacts(person, actor)) };
});

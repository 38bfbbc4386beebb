import { createAccount } from '#shared/contracts/people.ts';
import { getPerson } from '../data/people/accounts.ts';
import { anotherAccount, buildAdditionalAccount } from '../data/people/additional-account.ts';
import { serve } from '../http/serve.ts';
import { specialtiesIn } from '../http/specialties-in.ts';
import { findPlace } from './place.ts';
import { presentPerson } from './present.ts';

export const handler = serve(createAccount, async ({ actor, body, locale, now }) => {
  const { user_id, ...placeRequest } = body;
  const person = await getPerson(actor, user_id, 'user_id');
  const { place } = await findPlace(placeRequest, actor);
  const added = await buildAdditionalAccount(person, place, now);
  const { account } = added;
  const reply = { data: presentPerson(account, await specialtiesIn(locale)) };
  return { reply, ...anotherAccount(person, added, { by: actor, at: now }) };
});

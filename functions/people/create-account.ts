import { createAccount } from '#shared/contracts/people.ts';
import { storeReply } from '../data/idempotency-record.ts';
import { getPerson } from '../data/people/accounts.ts';
import { buildAdditionalAccount, insertAnotherAccount } from '../data/people/additional-account.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { specialtiesIn } from '../http/specialties-in.ts';
import { findPlace } from './place.ts';
import { presentPerson } from './present.ts';

export const handler = serveIdempotent(createAccount, async ({ actor, body, locale, now }) => {
  const { user_id, ...placeRequest } = body;
  const person = await getPerson(actor, user_id, 'user_id');
  const { place } = await findPlace(placeRequest, actor);
  const added = await buildAdditionalAccount(person, place, now);
  const { account } = added;
  const reply = storeReply({ data: presentPerson(account, await specialtiesIn(locale)) });
  await insertAnotherAccount(person, added, { by: actor, at: now });
  return reply;
});

import { createAccount } from '#shared/contracts/people.ts';
import { getPerson } from '../data/accounts.ts';
import { buildAdditionalAccount, insertAnotherAccount } from '../data/additional-account.ts';
import { storeReply } from '../data/idempotency-record.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { sendEmail } from '../mail/send-email.ts';
import { findPlace } from './place.ts';
import { presentPerson, specialtiesIn } from './present.ts';

export const handler = serveIdempotent(createAccount, async ({ actor, body, locale, now }) => {
  const { user_id, ...placeRequest } = body;
  const person = await getPerson(actor, user_id, 'user_id');
  const { place } = await findPlace(placeRequest, actor);
  const added = await buildAdditionalAccount(person, place, now);
  const { account } = added;
  const reply = storeReply({ data: presentPerson(account, await specialtiesIn(locale)) });
  await insertAnotherAccount(person, added, { by: actor, at: now });
  const letter = { to: account.email, locale: account.locale, by: actor.fio, role: place.role };
  await sendEmail('roleAdded', { ...letter, company: place.company?.name ?? null });
  return reply;
});

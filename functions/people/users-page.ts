import type { Input } from '#shared/contracts/endpoint.ts';
import type { Locale } from '#shared/contracts/fields.ts';
import type { listUsers } from '#shared/contracts/people.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { listAccounts } from '../data/people/account-lists.ts';
import { specialtiesIn } from '../http/specialties-in.ts';
import { toReplyPerson } from './to-reply.ts';

type Query = Input<typeof listUsers>['query'];

/** One page of the people whom the actor may see, as they see it. Also the rows of an export. */
export const usersPage = async ({ actor, query, locale }: { actor: Actor; query: Query; locale: Locale }) => {
  const [page, specialties] = await Promise.all([listAccounts(actor, query), specialtiesIn(locale)]);
  return { ...page, data: page.data.map((account) => toReplyPerson(account, specialties)) };
};

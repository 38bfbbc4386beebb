import { listUsers } from '#shared/contracts/people.ts';
import { listAccounts } from '../data/accounts.ts';
import { serve } from '../http/serve.ts';
import { presentPerson, specialtiesIn } from './present.ts';

export const handler = serve(listUsers, async ({ actor, query, locale }) => {
  const [page, specialties] = await Promise.all([listAccounts(actor, query), specialtiesIn(locale)]);
  return { ...page, data: page.data.map((account) => presentPerson(account, specialties)) };
});

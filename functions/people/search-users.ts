import { searchUsers } from '#shared/contracts/people.ts';
import { listAccounts } from '../data/people/account-lists.ts';
import { serve } from '../http/serve.ts';

const maxFound = 10;

export const handler = serve(searchUsers, async ({ actor, query: { text } }) => {
  const { data } = await listAccounts(actor, { name: text, page: 1, per_page: maxFound });
  return { data };
});

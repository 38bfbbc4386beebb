import { findBroadcast } from '../data/broadcasts/broadcasts.ts';
import { getAccount } from '../data/people/accounts.ts';
import { nameIn } from '../http/translate.ts';
import type { LoadLetter } from '../mail/load-letter.ts';

/** The broadcast in the language of the account. Nothing is sent to an account that was closed meanwhile. */
const broadcast: LoadLetter<'broadcast'> = async ({ letter, broadcast_id, account_id }) => {
  const [found, account] = await Promise.all([findBroadcast(broadcast_id), getAccount(account_id)]);
  if (!found || !account?.active || !account.email) return null;
  const { email: to, locale } = account;
  const [title, text] = [nameIn(locale, found.titles), nameIn(locale, found.texts)];
  return { letter, to, locale, title, text, page: `/broadcasts/view/${found.id}` };
};

export const letters = { broadcast };

import { Problem } from '#shared/domain/problem.ts';
import {
  type ContactChange,
  contactChangeConfirmationWrite,
  contactChangeOf,
  type ContactKind,
  contactOf,
} from '../data/auth/contact-changes.ts';
import { findLink, linkUsedWrite } from '../data/auth/links.ts';
import { actorOf, getAccount, openAccounts } from '../data/people/accounts.ts';
import { contactChange } from '../data/people/change-contact.ts';
import { runsLoginOf } from '../data/people/runs-login.ts';
import type { Write } from '../data/table.ts';
import { contactNotificationWrites } from '../identity/contact-notifications.ts';
import { copyContacts } from '../identity/copy-contacts.ts';

/**
 * The request that a link confirms, with the writes that use the link up. Throws link-gone, also if the account that
 * requested it for another person no longer runs the login.
 */
export const findProof = async (kind: ContactKind, code: string, now: string) => {
  const link = await findLink(code, now);
  const change = link?.purpose === kind ? await contactChangeOf(link) : undefined;
  if (!link || !change || !(await isStillRun(change))) throw new Problem('link-gone');
  return {
    change,
    value: contactOf(change).value,
    proof: [linkUsedWrite(link, now), contactChangeConfirmationWrite(change)],
  };
};
type Proof = Awaited<ReturnType<typeof findProof>>;

const isStillRun = async ({ by, login_id }: ContactChange): Promise<boolean> => {
  if (by === null) return true;
  const [account, accounts] = await Promise.all([getAccount(by.id), openAccounts(login_id)]);
  return account?.active === true && runsLoginOf(actorOf(account), login_id, accounts);
};

/** Makes the proven address the login's. Sessions stay; password links to the former address no longer work. */
export const confirmedContact = async ({ change, proof }: Proof, now: string, conditions: readonly Write[] = []) => {
  const { login_id, account_id, former, requested_at, locale } = change;
  const contact = contactOf(change);
  return {
    ...(await contactChange({
      ...contact,
      login_id,
      account_id,
      former,
      requested_at,
      now,
      proof: [...proof, ...conditions],
      effects: await contactNotificationWrites(login_id, { ...contact, locale, now }),
      outdated: new Problem('link-gone'),
    })),
    afterCommit: () => copyContacts(login_id).catch(logFault),
  };
};

/** The change is committed, and the effect `copy-contacts` repeats the rest. */
export const logFault = (error: unknown): void => console.error(JSON.stringify({ contacts: String(error) }));

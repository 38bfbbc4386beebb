import { changesOf } from '#shared/domain/audit/changes.ts';
import { contactAudit } from '#shared/domain/people/audit.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../audit.ts';
import { ofOneTimeCode } from '../auth/codes.ts';
import { type ContactKind, ofContactChange } from '../auth/contact-changes.ts';
import { ofLink } from '../auth/links.ts';
import { contactWrites, getLogin, ofLogin, ofLoginValue } from '../auth/logins.ts';
import { maxWrites } from '../max-writes.ts';
import { notificationWrite } from '../notifications/notifications.ts';
import { effectWrite } from '../outbox.ts';
import type { Write } from '../table.ts';
import { type Account, accountChangeWrites, ofAccount, openAccounts } from './accounts.ts';

type Change = {
  login_id: string;
  kind: ContactKind;
  value: string;
  /** What the login had when the change was requested. */
  former: string | null;
  /** The account that requested it. */
  account_id: string;
  requested_at: string;
  now: string;
  /** Uses up the link or the code. */
  proof: readonly Write[];
  /** The letters and SMS that follow. */
  effects: readonly Write[];
  /** For a proof that was used, and a login that is gone or has changed since the request. */
  outdated: Problem;
};

/**
 * Decides to give a login a proven e-mail or phone, in one transaction with the copies in its accounts. Accounts that
 * do not fit into it, and the user pool, follow by the effect `copy-contacts`. Refused as email-taken or phone-taken,
 * or as `outdated`.
 */
export const contactChange = async (change: Change) => {
  const { login_id, kind, value, former, proof, effects, outdated, account_id, requested_at, now } = change;
  const [login, accounts] = await Promise.all([getLogin(login_id), openAccounts(login_id)]);
  const by = accounts.find(({ id }) => id === account_id) ?? accounts[0];
  if (!login || !by || login[kind] !== former) throw outdated;
  const writes = [
    ...proof,
    ...contactWrites(login, { kind, value }, requested_at),
    auditEntryWrite({
      action: `${kind}-changed`,
      by,
      at: now,
      changes: changesOf(contactAudit, { [kind]: former }, { [kind]: value }),
    }),
    notificationWrite({ kind: `${kind}-changed`, to: { account: by.id }, at: now }),
    effectWrite('copy-contacts', { login_id }, { now }),
    ...effects,
  ];
  const copies = accounts.map((account) => contactCopyWrites(account, { [kind]: value }));
  return {
    writes: [...writes, ...fittingWrites(copies, maxWrites - beside - writes.length)],
    // A profile was saved at the same moment.
    retryOn: [ofAccount],
    refusals: [
      // If the login has changed too, another use of the same proof gave it the value.
      [ofLogin, outdated],
      [ofLoginValue[kind], new Problem(`${kind}-taken`, { fields: { [kind]: { key: 'taken' } } })],
      [ofOneTimeCode, outdated],
      [ofLink, outdated],
      [ofContactChange, outdated],
    ] as const,
  };
};

/** The writes that copy a login's e-mail or phone to an account. */
export const contactCopyWrites = (account: Account, contact: Partial<Pick<Account, 'email' | 'phone'>>): Write[] =>
  accountChangeWrites({ before: account, after: { ...account, ...contact, version: account.version + 1 } });

/** The write of an idempotency key. */
const beside = 1;

/** The accounts' writes, as many accounts as fit into so many writes. One changes up to 57: its words for two lists. */
const fittingWrites = (copies: readonly Write[][], most: number): Write[] => {
  const fitting: Write[] = [];
  for (const writes of copies) if (fitting.length + writes.length <= most) fitting.push(...writes);
  return fitting;
};

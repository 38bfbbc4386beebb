import { changesOf, contactAudit } from '#shared/domain/audit/changes.ts';
import { Problem } from '#shared/domain/problem.ts';
import { record } from '../audit.ts';
import type { Login } from '../auth/logins.ts';
import { contactChanged, getLogin } from '../auth/logins.ts';
import { commit } from '../commit.ts';
import { decideAgain } from '../decide-again.ts';
import { notify } from '../notifications/notifications.ts';
import { after } from '../outbox.ts';
import type { Write } from '../table.ts';
import { ConditionFailed, maxWrites } from '../table.ts';
import type { Account } from './accounts.ts';
import { accountReplaced, openAccounts } from './accounts.ts';

type Change = {
  login_id: string;
  kind: 'email' | 'phone';
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
};

/**
 * Gives a login a proven e-mail or phone, in one transaction with the copies in its accounts. Accounts that do not fit
 * into it, and the user pool, follow by the effect `copy-contacts`. Throws email-taken or phone-taken, and ConditionFailed
 * (parts of `proof`, or `login`) if the proof was used, the login is gone or has changed since the request.
 */
export const changeContact = (change: Change): Promise<Login> =>
  decideAgain(
    isAccountChanged,
    () => changeOnce(change),
    () => new Problem('changed'),
  );

/** A profile was saved at the same moment. */
const isAccountChanged = (error: unknown): boolean =>
  error instanceof ConditionFailed && error.parts.every((part) => part === 'account');

const changeOnce = async ({ login_id, kind, value, former, proof, effects, ...request }: Change): Promise<Login> => {
  const { account_id, requested_at, now } = request;
  const [login, accounts] = await Promise.all([getLogin(login_id), openAccounts(login_id)]);
  const by = accounts.find(({ id }) => id === account_id) ?? accounts[0];
  if (!login || !by || login[kind] !== former) throw new ConditionFailed(['login']);
  const writes = [
    ...proof,
    ...contactChanged(login, { kind, value }, requested_at),
    record({
      action: `${kind}-changed`,
      by,
      at: now,
      changes: changesOf(contactAudit, { [kind]: former }, { [kind]: value }),
    }),
    notify({ kind: `${kind}-changed`, to: { account: by.id }, at: now }),
    after('copy-contacts', { login_id }, { now }),
    ...effects,
  ];
  const copies = accounts.map((account) => contactCopied(account, { [kind]: value }));
  await commit([...writes, ...thatFit(copies, maxWrites - beside - writes.length)]).catch((error: unknown) => {
    // If the login has changed too, another use of the same proof gave it the value.
    const isTaken = error instanceof ConditionFailed && error.parts.includes(kind) && !error.parts.includes('login');
    throw isTaken ? new Problem(`${kind}-taken`, { fields: { [kind]: { key: 'taken' } } }) : error;
  });
  return { ...login, [kind]: value };
};

/** The writes that copy a login's e-mail or phone to an account. */
export const contactCopied = (account: Account, contact: Partial<Pick<Account, 'email' | 'phone'>>): Write[] =>
  accountReplaced({ before: account, after: { ...account, ...contact, version: account.version + 1 } });

/** The write of an idempotency key. */
const beside = 1;

/** The accounts' writes, as many accounts as fit into so many writes. One changes up to 57: its words for two lists. */
const thatFit = (copies: readonly Write[][], most: number): Write[] => {
  const fitting: Write[] = [];
  for (const writes of copies) if (fitting.length + writes.length <= most) fitting.push(...writes);
  return fitting;
};

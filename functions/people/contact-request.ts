import type { Locale } from '#shared/contracts/fields.ts';
import { type FieldKey, Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { type ContactKind, contactChangeWrites } from '../data/auth/contact-changes.ts';
import { getLogin } from '../data/auth/logins.ts';
import { getPerson, openAccounts } from '../data/people/accounts.ts';
import { runsLoginOf } from '../data/people/runs-login.ts';
import type { LimitUse } from '../data/rate-limits.ts';
import { invitationLimits } from './invitation-message.ts';

type Request = { actor: Actor; id: string; kind: ContactKind; value: string; now: string };

/**
 * A request of another e-mail or phone for a person whose login the actor runs. The new address proves itself, as after
 * the person's own request. Throws not-found, forbidden for a login that the actor does not run, and invalid-input for
 * what the login has already. A taken address is not revealed.
 */
export const contactRequest = async ({ actor, id, kind, value, now }: Request) => {
  const account = await getPerson(actor, id);
  const { login_id, company, fio } = account;
  if (login_id === actor.login_id) throw refused('forbidden', kind, 'change-in-profile');
  const [login, accounts] = await Promise.all([getLogin(login_id), openAccounts(login_id)]);
  // The index of a login's accounts may miss a new one.
  const others = accounts.filter((other) => other.id !== id);
  if (!login || !runsLoginOf(actor, login_id, [account, ...others]))
    throw refused('forbidden', kind, 'not-yours-to-change');
  if (value === login[kind]) throw refused('invalid-input', kind, 'same-as-theirs');
  const locale: Locale = account.locale;
  const by = { id: actor.id, fio: actor.fio };
  const contact = { email: null, phone: null, [kind]: value };
  const limits: LimitUse[] = [
    { limit: 'contact-changes-of-login', subject: login_id },
    ...invitationLimits(actor, contact.phone),
    ...(kind === 'email' ? [{ limit: 'confirmation-letters-to-email' as const, subject: value }] : []),
  ];
  return {
    limits,
    writes: [
      ...contactChangeWrites({ ...contact, login_id, account_id: id, former: login[kind], by, locale }, now),
      auditEntryWrite({ action: `${kind}-change-requested`, by: actor, at: now, company, about: { id, name: fio } }),
    ],
  };
};

const refused = (code: 'forbidden' | 'invalid-input', kind: ContactKind, key: FieldKey) =>
  new Problem(code, { fields: { [kind]: { key } } });

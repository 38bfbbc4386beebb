import type { Input } from '#shared/contracts/endpoint.ts';
import type { acceptInvitation } from '#shared/contracts/people.ts';
import { isCommon } from '#shared/domain/people/common-passwords.ts';
import { passwordIssue } from '#shared/domain/people/password.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { type Link, linkUsedWrite, ofLink, withLinkLock } from '../data/auth/links.ts';
import {
  getLogin,
  loginWrites,
  type NewLogin,
  ofLoginId,
  ofLoginValue,
  ofPerson,
  untouchedCheck,
} from '../data/auth/logins.ts';
import { reserveLoginId, reservedLoginIdRemovalWrite } from '../data/auth/reserved-login-ids.ts';
import { ofActiveCompany } from '../data/companies/require-active.ts';
import { notificationWrite } from '../data/notifications/notifications.ts';
import { type Account, accountInsertionWrites, accountsOfLogin, ofAccount } from '../data/people/accounts.ts';
import { buildAdditionalAccount } from '../data/people/additional-account.ts';
import { closedWrites, type Invitation, membershipOf, ofInvitation } from '../data/people/invitations.ts';
import { newAccount } from '../data/people/new-account.ts';
import { ofStoreTies } from '../data/stores/store-ties.ts';
import { ConditionFailed, mapConditionFailedTo, transact, type Write } from '../data/table.ts';
import { createLogin, setPassword } from '../identity/cognito.ts';
import { requireInvitationPlace } from './invitation-place.ts';

/** `conditions` are those of `requireInvitationPlace` and of the plan; part `ofPlanUses` is left to the caller. */
type Invited = { invitation: Invitation; conditions: readonly Write[]; now: string };
type JoinContext = Invited & { link: Link; terms: NonNullable<Account['terms']> };
/** `use` is the write that marks the link as used, fully or for the first of several steps. */
type Joining = Invited & { use: Write };
type AcceptInput = Input<typeof acceptInvitation>['body'];

/** A person with a login gets one more account. Throws changed if they closed their last one meanwhile. */
export const addAccountFromInvitation = async (
  loginId: string,
  { link, terms, ...invited }: JoinContext,
): Promise<void> => {
  const { invitation, now } = invited;
  const [person] = await accountsOfLogin(loginId);
  if (!person) throw new Problem('changed');
  const { account, writes } = await buildAdditionalAccount({ ...person, terms }, membershipOf(invitation), now);
  await enter(writes, account, { ...invited, use: linkUsedWrite(link, now) });
};

/**
 * The link proves the address, so the login and the account are created. The table decides which login owns the
 * address; Cognito is updated after it. After a fault in between, the link works again until the person has set a
 * password otherwise.
 */
export const createLoginFromInvitation = (input: AcceptInput, context: JoinContext): Promise<void> => {
  const { invitation, link, now } = context;
  const { email } = invitation;
  const password = email && chosenPassword(input, email);
  return withLinkLock(link, now, async ({ begin, end }) => {
    const login = await (link.begun_at === null
      ? makeLogin(input, { ...context, use: begin })
      : findCreatedLogin(invitation, begin));
    await createLogin(login);
    if (password) await setPassword(login.id, password);
    await transact([end]);
  });
};

/** The login that this link created in an earlier try that ended in a fault. */
const findCreatedLogin = async ({ login_id }: Invitation, begin: Write): Promise<NewLogin> => {
  const login = await getLogin(login_id);
  if (!login) throw new Problem('link-gone');
  await transact([begin, untouchedCheck(login_id)]).catch(mapConditionFailedTo('link-gone'));
  return login;
};

const makeLogin = async (input: AcceptInput, { terms, ...joining }: Joining & Pick<JoinContext, 'terms'>) => {
  const { invitation, now } = joining;
  const { email, phone } = invitation;
  if (!input.fio) throw new Problem('invalid-input', { fields: { fio: { key: 'required' } } });
  const id = phone ? await reserveLoginId(phone, now) : invitation.login_id;
  const { role, ...membership } = membershipOf(invitation);
  const account = newAccount({
    ...membership,
    role,
    login_id: id,
    fio: input.fio,
    locale: input.locale ?? invitation.locale,
    email,
    phone,
    terms,
    created_at: now,
  });
  const login = { id, email, phone, login: invitation.login, created_at: now };
  return enterFirst(login, account, joining);
};

const chosenPassword = ({ password, password2 }: AcceptInput, email: string): string => {
  if (!password) throw new Problem('invalid-input', { fields: { password: { key: 'required' } } });
  const issue = passwordIssue(password, { email, isCommon });
  if (issue) throw new Problem('invalid-input', { fields: { password: issue } });
  if (password !== password2)
    throw new Problem('invalid-input', { fields: { password2: { key: 'passwords-differ' } } });
  return password;
};

/** With the login name, or without it if it was taken meanwhile: a taken name must not block the sign-up. */
const enterFirst = async (login: NewLogin, account: Account, joining: Joining): Promise<NewLogin> => {
  const number = login.phone ? [reservedLoginIdRemovalWrite(login.phone)] : [];
  try {
    await enter([...loginWrites(login), ...number, ...accountInsertionWrites(account)], account, joining);
    return login;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (error.parts.includes(ofLoginValue.email)) throw new Problem('email-taken');
    if (error.parts.includes(ofLoginValue.phone)) throw new Problem('phone-taken');
    if (!error.parts.includes(ofLoginValue.login)) throw error;
    return enterFirst({ ...login, login: null }, account, joining);
  }
};

/** One transaction: use up the link, accept the invitation, notify the inviter. */
const enter = async (
  made: readonly Write[],
  account: Account,
  { invitation, conditions, use, now }: Joining,
): Promise<void> => {
  const { role, invited_by } = invitation;
  const params = { fio: account.fio, role };
  try {
    await transact([
      use,
      ...closedWrites({ ...invitation, login_id: account.login_id }, { as: 'accepted', at: now }),
      ...made,
      ...conditions,
      notificationWrite({
        kind: 'invitation-accepted',
        to: { account: invited_by.id },
        at: now,
        params,
        about: account.id,
      }),
      auditEntryWrite({ action: 'invitation-accepted', by: account, at: now }),
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const gone = [ofLink, ofInvitation, ofLoginId, ofAccount];
    if (error.parts.some((part) => gone.includes(part))) throw new Problem('link-gone');
    if (error.parts.includes(ofActiveCompany) || error.parts.includes(ofStoreTies)) {
      await requireInvitationPlace(invitation, 'link-gone');
      throw new Problem('changed');
    }
    // The person closed the last account. The link still works, now as for a new person.
    throw error.parts.includes(ofPerson) ? new Problem('changed') : error;
  }
};

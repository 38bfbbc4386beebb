import { transactionScope } from '#shared/domain/billing/scope.ts';
import { additionalRoleOf } from '#shared/domain/people/additional-role.ts';
import { editablePersonFields, type PersonField } from '#shared/domain/people/editable-person.ts';
import { type Actor, type Role, sideOf } from '#shared/domain/roles.ts';
import { isInScope } from '#shared/domain/scope/scope.ts';
import { getLogin } from '../data/auth/logins.ts';
import { getSubscription } from '../data/billing/subscriptions.ts';
import { readBalance } from '../data/ledger/ledger.ts';
import { type Account, openAccounts } from '../data/people/accounts.ts';
import { runsLoginOf } from '../data/people/runs-login.ts';
import { findOwnCode } from '../data/promo/promo-codes.ts';

/** What is known of a person beside the account, as an actor may see it. */
export type PersonFacts = {
  /** The name to sign in with. */
  login: string | null;
  additional_role: Role | null;
  promocode: string | null;
  /** Haléř. */
  bonus: number | null;
  tariff_until: string | null;
  /** The fields that the actor may change. */
  editable: PersonField[];
};

/** The facts of a person whom the actor may see. */
export const personFacts = async (account: Account, actor: Actor): Promise<PersonFacts> => {
  const { id, login_id, company } = account;
  const isPlatform = sideOf(actor.role) === 'platform';
  const seesPlan = company !== null && isInScope(transactionScope, actor, { company_id: company.id });
  const [login, accounts, code, bonus, plan] = await Promise.all([
    getLogin(login_id),
    openAccounts(login_id),
    isPlatform ? findOwnCode(id) : null,
    isPlatform ? readBalance({ book: 'bonus', owner: id }) : null,
    seesPlan ? getSubscription(company.id) : null,
  ]);
  const others = accounts.filter((other) => other.id !== id);
  const isLoginRun = runsLoginOf(actor, login_id, [account, ...others]);
  return {
    login: login?.login ?? null,
    additional_role: additionalRoleOf(account, accounts),
    promocode: code?.code ?? null,
    bonus,
    tariff_until: plan?.until ?? null,
    editable: [...editablePersonFields(actor.role, account.roles, isLoginRun)],
  };
};

import type { User } from '#shared/contracts/me.ts';
import { transactionScope } from '#shared/domain/billing/scope.ts';
import { additionalRoleOf } from '#shared/domain/people/additional-role.ts';
import { namesOf } from '#shared/domain/people/names.ts';
import { allPhonesOf } from '#shared/domain/people/phone.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { isInScope } from '#shared/domain/scope/scope.ts';
import { findNotedEmail } from '../data/auth/contact-changes.ts';
import { getLogin } from '../data/auth/logins.ts';
import { getSubscription } from '../data/billing/subscriptions.ts';
import { getCompany } from '../data/companies/companies.ts';
import type { Company } from '../data/companies/company.ts';
import { toLogoPaths } from '../data/companies/to-logo-paths.ts';
import { readBalance } from '../data/ledger/ledger.ts';
import { type Account, accountChangeWrites, accountsOfLogin, getAccount } from '../data/people/accounts.ts';
import { toPhotoPaths } from '../data/people/to-photo-paths.ts';
import { findOwnCode } from '../data/promo/promo-codes.ts';
import type { Write } from '../data/table.ts';

/** `bonus` is the balance in haléř. */
type OwnAccount = {
  account: Account;
  users: Account[];
  bonus: number;
  company: Company | undefined;
  noted_email: string | null;
  /** The name to sign in with. */
  login: string | null;
  promocode: string | null;
  tariff_until: string | null;
};

/** The ledger account of the actor's bonuses. */
export const bonusOf = ({ id }: Actor) => ({ book: 'bonus', owner: id }) as const;

/**
 * The acting account from the main table (the index of logins may be stale) and all accounts of its login. Throws
 * forbidden if the account was closed meanwhile.
 */
export const ownAccount = async (actor: Actor): Promise<OwnAccount> => {
  const paysFor = actor.company && isInScope(transactionScope, actor, { company_id: actor.company.id });
  const [account, users, bonus, company, noted_email, login, code, plan] = await Promise.all([
    getAccount(actor.id),
    accountsOfLogin(actor.login_id),
    readBalance(bonusOf(actor)),
    actor.company ? getCompany(actor.company.id) : undefined,
    findNotedEmail(actor.login_id),
    getLogin(actor.login_id),
    findOwnCode(actor.id),
    actor.company && paysFor ? getSubscription(actor.company.id) : null,
  ]);
  if (!account?.active) throw new Problem('forbidden');
  return {
    account,
    users,
    bonus,
    company,
    noted_email,
    login: login?.login ?? null,
    promocode: code?.code ?? null,
    tariff_until: plan?.until ?? null,
  };
};

/** The account as its owner sees it, with the other accounts of the login. */
export const userOf = ({ account, users, company, ...own }: OwnAccount): User => ({
  ...account,
  ...own,
  ...namesOf(account.fio, account.names),
  ...toPhotoPaths(account),
  is_admin: account.roles[0] === 'ROLE_ADMIN',
  additional_role: additionalRoleOf(account, users),
  categories_ids: account.category_ids,
  stores_ids: account.store_ids,
  phone_numbers: allPhonesOf(account),
  company_logo: company ? toLogoPaths(company).logo_small : null,
  needs_company: account.roles[0] === 'ROLE_BUYER' && account.company === null,
  users,
});

/** Decides to save the account together with other writes, and replies with it as its owner sees it. */
export const ownAccountChange = (own: OwnAccount, change: Partial<Account>, otherWrites: readonly Write[]) => {
  const changed = { ...own.account, ...change, version: own.account.version + 1 };
  return {
    reply: { data: userOf({ ...own, account: changed }) },
    writes: [...accountChangeWrites({ before: own.account, after: changed }), ...otherWrites],
  };
};

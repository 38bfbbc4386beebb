import { stateOf } from '#shared/domain/billing/subscription.ts';
import { Problem } from '#shared/domain/problem.ts';
import { readSubscription, planKey } from '../billing/subscriptions.ts';
import { part } from '../part.ts';
import { get, getMany, type Item, type Write } from '../table.ts';
import { companyKey } from './company.ts';

/** Throws company-inactive if one of the companies is. */
export const requireActiveCompanies = async (...ids: readonly (string | undefined)[]): Promise<void> => {
  const companies = ids.filter((id) => id !== undefined);
  const [only, ...others] = companies;
  if (only === undefined) return;
  const items = others.length > 0 ? await getMany(companies.map(companyKey), true) : [await get(companyKey(only))];
  items.forEach(requireActive);
};

/**
 * For a request of a company that changes something: throws company-inactive unless it `mayInactive`, and
 * subscription-expired unless it `mayExpired`. Both are read by one call.
 */
export const requireUsableCompany = async (
  id: string,
  now: string,
  { mayInactive, mayExpired }: { mayInactive: boolean; mayExpired: boolean },
): Promise<void> => {
  const items = await getMany([companyKey(id), planKey(id)], true);
  const [subscription] = items.filter(({ kind }) => kind === 'subscription').map(readSubscription);
  if (!mayInactive) requireActive(items.find(({ kind }) => kind === 'company'));
  if (!mayExpired && subscription && stateOf(subscription, now) === 'expired')
    throw new Problem('subscription-expired');
};

/** Throws company-inactive, or `gone` if the company was deleted. */
export const requireActiveCompany = async (id: string, gone: Problem): Promise<void> => {
  const item = await get(companyKey(id));
  if (!item) throw gone;
  requireActive(item);
};

const requireActive = (item: Item | undefined): void => {
  if (item?.['active'] === false) throw inactive(String(item['name']));
};

const inactive = (company: string): Problem => new Problem('company-inactive', { params: { company } });

/** The part of a transaction that ties something new to a company, which may be deactivated or deleted meanwhile. */
export const ofActiveCompany = part('active-company');

// Items of the first schema have no such field.
const active = 'attribute_exists(pk) AND (attribute_not_exists(active) OR active = :true)';

/**
 * A transaction's condition: the company exists and is active. A handler that has called `requireActiveCompanies` or
 * read the company names the part in `retryOn`: deciding again, it throws the refusal.
 */
export const activeCompanyCheck = (id: string): Write => ({
  part: ofActiveCompany,
  check: companyKey(id),
  if: { expression: active, values: { ':true': true } },
});

/**
 * The same for a shift that the company orders or staffs and for an order of either side, and counts it: deactivating is
 * conditional on the count that was read before its shifts and orders were, so that one of the two fails.
 */
export const companyTieWrite = (id: string): Write => ({
  part: ofActiveCompany,
  update: companyKey(id),
  set: 'ADD tied :one',
  values: { ':one': 1, ':true': true },
  if: { expression: active, values: { ':true': true } },
});

/** `activeCompanyCheck` for what may have no company. */
export const ownCompanyChecks = (company: { id: string } | null): Write[] =>
  company ? [activeCompanyCheck(company.id)] : [];

/** The part of a transaction that is allowed only for a company that changes nothing, which may be activated meanwhile. */
export const ofInactiveCompany = part('inactive-company');

/** A transaction's condition: the company is inactive, or was deleted. Name the part in `retryOn`. */
export const inactiveCompanyCheck = (id: string): Write => ({
  part: ofInactiveCompany,
  check: companyKey(id),
  if: { expression: 'attribute_not_exists(pk) OR active = :false', values: { ':false': false } },
});

/** Whether `inactiveCompanyCheck` holds now. */
export const isInactiveCompany = async (id: string): Promise<boolean> => {
  const item = await get(companyKey(id));
  return item === undefined || item['active'] === false;
};

import { notificationScope, type Recipient } from '#shared/domain/notifications/scope.ts';
import { firstRole, type Role } from '#shared/domain/roles.ts';
import { isInScope } from '#shared/domain/scope/scope.ts';
import { firstIds } from '../counted/counted-page.ts';
import { peopleList } from '../people/account-entries.ts';
import { type Account, activeAccounts, actorOf } from '../people/accounts.ts';
import { filterListIn } from '../people/filter-entries.ts';

/** So many people in one role get a notification outside the app. */
const maxInRole = 200;

/** The first active account of each login that reads a notification and has one of the roles. */
export const peopleFor = async (to: Recipient, roles: readonly Role[]): Promise<Account[]> => {
  const accounts = await activeAccounts(await idsFor(to, roles));
  const reading = accounts.filter(
    (account) =>
      !account.waits && roles.includes(firstRole(account.roles)) && isInScope(notificationScope, actorOf(account), to),
  );
  return [...Map.groupBy(reading, ({ login_id }) => login_id).values()].flatMap(([first]) => first ?? []);
};

const idsFor = async (to: Recipient, roles: readonly Role[]): Promise<string[]> => {
  if (typeof to === 'object' && 'account' in to) return [to.account];
  const lists = roles.map((role) => listOf(to, role));
  return [...new Set((await Promise.all(lists.map((list) => firstIds(list, maxInRole)))).flat())];
};

/** The counted list of the people in a role who may read it. Those who manage stores are listed by store. */
const listOf = (to: Exclude<Recipient, { account: string }>, role: Role): string => {
  if (typeof to === 'string') return peopleList(null, role, 'created_at');
  const { company, store } = to;
  const ofStore = store === undefined ? null : filterListIn(company, { by: 'store', id: store }, [role]);
  return ofStore ?? peopleList(company, role, 'created_at');
};

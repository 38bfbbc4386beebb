import { randomUUID } from 'node:crypto';
import { initialAccess, type RoleToRegister } from '#shared/domain/people/registration.ts';
import { membershipFor } from '#shared/domain/people/role-grants.ts';
import { linkEnd } from '../../../functions/data/auth/links.ts';
import { loginWrites, type NewLogin } from '../../../functions/data/auth/logins.ts';
import { notificationWrite } from '../../../functions/data/notifications/notifications.ts';
import { type Account, accountInsertionWrites } from '../../../functions/data/people/accounts.ts';
import { invitationWrites } from '../../../functions/data/people/invitations.ts';
import { newAccount } from '../../../functions/data/people/new-account.ts';
import { transact } from '../../../functions/data/table.ts';
import { type CompanyKey, companyReference } from './companies.ts';
import { customersOf, password } from './people.ts';
import { idOf } from './seed.ts';
import { createSignIn } from './sign-ins.ts';
import { stores } from './stores.ts';

type Newcomer = { name: string; fio: string; role: RoleToRegister; company: CompanyKey | null; days: number };

/** Two registered newcomers who wait to be admitted: one for the demo buyer, one for the admin. */
const newcomers: readonly Newcomer[] = [
  { name: 'nela', fio: 'Nela Říhová', role: 'ROLE_STORE_MANAGER', company: 'zelenyKos', days: 2 },
  { name: 'viktor', fio: 'Viktor Bureš', role: 'ROLE_MANAGER', company: null, days: 1 },
];

const before = (now: string, days: number): string => new Date(Date.parse(now) - days * 86_400_000).toISOString();

/** Created with the demo world; they stay until somebody answers them. */
export const welcome = async (userPoolId: string, now: string): Promise<void> => {
  for (const newcomer of newcomers) await register(userPoolId, newcomer, before(now, newcomer.days));
  await invite(before(now, 1));
};

const register = async (userPoolId: string, { name, fio, role, company }: Newcomer, at: string) => {
  const email = `${name}@smena.test`;
  const login: NewLogin = { id: idOf(`login ${name}`), email, phone: null, login: null, created_at: at };
  const account: Account = newAccount({
    id: idOf(`account ${name}`),
    login_id: login.id,
    fio,
    email,
    created_at: at,
    ...initialAccess(role, company && companyReference(company), at),
  });
  const notification = { kind: 'someone-waits', at, about: account.id, params: { fio, role } } as const;
  await createSignIn(userPoolId, login, password);
  await transact([
    ...loginWrites(login),
    ...accountInsertionWrites(account),
    notificationWrite({ ...notification, to: 'admins' }),
    ...(company ? [notificationWrite({ ...notification, to: { company: companyReference(company).id } })] : []),
  ]);
};

/** Invitations sent by the demo buyer. */
const invite = async (at: string): Promise<void> => {
  const store = stores.vysocany;
  const [buyer] = customersOf('zelenyKos', 'vysocany');
  const wish = { role: 'ROLE_STORE_MANAGER', company: undefined, stores: [store], category_ids: [] } as const;
  const { store_ids: _, ...place } = membershipFor(wish, buyer);
  const email = 'david@smena.test';
  const invitation = {
    ...place,
    id: randomUUID(),
    stores: [{ id: store.id, name: store.name }],
    email,
    phone: null,
    login: null,
    locale: 'cz' as const,
    invited_by: { id: buyer.id, fio: buyer.fio },
    login_id: randomUUID(),
    created_at: at,
    sent_at: at,
    valid_until: linkEnd('invitation', at),
    closed: null,
  };
  await transact(invitationWrites(invitation, at));
};

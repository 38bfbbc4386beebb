import { randomUUID } from 'node:crypto';
import type { Role } from '#shared/domain/roles.ts';
import type { Account } from './accounts.ts';

type AccountFields = Partial<Account> & { login_id: string; fio: string; role: Role; created_at: string };

/** A new account with the given fields and empty defaults. */
export const newAccount = ({ role, ...fields }: AccountFields): Account => ({
  id: randomUUID(),
  version: 1,
  roles: [role],
  company: null,
  locale: 'cz',
  country: null,
  languages: [],
  email: null,
  phone: null,
  phone_numbers: [],
  names: null,
  photo: null,
  bank_account: null,
  terms: null,
  waits: null,
  category_ids: [],
  store_ids: [],
  contract: null,
  personal_number: null,
  deduction: null,
  active: true,
  ...fields,
});

import { Problem } from '../problem.ts';
import type { Role } from '../roles.ts';

/** Roles that anyone may register as. Admin and performer roles are only granted. */
export const rolesToRegister = [
  'ROLE_BUYER',
  'ROLE_BUYER_MANAGER',
  'ROLE_STORE_MANAGER',
  'ROLE_MANAGER',
] as const satisfies readonly Role[];
export type RoleToRegister = (typeof rolesToRegister)[number];

type RegistrationInput = {
  role: RoleToRegister;
  /** A buyer's own company, or the company that a manager works for. */
  company?: { name?: string | undefined; inn: string } | undefined;
  terms?: boolean | undefined;
};

/** Throws terms-required if the terms are refused, invalid-input if the company does not fit the role. */
export const checkRegistration = ({ role, company, terms }: RegistrationInput): void => {
  if (terms === false) throw new Problem('terms-required');
  if (company && role === 'ROLE_MANAGER')
    throw new Problem('invalid-input', { fields: { company: { key: 'unknown-field' } } });
  if (company && role === 'ROLE_BUYER' && !company.name)
    throw new Problem('invalid-input', { fields: { 'company.name': { key: 'required' } } });
};

type Named = { id: string; name: string };
type InitialAccess = {
  role: Role;
  company: Named | null;
  waits: { role: RoleToRegister; company: Named | null; since: string } | null;
};

/**
 * The first state of a registered account: a buyer is active at once, with or without a company; everyone else sees
 * nothing until an admin or a buyer of the company admits them.
 */
export const initialAccess = (role: RoleToRegister, company: Named | null, now: string): InitialAccess =>
  role === 'ROLE_BUYER'
    ? { role, company, waits: null }
    : { role: 'ROLE_USER', company: null, waits: { role, company, since: now } };

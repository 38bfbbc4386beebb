import { Problem } from '../problem.ts';
import type { Role } from '../roles.ts';

/** What anybody may register as; nobody becomes an admin or a performer by saying so. */
export const rolesToRegister = [
  'ROLE_BUYER',
  'ROLE_BUYER_MANAGER',
  'ROLE_STORE_MANAGER',
  'ROLE_MANAGER',
] as const satisfies readonly Role[];
export type RoleToRegister = (typeof rolesToRegister)[number];

type Said = {
  role: RoleToRegister;
  /** A buyer's own, or the one that a manager belongs to. */
  company?: { name?: string | undefined; inn: string } | undefined;
  terms?: boolean | undefined;
};

/** Throws terms-required where they are refused, invalid-input where the company does not fit the role. */
export const checkRegistration = ({ role, company, terms }: Said): void => {
  if (terms === false) throw new Problem('terms-required');
  if (company && role === 'ROLE_MANAGER')
    throw new Problem('invalid-input', { fields: { company: { key: 'unknown-field' } } });
  if (company && role === 'ROLE_BUYER' && !company.name)
    throw new Problem('invalid-input', { fields: { 'company.name': { key: 'required' } } });
};

type Named = { id: string; name: string };
type Beginning = {
  role: Role;
  company: Named | null;
  waits: { role: RoleToRegister; company: Named | null; since: string } | null;
};

/**
 * How somebody begins who has registered: a buyer at once, with their company or before naming it; everyone else sees
 * nothing until the platform's admin or a buyer of the company lets them in.
 */
export const beginning = (role: RoleToRegister, company: Named | null, now: string): Beginning =>
  role === 'ROLE_BUYER'
    ? { role, company, waits: null }
    : { role: 'ROLE_USER', company: null, waits: { role, company, since: now } };

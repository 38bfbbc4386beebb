import { firstRole, type Role } from '../roles.ts';

type Account = { id: string; roles: readonly Role[]; company: { id: string } | null };

/** The role of another account of a person in the company of an account; null without one. */
export const additionalRoleOf = ({ id, company }: Account, ofLogin: readonly Account[]): Role | null => {
  const other = ofLogin.find((each) => each.id !== id && each.company?.id === company?.id);
  return other ? firstRole(other.roles) : null;
};

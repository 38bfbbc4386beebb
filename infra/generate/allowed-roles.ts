import { type Access, may } from '#shared/domain/access.ts';
import { type Role, roles } from '#shared/domain/roles.ts';

/** The roles that may call an endpoint; none for public endpoints. */
export const rolesOf = (access: Access): readonly Role[] => {
  if (access === 'public') return [];
  return access === 'signed-in' ? roles : roles.filter((role) => may(role, access));
};

import { writesTable } from '#shared/contracts/is-idempotent.ts';
import { type Access, may, type Permission, permissions } from '#shared/domain/access.ts';
import { type Role, roles } from '#shared/domain/roles.ts';
import { rolesOf } from './allowed-roles.ts';
import { endpoints } from './endpoints.ts';
import { page, table } from './markdown.ts';

const roleName = (role: Role) => role.slice('ROLE_'.length).toLowerCase().replaceAll('_', ' ');

export const permissionsPage = (): string =>
  page(
    'Permissions',
    'The roles that have each permission. Which records they may access depends on their account. The actions on a shift are in [states.md](states.md).',
    table(
      ['permission', ...roles.map(roleName)],
      (Object.keys(permissions) as Permission[]).map((permission) => [
        permission,
        ...roles.map((role) => (may(role, permission) ? 'yes' : '')),
      ]),
    ),
    '## Routes',
    table(
      ['method', 'path', 'endpoint', 'access', 'roles', 'may write'],
      endpoints.map((contract) => [
        contract.method,
        `\`${contract.path}\``,
        contract.name,
        contract.access,
        rolesText(contract.access),
        writesTable(contract) ? 'yes' : '',
      ]),
    ),
  );

const rolesText = (access: Access) => {
  if (access === 'public') return 'public, without a token';
  return access === 'signed-in' ? 'every role' : rolesOf(access).map(roleName).join(', ');
};

import { expect, it } from 'vitest';
import { may, mayCall, type Permission, permissions } from './access.ts';
import { roles } from './roles.ts';

const all = Object.keys(permissions) as Permission[];

it('a registered person whom nobody admitted yet browses products, no more', () => {
  expect(all.filter((permission) => may('ROLE_USER', permission))).toEqual(['product.browse']);
});

it('every account may call what needs no permission, and the roles of a permission what needs it', () => {
  expect(roles.filter((role) => mayCall(role, 'signed-in'))).toEqual([...roles]);
  expect(roles.filter((role) => mayCall(role, 'document.write'))).toEqual(['ROLE_ADMIN']);
});

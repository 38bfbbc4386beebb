import { use } from 'react';
import type { User } from '#shared/contracts/me.ts';
import { may, type Permission } from '#shared/domain/access.ts';
import { firstRole, type Role } from '#shared/domain/roles.ts';
import { useStore } from '../ui/store.ts';
import { meToRender, watchedMe } from './load-me.ts';

/** For screens that visitors can open too. Null also when the account cannot be loaded. */
export const useMeOrNull = (): User | null => {
  const user = useStore(watchedMe, null);
  return user === undefined ? use(meToRender().userOrNull) : user;
};

export const useMe = (): User => {
  const cached = useStore(watchedMe, null);
  const user = cached === undefined ? use(meToRender().user) : cached;
  if (user === null) throw new Error('this screen is for people who are signed in');
  return user;
};

/** The first role determines the menu and the permissions. */
export const roleOf = (user: Pick<User, 'roles'>) => firstRole(user.roles);

/** The current role; null for a visitor. */
export const useRole = (): Role | null => {
  const user = useMeOrNull();
  return user && roleOf(user);
};

export const useMay = (permission: Permission): boolean => may(roleOf(useMe()), permission);

import {
  Briefcase,
  ContactRound,
  HardHat,
  Hourglass,
  MailPlus,
  ShieldUser,
  UserCog,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { Role } from '#shared/domain/roles.ts';
import type { AreaMenu, MenuPlace } from '../../kit/parts/area-menu.ts';
import { paths } from '../../paths.ts';

const inPeople = (position: number, ...roles: Role[]): MenuPlace[] => [{ group: 'people', position, roles }];

export default [
  {
    label: 'staff',
    to: paths.people.list('staff'),
    icon: HardHat,
    shortcut: 'T',
    places: inPeople(10, 'ROLE_ADMIN', 'ROLE_VENDOR'),
  },
  {
    label: 'vendors',
    to: paths.people.list('vendors'),
    icon: Briefcase,
    shortcut: 'V',
    places: inPeople(20, 'ROLE_ADMIN', 'ROLE_VENDOR'),
  },
  {
    label: 'buyers',
    to: paths.people.list('buyers'),
    icon: UserRound,
    shortcut: 'B',
    places: inPeople(30, 'ROLE_ADMIN'),
  },
  {
    label: 'buyerManagers',
    to: paths.people.list('buyer-managers'),
    icon: UsersRound,
    shortcut: 'U',
    places: inPeople(40, 'ROLE_ADMIN', 'ROLE_BUYER'),
  },
  {
    label: 'storesManagers',
    to: paths.people.list('stores-managers'),
    icon: ContactRound,
    shortcut: 'N',
    places: inPeople(50, 'ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_BUYER', 'ROLE_BUYER_MANAGER'),
  },
  {
    label: 'managers',
    to: paths.people.list('managers'),
    icon: UserCog,
    shortcut: 'M',
    places: inPeople(60, 'ROLE_ADMIN'),
  },
  {
    label: 'administrators',
    to: paths.people.list('administrators'),
    icon: ShieldUser,
    places: inPeople(65, 'ROLE_ADMIN'),
  },
  {
    label: 'waiting',
    to: paths.people.waiting,
    icon: Hourglass,
    shortcut: 'W',
    places: inPeople(70, 'ROLE_ADMIN', 'ROLE_BUYER'),
  },
  {
    label: 'invitations',
    to: paths.people.invitations,
    icon: MailPlus,
    shortcut: 'I',
    places: inPeople(80, 'ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_VENDOR', 'ROLE_BUYER', 'ROLE_BUYER_MANAGER'),
  },
] satisfies AreaMenu;

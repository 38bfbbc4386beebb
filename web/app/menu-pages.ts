import {
  BookOpen,
  CalendarDays,
  Hourglass,
  List,
  MailPlus,
  Scale,
  ShieldCheck,
  ShoppingBag,
  Store,
  User,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Access } from '#shared/domain/access.ts';
import type { Role } from '#shared/domain/roles.ts';
import { paths } from '../paths.ts';

/** The pages that appear in a menu. */
type Page = {
  to: string;
  icon: LucideIcon;
  /** The permission for the page. menu-pages.test.ts checks that no menu contains a page that its role may not open. */
  permission: Exclude<Access, 'public'>;
  /** Keyboard shortcut: G, then this letter. */
  letter: string;
};
const pages = {
  calendar: { to: paths.shifts.calendar, icon: CalendarDays, permission: 'shift.list', letter: 'C' },
  shiftList: { to: paths.shifts.list, icon: List, permission: 'shift.list', letter: 'L' },
  stores: { to: paths.stores.list, icon: Store, permission: 'store.list', letter: 'S' },
  myStore: { to: paths.stores.list, icon: Store, permission: 'store.list', letter: 'S' },
  waiting: { to: paths.people.waiting, icon: Hourglass, permission: 'user.list-waiting', letter: 'W' },
  invitations: { to: paths.people.invitations, icon: MailPlus, permission: 'invitation.list', letter: 'I' },
  profile: { to: paths.profile, icon: User, permission: 'signed-in', letter: 'P' },
  catalogue: { to: paths.catalogue, icon: ShoppingBag, permission: 'signed-in', letter: 'A' },
  legacy: { to: paths.documents.page('legacy'), icon: Scale, permission: 'document.write', letter: 'E' },
  privacy: { to: paths.documents.page('privacy'), icon: ShieldCheck, permission: 'document.write', letter: 'Y' },
  customer: { to: paths.documents.page('customer'), icon: BookOpen, permission: 'document.write', letter: 'K' },
  performers: { to: paths.documents.page('performers'), icon: BookOpen, permission: 'document.write', letter: 'F' },
  workers: { to: paths.documents.page('workers'), icon: BookOpen, permission: 'document.write', letter: 'O' },
  admins: { to: paths.documents.page('admins'), icon: BookOpen, permission: 'document.write', letter: 'X' },
} as const satisfies Record<string, Page>;
type PageName = keyof typeof pages;
type MenuGroup = {
  label: 'legal' | 'you' | 'people' | 'shifts' | 'locations' | 'company' | 'myStore';
  pages: readonly PageName[];
};

const shifts = { label: 'shifts', pages: ['calendar', 'shiftList'] } as const;

const people = { label: 'people', pages: ['waiting', 'invitations'] } as const;
/** Without "Waiting for approval", for roles that approve nobody. */
const invited = { label: 'people', pages: ['invitations'] } as const;

const legal = {
  label: 'legal',
  pages: ['legacy', 'privacy', 'customer', 'performers', 'workers', 'admins'],
} as const;

/** The specification's menus, by an account's first role. A worker has one page and therefore no menu. */
const menus: Record<Role, readonly MenuGroup[]> = {
  ROLE_ADMIN: [shifts, { label: 'locations', pages: ['stores'] }, people, legal],
  ROLE_MANAGER: [shifts, invited],
  ROLE_VENDOR: [shifts, { label: 'company', pages: ['stores'] }, invited],
  ROLE_BUYER: [shifts, { label: 'locations', pages: ['stores'] }, people],
  ROLE_BUYER_MANAGER: [shifts, invited],
  ROLE_STORE_MANAGER: [
    { label: 'shifts', pages: ['shiftList', 'calendar'] },
    { label: 'myStore', pages: ['myStore'] },
  ],
  ROLE_VENDOR_STAFF: [],
  ROLE_USER: [{ label: 'you', pages: ['profile', 'catalogue'] }],
};

export const menuOf = (role: Role) =>
  menus[role].map((group) => ({
    label: group.label,
    pages: group.pages.map((label): Page & { label: PageName } => ({ label, ...pages[label] })),
  }));

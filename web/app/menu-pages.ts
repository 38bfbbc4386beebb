import {
  BookOpen,
  Briefcase,
  Building2,
  CalendarDays,
  ContactRound,
  Handshake,
  Hammer,
  Hourglass,
  HardHat,
  History,
  LayoutDashboard,
  Link2,
  List,
  ListTree,
  MailPlus,
  Scale,
  ShieldCheck,
  ShoppingBag,
  ShoppingCart,
  Store,
  User,
  UserCog,
  UserRound,
  UsersRound,
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
  dashboard: { to: paths.dashboard, icon: LayoutDashboard, permission: 'dashboard.read', letter: 'J' },
  calendar: { to: paths.shifts.calendar, icon: CalendarDays, permission: 'shift.list', letter: 'C' },
  shiftList: { to: paths.shifts.list, icon: List, permission: 'shift.list', letter: 'L' },
  stores: { to: paths.stores.list, icon: Store, permission: 'store.list', letter: 'S' },
  myStore: { to: paths.stores.list, icon: Store, permission: 'store.list', letter: 'S' },
  staff: { to: paths.people.list('staff'), icon: HardHat, permission: 'user.list', letter: 'T' },
  vendors: { to: paths.people.list('vendors'), icon: Briefcase, permission: 'user.list', letter: 'V' },
  buyers: { to: paths.people.list('buyers'), icon: UserRound, permission: 'user.list', letter: 'B' },
  buyerManagers: { to: paths.people.list('buyer-managers'), icon: UsersRound, permission: 'user.list', letter: 'U' },
  storesManagers: {
    to: paths.people.list('stores-managers'),
    icon: ContactRound,
    permission: 'user.list',
    letter: 'N',
  },
  managers: { to: paths.people.list('managers'), icon: UserCog, permission: 'user.list', letter: 'M' },
  allCompanies: { to: paths.companies.list, icon: Building2, permission: 'company.list', letter: 'Z' },
  performerCompanies: { to: paths.companies.vendors, icon: Handshake, permission: 'company.list', letter: 'R' },
  customerCompanies: { to: paths.companies.customers, icon: ShoppingCart, permission: 'company.list', letter: 'D' },
  specialtyList: { to: paths.specialties.list, icon: Hammer, permission: 'specialty.write', letter: 'P' },
  specialtyTree: { to: paths.specialties.tree, icon: ListTree, permission: 'specialty.write', letter: 'Q' },
  clients: { to: paths.clients.list, icon: Link2, permission: 'client.list', letter: 'G' },
  servedBy: { to: paths.clients.list, icon: Link2, permission: 'client.list', letter: 'G' },
  waiting: { to: paths.people.waiting, icon: Hourglass, permission: 'user.list-waiting', letter: 'W' },
  invitations: { to: paths.people.invitations, icon: MailPlus, permission: 'invitation.list', letter: 'I' },
  audit: { to: paths.audit, icon: History, permission: 'signed-in', letter: 'H' },
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
  label: 'specialties' | 'legal' | 'you' | 'people' | 'shifts' | 'locations' | 'companies' | 'company' | 'myStore';
  pages: readonly PageName[];
};

const shifts = { label: 'shifts', pages: ['dashboard', 'calendar', 'shiftList'] } as const;

const companies: MenuGroup = {
  label: 'companies',
  pages: ['allCompanies', 'performerCompanies', 'customerCompanies', 'clients'],
};

const people = (...pagesOfRole: readonly PageName[]): MenuGroup => ({ label: 'people', pages: pagesOfRole });

const specialties = { label: 'specialties', pages: ['specialtyList', 'specialtyTree'] } as const;

const legal = {
  label: 'legal',
  pages: ['legacy', 'privacy', 'customer', 'performers', 'workers', 'admins'],
} as const;

/** The specification's menus, by an account's first role. A worker has one page and therefore no menu. */
const menus: Record<Role, readonly MenuGroup[]> = {
  ROLE_ADMIN: [
    specialties,
    shifts,
    { label: 'locations', pages: ['stores'] },
    people(
      'staff',
      'vendors',
      'buyers',
      'buyerManagers',
      'storesManagers',
      'managers',
      'waiting',
      'invitations',
      'audit',
    ),
    companies,
    legal,
  ],
  ROLE_MANAGER: [shifts, people('storesManagers', 'invitations'), { label: 'companies', pages: ['clients'] }],
  ROLE_VENDOR: [
    shifts,
    { label: 'company', pages: ['clients', 'stores', 'audit'] },
    people('staff', 'vendors', 'invitations'),
  ],
  ROLE_BUYER: [
    shifts,
    { label: 'locations', pages: ['stores', 'servedBy'] },
    people('buyerManagers', 'storesManagers', 'waiting', 'invitations', 'audit'),
  ],
  ROLE_BUYER_MANAGER: [shifts, people('storesManagers', 'invitations')],
  ROLE_STORE_MANAGER: [
    { label: 'shifts', pages: ['dashboard', 'shiftList', 'calendar'] },
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

import type { DocumentType } from '#shared/contracts/legal.ts';
import type { PeoplePage } from '#shared/domain/people/people-pages.ts';
import type { Role } from '#shared/domain/roles.ts';

export const documentPages = {
  user_agreement: 'legacy',
  shipping_policy: 'legacy',
  refund_policy: 'legacy',
  privacy_policy: 'privacy',
  customer_manual: 'customer',
  performers_manual: 'performers',
  workers_manual: 'workers',
  admins_manual: 'admins',
} as const satisfies Record<DocumentType, string>;
export type DocumentPage = (typeof documentPages)[DocumentType];

/** All addresses of the web app. Screens link with these; app/routes.tsx defines the routes. */
export const paths = {
  root: '/',
  signIn: '/auth/main',
  /** `profile` is the account to return to. */
  chooseAccount: (profile: string) => `/auth/main?step=choose-account&profile=${encodeURIComponent(profile)}`,
  nameCompany: '/auth/company',
  signOut: '/logout',
  /** Keeps the session; the wizard asks for another account. */
  changeRole: (account: string) => `/logout?profile=${encodeURIComponent(account)}`,
  missing: '/error/error-v1',
  profile: '/settings/profile',
  dashboard: '/dashboard',
  catalogue: '/catalogue',
  exports: '/exports',
  audit: '/audit',
  shifts: {
    calendar: '/shifts/calendar',
    list: '/shifts/list',
    new: '/shifts/new',
    /** A new order, prefilled from another shift. */
    like: (id: string) => `/shifts/new?${new URLSearchParams({ like: id }).toString()}`,
    view: (id: string) => `/shifts/view/${encodeURIComponent(id)}`,
    edit: (id: string) => `/shifts/edit/${encodeURIComponent(id)}`,
  },
  stores: {
    list: '/stores/list',
    map: '/stores/map',
    new: '/stores/new',
    edit: (id: string) => `/stores/edit/${encodeURIComponent(id)}`,
    /** The public page of a store. */
    view: (id: string) => `/stores/view/${encodeURIComponent(id)}`,
    /** The public page as the poster at the door opens it. */
    atDoor: (id: string, code: string) =>
      `/stores/view/${encodeURIComponent(id)}?${new URLSearchParams({ code }).toString()}`,
    poster: (id: string) => `/stores/poster/${encodeURIComponent(id)}`,
  },
  companies: {
    list: '/companies/list',
    vendors: '/companies/list/vendors',
    customers: '/companies/list/customers',
    new: '/companies/new',
    edit: (id: string) => `/companies/edit/${encodeURIComponent(id)}`,
  },
  specialties: {
    list: '/categories/list',
    tree: '/categories/tree',
    /** The tree, opened at a specialty. */
    inTree: (id: string) => `/categories/tree?${new URLSearchParams({ at: id }).toString()}`,
    new: '/categories/new',
    newBelow: (parent: string) => `/categories/new?${new URLSearchParams({ parent }).toString()}`,
    edit: (id: string) => `/categories/edit/${encodeURIComponent(id)}`,
  },
  clients: {
    list: '/clients',
    requests: '/clients/requests',
    openRequests: '/clients/requests?states=open',
    find: '/clients/find',
    /** The directory of performers, filtered for a store that nobody serves. */
    findFor: (filters: { town?: string; category_id?: string; store?: string }) =>
      `/clients/find?${new URLSearchParams(filters).toString()}`,
    /** The clients of a performer, for the platform. */
    of: (vendor: string) => `/clients?${new URLSearchParams({ vendor }).toString()}`,
  },
  documents: {
    page: (page: DocumentPage) => `/documents/${page}`,
    of: (type: DocumentType) => `/documents/${documentPages[type]}?tab=${type}`,
    edit: (type: DocumentType) => `/documents/edit/${type}`,
  },
  people: {
    waiting: '/users/waiting',
    invitations: '/users/invitations',
    openInvitations: '/users/invitations?states=open',
    invite: '/users/invite',
    /** The invitation form with the role chosen, and for the platform the company. */
    inviteAs: (role: Role, company?: string) =>
      `/users/invite?${new URLSearchParams({ role, ...(company && { company }) }).toString()}`,
    edit: (id: string) => `/users/edit/${encodeURIComponent(id)}`,
    import: '/users/staff/import',
    list: (page: PeoplePage) => `/users/${page}`,
  },
  worker: '/my',
} as const;

/** The page requested before sign-in (`?to=`). Links to other sites are rejected. */
export const returnAddress = (search: URLSearchParams): string => ownAddress(search.get('to') ?? '') ?? paths.root;

/** Any origin works, because only the path is used. */
const base = 'https://smena.invalid';
/**
 * The address without its origin, parsed as the browser would, or null for another site. Browsers remove tabs and line
 * breaks, read a backslash as a slash and resolve dots, so a regular expression would accept `/\t/evil`.
 */
export const ownAddress = (address: string): string | null => {
  const parsed = address.startsWith('/') && URL.canParse(address, base) ? new URL(address, base) : null;
  // `/.//evil` begins with two slashes after its dots are resolved.
  if (parsed?.origin !== base || parsed.pathname.startsWith('//')) return null;
  return parsed.pathname + parsed.search + parsed.hash;
};

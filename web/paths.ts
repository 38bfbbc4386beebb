import type { DocumentType } from '#shared/contracts/legal.ts';

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

/** Every address of the web app, written once. Screens link with these, app/routes.tsx answers them. */
export const paths = {
  root: '/',
  signIn: '/auth/main',
  /** `profile` is the account that one comes from, and goes back to. */
  chooseAccount: (profile: string) => `/auth/main?step=choose-account&profile=${encodeURIComponent(profile)}`,
  nameCompany: '/auth/company',
  signOut: '/logout',
  /** The session stays; the wizard asks which of its accounts acts. */
  changeRole: (account: string) => `/logout?profile=${encodeURIComponent(account)}`,
  missing: '/error/error-v1',
  profile: '/settings/profile',
  catalogue: '/catalogue',
  shifts: {
    calendar: '/shifts/calendar',
    list: '/shifts/list',
    new: '/shifts/new',
    /** A new order with everything that another one says. */
    like: (id: string) => `/shifts/new?${new URLSearchParams({ like: id }).toString()}`,
    view: (id: string) => `/shifts/view/${encodeURIComponent(id)}`,
    edit: (id: string) => `/shifts/edit/${encodeURIComponent(id)}`,
  },
  stores: {
    list: '/stores/list',
    new: '/stores/new',
    edit: (id: string) => `/stores/edit/${encodeURIComponent(id)}`,
    /** What everyone may know of a store. */
    view: (id: string) => `/stores/view/${encodeURIComponent(id)}`,
  },
  documents: {
    page: (page: DocumentPage) => `/documents/${page}`,
    /** The page that shows a document. */
    of: (type: DocumentType) => `/documents/${documentPages[type]}?tab=${type}`,
    edit: (type: DocumentType) => `/documents/edit/${type}`,
  },
  people: {
    waiting: '/users/waiting',
    invitations: '/users/invitations',
    invite: '/users/invite',
  },
  worker: '/my',
} as const;

/** Where someone wanted to go before they had to sign in (`?to=`); a link cannot lead them to another site. */
export const wantedPlace = (search: URLSearchParams): string => ownAddress(search.get('to') ?? '') ?? paths.root;

/** Any origin will do: only what follows it is used. */
const base = 'https://smena.invalid';
/**
 * The address without its origin, as the browser would follow it, or null when it leads to another site. Browsers drop
 * tabs and line breaks, read a backslash as a slash, and resolve dots, so a pattern would let `/\t/evil` through.
 */
export const ownAddress = (address: string): string | null => {
  const parsed = address.startsWith('/') && URL.canParse(address, base) ? new URL(address, base) : null;
  // After dots are resolved, `/.//evil` begins with two slashes.
  if (parsed?.origin !== base || parsed.pathname.startsWith('//')) return null;
  return parsed.pathname + parsed.search + parsed.hash;
};

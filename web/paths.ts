/** Every address of the web app, written once. Screens link with these, app/routes.tsx answers them. */
export const paths = {
  root: '/',
  signIn: '/auth/main',
  chooseAccount: '/auth/main?step=choose-account',
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
    view: (id: string) => `/shifts/view/${encodeURIComponent(id)}`,
    edit: (id: string) => `/shifts/edit/${encodeURIComponent(id)}`,
  },
  stores: {
    list: '/stores/list',
    new: '/stores/new',
    edit: (id: string) => `/stores/edit/${encodeURIComponent(id)}`,
  },
  worker: '/my',
} as const;

/** Where someone wanted to go before they had to sign in (`?to=`): only an address of our own, so that a link cannot lead someone elsewhere after signing in. */
export const wantedPlace = (search: URLSearchParams): string => {
  const to = search.get('to');
  return to && isOurs(to) ? to : paths.root;
};
export const isOurs = (address: string): boolean => /^\/(?![/\\])/.test(address);

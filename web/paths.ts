import type { DocumentType } from '#shared/contracts/legal.ts';
import type { SystemSettings } from '#shared/contracts/system.ts';
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

/** The address of one value, such as a record's id. Its route has the `pattern`. */
const path = <Value extends string = string>(pattern: `/${string}`) =>
  Object.assign((value: Value) => pattern.replace(/:\w+/, encodeURIComponent(value)), { pattern });

const withQuery = (address: string, query: Record<string, string>): string =>
  `${address}?${new URLSearchParams(query).toString()}`;

/** Opens an order at the last message of its thread. */
export const threadHash = '#thread';

/** All addresses of the web app: screens link with them, and each area's routes.ts has their routes. */
export const paths = {
  root: '/',
  signIn: '/auth/main',
  /** `profile` is the account to return to. */
  chooseAccount: (profile: string): string => withQuery(paths.signIn, { step: 'choose-account', profile }),
  activate: path('/auth/activate/:code'),
  changePassword: path('/auth/change_password/:code'),
  /** Says that an admin has set the present password; `to` is the page requested before the sign-in. */
  replacePassword: (code: string, to: string | null): string =>
    withQuery(paths.changePassword(code), { initial: '', ...(to && { to }) }),
  confirmEmail: path('/auth/confirm_email/:code'),
  confirmPhone: path('/auth/confirm_phone/:code'),
  invitation: path('/auth/invitation/:code'),
  nameCompany: '/auth/company',
  signOut: '/logout',
  /** Keeps the session; the wizard asks for another account. */
  changeRole: (account: string): string => withQuery(paths.signOut, { profile: account }),
  missing: '/error/error-v1',
  profile: '/settings/profile',
  dashboard: '/dashboard',
  catalogue: '/products/catalog',
  /** A category of the catalogue, with its filters. */
  catalogueCategory: path('/products/catalog/:id'),
  /** The public page of a product. */
  catalogueProduct: path('/products/view/:id'),
  /** The catalogue with one collection. */
  catalogueCollection: (id: string): string => withQuery(paths.catalogue, { collection_id: id }),
  /** The address of the catalogue before it had products. */
  formerCatalogue: '/catalogue',
  /** Products beside each other. */
  compare: Object.assign(
    (ids: readonly string[]): string =>
      `/products/compare?${new URLSearchParams(ids.map((id) => ['id', id])).toString()}`,
    { pattern: '/products/compare' as const },
  ),
  favourites: '/products/favorites',
  /** The cart, also of a guest. */
  cart: '/products/cart',
  checkout: '/products/checkout',
  orders: {
    /** Of the platform and of vendors. */
    list: '/orders/list/full',
    /** Of those who buy. */
    mine: '/orders/list/my',
    abandoned: '/orders/list/abandoned',
    view: path('/orders/view/:id'),
    thread: (id: string): string => paths.orders.view(id) + threadHash,
    edit: path('/orders/edit/:id'),
  },
  sales: '/orders/sales',
  /** The packing slip of an order, to be printed. */
  packingSlip: path('/orders/print/:id'),
  /** Conversations with support. */
  chats: { list: '/chats', answers: '/chats/answers', view: path('/chats/:id') },
  tenders: {
    /** Of the platform. */
    list: '/tenders/list/full',
    /** Of the company that owns them, and of the performers that are invited to them. */
    mine: '/tenders/list/my',
    new: '/tenders/create',
    /** A new tender with the sections of another one. */
    like: (id: string): string => withQuery(paths.tenders.new, { from: id }),
    view: path('/tenders/view/:id'),
    /** A part of a tender, by the id of its tab. */
    tab: (id: string, tab: string): string => withQuery(paths.tenders.view(id), { tab }),
    edit: path('/tenders/edit/:id'),
    /** The slip, to be printed. */
    print: path('/tenders/print/:id'),
  },
  /** The cart of the accord, and the stores that it goes to. */
  supply: '/delivery/supply',
  deliveryDocuments: {
    list: '/delivery/list/full',
    /** Those that were replaced or canceled. */
    history: '/delivery/list/history',
    view: path('/delivery/view/:id'),
  },
  invoices: {
    list: '/invoices/list',
    /** Approved hours of a month, by customer. */
    months: '/invoices/months',
    /** Payments of bank statements. */
    bank: '/invoices/bank',
    ofMonth: (month: string): string => withQuery(paths.invoices.months, { month }),
    view: path('/invoices/view/:id'),
    /** What an invoice of an order, or of a customer's month, would say. */
    preview: '/invoices/preview',
    previewOf: (of: { order_id: string } | { company_id: string; month: string }): string =>
      withQuery(paths.invoices.preview, of),
  },
  threads: '/orders/messages',
  /** Of a letter about an abandoned cart. */
  stopReminders: path('/cart/reminders/:code'),
  collections: { list: '/collections/list', new: '/collections/create', edit: path('/collections/edit/:id') },
  newProducts: '/products/new_days',
  synonyms: '/products/synonyms',
  products: {
    list: '/products/list',
    new: '/products/create',
    /** A new product that begins with the values of another one. */
    copyOf: (id: string): string => withQuery(paths.products.new, { from: id }),
    import: '/products/import',
    /** A new product of a company, which the address names for people. */
    newOf: Object.assign(
      (company: { id: string; name: string }): string =>
        `/products/create/company/${encodeURIComponent(company.id)}/${encodeURIComponent(company.name)}`,
      { pattern: '/products/create/company/:id/:name' as const },
    ),
    edit: path('/products/edit/:id'),
  },
  productTypes: { list: '/products/types/list', new: '/products/types/create', edit: path('/products/types/edit/:id') },
  productCategories: {
    list: '/products/categories/list',
    tree: '/products/categories/tree',
    /** The tree, opened at a category. */
    inTree: (id: string): string => withQuery(paths.productCategories.tree, { at: id }),
    new: '/products/categories/new',
    newBelow: (parent: string): string => withQuery(paths.productCategories.new, { parent }),
    edit: path('/products/categories/edit/:id'),
  },
  plan: '/plan',
  transactions: { list: '/transactions', new: '/transactions/new' },
  tariffs: {
    /** Of customers and of performers. */
    buyers: '/tariffs/list/buyers',
    vendors: '/tariffs/list/vendors',
    edit: path('/tariffs/edit/:id'),
  },
  promoCodes: {
    list: '/promo_codes/list',
    new: '/promo_codes/create',
    edit: path('/promo_codes/edit/:id'),
    statistics: '/promo_codes/statistics',
  },
  publications: { list: '/publications', new: '/publications/new', edit: path('/publications/edit/:id') },
  broadcasts: {
    list: '/broadcasts',
    new: '/broadcasts/new',
    edit: path('/broadcasts/edit/:id'),
    /** For recipients. */
    view: path('/broadcasts/view/:id'),
  },
  blog: '/blog',
  /** A publication by its slug, for everybody. */
  blogPublication: path('/blog/:slug'),
  exports: '/exports',
  audit: '/audit',
  auditOfSettings: '/audit?kind=setting',
  system: {
    settings: '/settings/system',
    /** One of the settings on the screen. */
    section: (name: keyof SystemSettings): string => `${paths.system.settings}#${name}`,
    /** The addresses of settings that had screens of their own. */
    formerShop: '/orders/settings',
    formerBonuses: '/promo_codes/settings',
  },
  shifts: {
    calendar: '/shifts/calendar',
    list: '/shifts/list',
    /** Who is on site today. */
    board: '/shifts/objects',
    hours: '/shifts/hours',
    /** The list with filters; `dates` are two days, `2026-11-01..2026-11-30`. */
    filtered: (filters: { dates: string; staff_id?: string; store_id?: string }): string =>
      withQuery(paths.shifts.list, filters),
    tariffs: '/shifts/tariffs',
    new: '/shifts/new',
    /** A new order, prefilled from another shift. */
    like: (id: string): string => withQuery(paths.shifts.new, { like: id }),
    /** A new order with values of its form; another `plan` is another order. */
    planned: (values: { plan: string } & Readonly<Record<string, string>>): string =>
      withQuery(paths.shifts.new, values),
    view: path('/shifts/view/:id'),
    edit: path('/shifts/edit/:id'),
  },
  stores: {
    list: '/stores/list',
    map: '/stores/map',
    new: '/stores/new',
    /** The list of the stores of one company. */
    ofCompany: (company_id: string): string => withQuery(paths.stores.list, { company_id }),
    edit: path('/stores/edit/:id'),
    /** Leads to the reader's store if there is one only, otherwise to the list. */
    mine: '/stores/mine',
    /** The public page of a store. */
    view: path('/stores/view/:id'),
    /** The public page as the poster at the door opens it. */
    atDoor: (id: string, code: string): string => withQuery(paths.stores.view(id), { code }),
    poster: path('/stores/poster/:id'),
  },
  companies: {
    list: '/companies/list',
    vendors: '/companies/list/vendors',
    customers: '/companies/list/customers',
    new: '/companies/new',
    edit: path('/companies/edit/:id'),
    managers: (id: string): string => withQuery(paths.companies.edit(id), { tab: 'managers' }),
    /** Leads to the reader's own company; the platform sees the performers. */
    own: '/companies/list/vendor',
  },
  specialties: {
    list: '/categories/list',
    tree: '/categories/tree',
    /** The tree, opened at a specialty. */
    inTree: (id: string): string => withQuery(paths.specialties.tree, { at: id }),
    new: '/categories/new',
    newBelow: (parent: string): string => withQuery(paths.specialties.new, { parent }),
    edit: path('/categories/edit/:id'),
  },
  clients: {
    list: '/clients',
    requests: '/clients/requests',
    openRequests: '/clients/requests?states=open',
    find: '/clients/find',
    /** The directory of performers, filtered for a store that nobody serves. */
    findFor: (filters: { town?: string; category_id?: string; store?: string }): string =>
      withQuery(paths.clients.find, filters),
    /** A client of the own performer, or a performer of the own company. */
    with: (company: string): string => withQuery(paths.clients.list, { company }),
    /** The clients of a performer, for the platform. */
    of: (vendor: string): string => withQuery(paths.clients.list, { vendor }),
  },
  documents: {
    page: path<DocumentPage>('/documents/:page'),
    of: (type: DocumentType): string => withQuery(paths.documents.page(documentPages[type]), { tab: type }),
    edit: path<DocumentType>('/documents/edit/:type'),
  },
  people: {
    waiting: '/users/waiting',
    invitations: '/users/invitations',
    openInvitations: '/users/invitations?states=open',
    invite: '/users/invite',
    /** The invitation form with the role chosen, and for the platform the company. */
    inviteAs: (role: Role, company?: string): string =>
      withQuery(paths.people.invite, { role, ...(company && { company }) }),
    new: '/users/new',
    /** As `inviteAs`, for a person who is created without an invitation. */
    create: (role: Role, company?: string): string =>
      withQuery(paths.people.new, { role, ...(company && { company }) }),
    edit: path('/users/edit/:id'),
    import: '/users/staff/import',
    list: path<PeoplePage>('/users/:page'),
  },
  statistics: {
    staffs: '/statistics/staffs',
    objects: '/statistics/object',
    /** The month is YYYY-MM. */
    payslip: Object.assign(
      (staff: string, month: string): string => `/statistics/payslip/${encodeURIComponent(staff)}/${month}`,
      { pattern: '/statistics/payslip/:staff/:month' as const },
    ),
  },
  assistant: { settings: '/settings/gpt', chats: '/settings/list-chats' },
  notifications: {
    settings: '/settings/notifications',
    history: '/settings/notifications#history',
    /** From a push message: leads to the page of the notification, as the account that got it. */
    open: '/open',
    /** An id has dots, which in a path are those of a file. Null: several notifications. */
    opened: (id: string | null, account: string): string =>
      withQuery(paths.notifications.open, { ...(id !== null && { id }), account }),
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

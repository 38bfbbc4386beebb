/** Every key of the table. Partition keys begin with what they hold; times and days sort as text. */
export type Key = { pk: string; sk: string };

const own =
  (kind: string) =>
  (id: string): Key => ({ pk: `${kind}#${id}`, sk: kind });

export const keys = {
  login: own('LOGIN'),
  /** A sign-in of a login, beside the login. */
  session: (loginId: string, sessionId: string): Key => ({ pk: `LOGIN#${loginId}`, sk: `SESSION#${sessionId}` }),
  account: own('ACCOUNT'),
  photo: own('PHOTO'),
  company: own('COMPANY'),
  store: own('STORE'),
  specialty: own('SPECIALTY'),
  shift: own('SHIFT'),
  invitation: own('INVITATION'),
  /** Somebody who is invited, so that two do not invite them to the same place. */
  invited: (contact: string, place: { role: string; company_id: string | null }): Key => ({
    pk: `INVITED#${contact}`,
    sk: `${place.role}#${place.company_id ?? ''}`,
  }),
  /** Values that exist once: e-mail, phone, login name, IČO. */
  unique: (kind: 'email' | 'phone' | 'login' | 'inn', value: string): Key => ({
    pk: `UNIQUE#${kind}#${value}`,
    sk: 'UNIQUE',
  }),
  /** A performer that serves a customer company: the whole of it or named stores. */
  service: (customerId: string, vendorId: string): Key => ({ pk: `COMPANY#${customerId}`, sk: `SERVICE#${vendorId}` }),
  shiftLog: (shiftId: string, at: string, version: number, n: number): Key => ({
    pk: `SHIFT#${shiftId}`,
    sk: `LOG#${at}#${String(version).padStart(6, '0')}#${String(n).padStart(3, '0')}`,
  }),
  /** How many comments a shift has. */
  commentCount: (shiftId: string): Key => ({ pk: `SHIFT#${shiftId}`, sk: 'COUNT' }),
  comment: (shiftId: string, at: string, id: string): Key => ({ pk: `SHIFT#${shiftId}`, sk: `COMMENT#${at}#${id}` }),
  /** When a person is taken, a month (UTC) an item. */
  bookings: (loginId: string, month: string): Key => ({ pk: partitions.bookings(loginId), sk: month }),
  /** Who did what; `order` begins with the time. */
  audit: (accountId: string, order: string): Key => ({ pk: partitions.ownAudit(accountId), sk: order }),
  /** What an account or a group was told; `order` begins with the time. */
  notification: (inbox: string, order: string): Key => ({ pk: partitions.notifications(inbox), sk: order }),
  /** Which notifications of a day (UTC) an account has read. */
  readMarks: (accountId: string, day: string): Key => ({ pk: partitions.readMarks(accountId), sk: day }),
  /** A link in a letter, by the hash of its code. */
  link: own('LINK'),
  registration: own('REGISTRATION'),
  /** The newest registration of an address, for whoever lost the letter. */
  registered: (email: string): Key => ({ pk: `REGISTERED#${email}`, sk: 'REGISTERED' }),
  /** A code that was sent to a number; its attempt begins with the time. */
  code: (phone: string, attempt: string): Key => ({ pk: partitions.codes(phone), sk: attempt }),
  /** The user of the pool that waits for a number's first right code. */
  newNumber: (phone: string): Key => ({ pk: `NEWCOMER#${phone}`, sk: 'NEWCOMER' }),
  smsMonth: (month: string): Key => ({ pk: `SMS#${month}`, sk: 'SMS' }),
  /** How often something happened to one subject of late. */
  limit: (name: string, subject: string): Key => ({ pk: `LIMIT#${name}#${subject}`, sk: 'LIMIT' }),
  /** The newest version of a legal document, and each version. */
  document: (type: string): Key => ({ pk: `DOCUMENT#${type}`, sk: 'DOCUMENT' }),
  documentVersion: (type: string, version: number): Key => ({
    pk: `DOCUMENT#${type}`,
    sk: `VERSION#${String(version).padStart(6, '0')}`,
  }),
  idempotency: (accountId: string, key: string): Key => ({ pk: `ONCE#${accountId}#${key}`, sk: 'ONCE' }),
} as const;

/** Partitions of the indexes and of the lists kept in the table itself; a shift's are split by month. */
export const partitions = {
  customerShifts: (companyId: string, month: string) => `CUSTOMER#${companyId}#SHIFTS#${month}`,
  customerStores: (companyId: string) => `CUSTOMER#${companyId}#STORES`,
  storeShifts: (storeId: string, month: string) => `STORE#${storeId}#SHIFTS#${month}`,
  vendorShifts: (companyId: string, month: string) => `VENDOR#${companyId}#SHIFTS#${month}`,
  workerShifts: (accountId: string, month: string) => `WORKER#${accountId}#SHIFTS#${month}`,
  bookings: (loginId: string) => `BOOKINGS#${loginId}`,
  companyPeople: (companyId: string) => `COMPANY#${companyId}#PEOPLE`,
  companyWaiting: (companyId: string) => `COMPANY#${companyId}#WAITING`,
  companyInvitations: (companyId: string) => `COMPANY#${companyId}#INVITATIONS`,
  /** A customer's shifts that no performer staffs yet; each names the performers that may. */
  openShifts: (customerId: string, month: string) => `CUSTOMER#${customerId}#OPEN#${month}`,
  /** The customers that a performer serves. */
  clients: (vendorId: string) => `VENDOR#${vendorId}#CLIENTS`,
  allShifts: (month: string) => `SHIFTS#${month}`,
  audit: (month: string) => `AUDIT#${month}`,
  companyAudit: (companyId: string, month: string) => `COMPANY#${companyId}#AUDIT#${month}`,
  ownAudit: (accountId: string) => `DONE#${accountId}`,
  notifications: (inbox: string) => `NOTIFICATIONS#${inbox}`,
  readMarks: (accountId: string) => `READ#${accountId}`,
  all: (entity: 'COMPANIES' | 'STORES' | 'SPECIALTIES' | 'PEOPLE' | 'WAITING' | 'INVITATIONS') => entity,
  codes: (phone: string) => `CODE#${phone}`,
  loginAccounts: (loginId: string) => `LOGIN#${loginId}`,
  /** Spread, because every open shift writes here; the clock reads all shards side by side. */
  due: (shard: number) => `DUE#${shard}`,
} as const;

export const dueShards = 2;
export const shardOf = (id: string): number =>
  Buffer.from(id).reduce((sum, byte) => (sum * 31 + byte) % 65_521, 7) % dueShards;

/** YYYY-MM of a day or an instant. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** Every month from one day or instant to another, both included. */
export const monthsBetween = (from: string, to: string): string[] => {
  const first = monthNumber(from);
  return Array.from({ length: Math.max(0, monthNumber(to) - first + 1) }, (_, n) => {
    const [year, month] = [Math.floor((first + n) / 12), ((first + n) % 12) + 1];
    return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
  });
};
const monthNumber = (date: string): number => {
  const day = new Date(date);
  return day.getUTCFullYear() * 12 + day.getUTCMonth();
};

/** Lists of shifts are ordered by day, then start. */
export const shiftOrder = (shift: { id: string; day: string; starts_at: string }): string =>
  `${shift.day}#${shift.starts_at}#${shift.id}`;
/** The planned start in a `shiftOrder`. */
export const startIn = (order: string): string => order.split('#')[1] ?? '';

/**
 * Every key of the table. The prefixes are stored. A partition key starts with the kind of its items; times and days
 * sort as text.
 */
export type Key = { pk: string; sk: string };

/** The key of a record that is the only item of its partition, or its first. */
const recordKey =
  (kind: string) =>
  (id: string): Key => ({ pk: `${kind}#${id}`, sk: kind });

export const keys = {
  login: recordKey('LOGIN'),
  /** A session, in the partition of its login. */
  session: (loginId: string, sessionId: string): Key => ({ pk: `LOGIN#${loginId}`, sk: `SESSION#${sessionId}` }),
  /** The e-mail that a login wants to sign in with and has not proven yet. */
  emailChange: (loginId: string): Key => ({ pk: `LOGIN#${loginId}`, sk: 'EMAIL_CHANGE' }),
  account: recordKey('ACCOUNT'),
  /** What an account chose for its lists. */
  listSettings: recordKey('LISTS'),
  file: recordKey('FILE'),
  export: (accountId: string, id: string): Key => ({ pk: partitions.exports(accountId), sk: id }),
  company: recordKey('COMPANY'),
  store: recordKey('STORE'),
  /** The code of a store's poster. */
  storeCode: (storeId: string): Key => ({ pk: `STORE#${storeId}`, sk: 'CODE' }),
  specialty: recordKey('SPECIALTY'),
  /** The parents and the order of all records of a kind. */
  categoryTree: recordKey('CATEGORY_TREE'),
  shift: recordKey('SHIFT'),
  invitation: recordKey('INVITATION'),
  /** An open invitation, to prevent a second one of the same contact to the same role and company. */
  invited: (contact: string, scope: { role: string; company_id: string | null }): Key => ({
    pk: `INVITED#${contact}`,
    sk: `${scope.role}#${scope.company_id ?? ''}`,
  }),
  /** Values that must be unique: e-mail, phone, login name, IČO. */
  unique: (kind: 'email' | 'phone' | 'login' | 'inn', value: string): Key => ({
    pk: `UNIQUE#${kind}#${value}`,
    sk: 'UNIQUE',
  }),
  /** What the business register and the register of VAT payers said about a company number. */
  registerAnswers: recordKey('REGISTER'),
  /** What the last check of a company in the registers found. */
  companyCredibility: (companyId: string): Key => ({ pk: `COMPANY#${companyId}`, sk: 'CREDIBILITY' }),
  /** How far the daily check of all companies has come. */
  companyCheck: { pk: 'COMPANY_CHECK', sk: 'COMPANY_CHECK' },
  /** A performer's cooperation to a customer: all its stores or some of them. */
  cooperation: (customerId: string, vendorId: string): Key => ({
    pk: `COMPANY#${customerId}`,
    sk: `SERVICE#${vendorId}`,
  }),
  /** The version of what a company serves or is served. */
  cooperationVersion: (companyId: string): Key => ({ pk: `COMPANY#${companyId}`, sk: 'SERVICE' }),
  /** What a performer says about itself in the directory, beside those of the others. */
  directoryEntry: (vendorId: string): Key => ({ pk: partitions.directoryEntries, sk: vendorId }),
  serviceRequest: recordKey('SERVICE_REQUEST'),
  /** An open request of a customer, to prevent a second one to the same performer. */
  openRequest: (customerId: string, vendorId: string): Key => ({
    pk: `COMPANY#${customerId}`,
    sk: `REQUEST#${vendorId}`,
  }),
  shiftLog: (shiftId: string, at: string, version: number, n: number): Key => ({
    pk: `SHIFT#${shiftId}`,
    sk: `LOG#${at}#${String(version).padStart(6, '0')}#${String(n).padStart(3, '0')}`,
  }),
  /** The number of a shift's comments. */
  commentCount: (shiftId: string): Key => ({ pk: `SHIFT#${shiftId}`, sk: 'COUNT' }),
  comment: (shiftId: string, at: string, id: string): Key => ({ pk: `SHIFT#${shiftId}`, sk: `COMMENT#${at}#${id}` }),
  /** A person's occupied times, one item per month (UTC). */
  bookings: (loginId: string, month: string): Key => ({ pk: partitions.bookings(loginId), sk: month }),
  /** What a posting is for; its item makes a second posting of the same id fail. */
  posting: recordKey('POSTING'),
  /** An entry of a ledger account, by time. */
  ledgerEntry: (ledger: string, at: string, postingId: string): Key => ({
    pk: partitions.ledger(ledger),
    sk: `ENTRY#${at}#${postingId}`,
  }),
  balance: (ledger: string): Key => ({ pk: partitions.ledger(ledger), sk: 'BALANCE' }),
  /** An audit entry; `order` starts with the time. */
  audit: (accountId: string, order: string): Key => ({ pk: partitions.ownAudit(accountId), sk: order }),
  /** A notification of an account or a group; `order` starts with the time. */
  notification: (inbox: string, order: string): Key => ({ pk: partitions.notifications(inbox), sk: order }),
  /** The notifications of a day (UTC) that an account has read. */
  readMarks: (accountId: string, day: string): Key => ({ pk: partitions.readMarks(accountId), sk: day }),
  /** A link from an e-mail or SMS, by the hash of its code. */
  link: recordKey('LINK'),
  registration: recordKey('REGISTRATION'),
  /** The newest registration of an address, for sending the e-mail again. */
  registered: (email: string): Key => ({ pk: `REGISTERED#${email}`, sk: 'REGISTERED' }),
  /** A code that was sent to a number; `attempt` starts with the time. */
  code: (phone: string, attempt: string): Key => ({ pk: partitions.codes(phone), sk: attempt }),
  /** A code that was sent to a number which a login wants to sign in with. */
  contactCode: (loginId: string, phone: string, attempt: string): Key => ({
    pk: partitions.codes(`${loginId}#${phone}`),
    sk: attempt,
  }),
  /** The login id reserved for a number until its first right code. */
  newNumber: (phone: string): Key => ({ pk: `NEWCOMER#${phone}`, sk: 'NEWCOMER' }),
  /** A Cognito user to remove. */
  userToRemove: recordKey('REMOVED_USER'),
  smsMonth: (month: string): Key => ({ pk: `SMS#${month}`, sk: 'SMS' }),
  /** The recent uses of a rate limit by one subject. */
  limit: (name: string, subject: string): Key => ({ pk: `LIMIT#${name}#${subject}`, sk: 'LIMIT' }),
  /** An open WebSocket. */
  connection: recordKey('CONNECTION'),
  /** What a connection hears of: the changes of a list. */
  subscription: (audience: string, connectionId: string): Key => ({
    pk: partitions.audience(audience),
    sk: connectionId,
  }),
  /** A legal document's newest version, and each version. */
  document: (type: string): Key => ({ pk: `DOCUMENT#${type}`, sk: 'DOCUMENT' }),
  documentVersion: (type: string, version: number): Key => ({
    pk: `DOCUMENT#${type}`,
    sk: `VERSION#${String(version).padStart(6, '0')}`,
  }),
  /** An event that another cooperation sent, by the service's id of it. */
  webhookEvent: (cooperation: string, eventId: string): Key => ({
    pk: `WEBHOOK#${cooperation}#${eventId}`,
    sk: 'WEBHOOK',
  }),
  /** An effect that follows from a transaction. */
  outbox: recordKey('OUTBOX'),
  /** The number of all shifts of a day. */
  shiftDay: (day: string): Key => ({ pk: partitions.shiftDays, sk: day }),
  /** How far the recount of the counted lists has come. */
  recount: { pk: 'RECOUNT', sk: 'RECOUNT' },
  idempotency: (accountId: string, key: string): Key => ({ pk: `ONCE#${accountId}#${key}`, sk: 'ONCE' }),
} as const;

/** Partitions of the indexes and of lists within the table. Partitions of shifts are split by month. */
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
  /** A customer's shifts without a performer; each lists the performers that may staff it. */
  openShifts: (customerId: string, month: string) => `CUSTOMER#${customerId}#OPEN#${month}`,
  /** The customers that a performer serves. */
  clients: (vendorId: string) => `VENDOR#${vendorId}#CLIENTS`,
  /** All performers, with what a search of the directory compares. */
  performers: 'D#PERFORMERS',
  directoryEntries: 'DIRECTORY_ENTRIES',
  sentRequests: (customerId: string) => `COMPANY#${customerId}#REQUESTS`,
  receivedRequests: (vendorId: string) => `VENDOR#${vendorId}#REQUESTS`,
  allShifts: (month: string) => `SHIFTS#${month}`,
  shiftDays: 'SHIFT_DAYS',
  audit: (month: string) => `AUDIT#${month}`,
  companyAudit: (companyId: string, month: string) => `COMPANY#${companyId}#AUDIT#${month}`,
  ownAudit: (accountId: string) => `DONE#${accountId}`,
  ledger: (account: string) => `LEDGER#${account}`,
  exports: (accountId: string) => `EXPORTS#${accountId}`,
  notifications: (inbox: string) => `NOTIFICATIONS#${inbox}`,
  /** The notifications about all stores of a company. */
  storeNotifications: (companyId: string) => `COMPANY#${companyId}#NOTIFICATIONS`,
  readMarks: (accountId: string) => `READ#${accountId}`,
  all: (
    entity:
      | 'SPECIALTIES'
      | 'WAITING'
      | 'INVITATIONS'
      | 'SERVICE_REQUESTS'
      | 'UNPROVEN_NUMBERS'
      | 'REMOVED_USERS'
      | 'FILES_TO_REMOVE',
  ) => entity,
  /** A counted list: its entries in order, and the two levels of counters over ranges of them. */
  listEntries: (list: string) => `E#${list}`,
  listBuckets: (list: string) => `B#${list}`,
  listGroups: (list: string) => `G#${list}`,
  /** The index entries of words that start with a letter, of the records of one kind that a tenant may find. */
  searchEntries: (index: string, letter: string) => `S#${index}#${letter}`,
  /** A performer's workers with a specialty. */
  workersOf: (companyId: string, specialtyId: string) => `W#${companyId}#${specialtyId}`,
  codes: (phone: string) => `CODE#${phone}`,
  /** The connections that hear of the changes of a list. */
  audience: (list: string) => `AUDIENCE#${list}`,
  loginAccounts: (loginId: string) => `LOGIN#${loginId}`,
  /** Sharded, because every open shift writes here. The scheduled job reads all shards in parallel. */
  due: (shard: number) => `DUE#${shard}`,
  /** Outbox entries that are not done; sharded too. */
  outbox: (shard: number) => `OUTBOX#${shard}`,
} as const;

export const dueShards = 2;
export const shardOf = (id: string): number =>
  Buffer.from(id).reduce((sum, byte) => (sum * 31 + byte) % 65_521, 7) % dueShards;

/** YYYY-MM of a day or an instant. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** Every month between two days or instants, both included. */
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

/** Shift lists are sorted by day, then start. */
export const shiftSortKey = (shift: { id: string; day: string; starts_at: string }): string =>
  `${shift.day}#${shift.starts_at}#${shift.id}`;
/** The planned start within a `shiftSortKey`. */
export const startIn = (order: string): string => order.split('#')[1] ?? '';

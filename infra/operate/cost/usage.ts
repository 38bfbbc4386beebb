import { heartbeat } from '#shared/contracts/live.ts';

/** Numbers of requests by the name of their endpoint. */
export type Requests = Readonly<Record<string, number>>;

type Role = {
  company: 'customer' | 'performer';
  people: number;
  /** Working days a month. */
  days: number;
  /** On a working day: how often the app is opened, hours that a page is shown, and hours that it is connected. */
  opens: number;
  shown: number;
  connected: number;
  /** On a working day, including those after live changes. */
  requests: Requests;
};

const roles: Readonly<Record<string, Role>> = {
  // Orders for all stores, and looks at the calendar for two hours on every second day.
  buyer: {
    company: 'customer',
    people: 2,
    days: 12,
    opens: 4,
    shown: 2,
    connected: 4,
    requests: { 'get-me': 4, 'get-dashboard': 4, 'list-shifts': 30, 'list-hours': 6, 'list-notifications': 24 },
  },
  // One per store: sees who comes today, and approves hours.
  'store manager': {
    company: 'customer',
    people: 15,
    days: 20,
    opens: 5,
    shown: 1,
    connected: 2,
    requests: { 'get-me': 5, 'list-shifts': 20, 'get-shift': 10, 'list-comments': 5, 'list-notifications': 12 },
  },
  // Keeps the calendar open all day. Each of 200 changes of shifts a day makes it fetch again.
  dispatcher: {
    company: 'performer',
    people: 3,
    days: 22,
    opens: 6,
    shown: 7,
    connected: 9,
    requests: { 'get-me': 6, 'list-shifts': 200, 'count-shifts': 40, 'get-shift': 60, 'list-notifications': 90 },
  },
  // Looks at the phone before, during and after a shift, for two minutes each time.
  worker: {
    company: 'performer',
    people: 40,
    days: 16,
    opens: 8,
    shown: 0.3,
    connected: 0.5,
    requests: { 'get-me': 8, 'list-shifts': 10, 'get-shift': 6, 'list-comments': 2, 'list-notifications': 6 },
  },
};

/**
 * A month of Smena in Czech retail staffing: a customer is a regional chain of 15 stores, a performer an agency with 40
 * workers, most of them part-time. These are estimates: replace them by figures of the access log after some months.
 */
export const usage = {
  roles,
  /** Share of companies. The workers of 3 performers fill the shifts of 7 customers. */
  performers: 0.3,
  /** Of a customer: 18 per store, four or five a week, for deliveries, peaks and absence. */
  shifts: 270,
  /** Of all sides, for one shift. */
  requestsOfShift: {
    'create-shift': 1,
    'list-candidates': 1,
    'assign-shift': 1.1,
    'update-shift': 0.2,
    'cancel-shift': 0.05,
    'start-shift': 0.95,
    'start-break': 0.9,
    'end-break': 0.9,
    'end-shift': 0.95,
    'create-comment': 0.3,
    'approve-hours': 0.9,
    'read-notifications': 2,
  } satisfies Requests,
  /** Of a shift: eight changes, each sent to three open pages. */
  liveMessages: 8 * 3,
  /** Of a customer: every third store orders clothes or supplies. */
  orders: 5,
  requestsOfOrder: {
    'search-catalogue': 8,
    'get-catalogue-product': 6,
    'add-to-cart': 6,
    'get-cart': 5,
    'check-out': 1,
    'set-order-status': 3,
    'get-order': 6,
    'list-messages': 2,
    'send-message': 1,
  } satisfies Requests,
  /**
   * Of a worker: a session lasts 30 days, and every fourth worker has a new phone or an invitation. The setting
   * `smsMonthly` must allow them.
   */
  sms: 1.25,
  /** Of a company: invitations, passwords and admissions. An order has four letters. */
  letters: 12,
  lettersOfOrder: 4,
  /** Of a company: photos of people and products, in GB with their squares. */
  uploads: 10,
  sizeOfUpload: 0.0006,
  requestsOfUpload: { 'create-upload': 1, 'get-upload': 2 } satisfies Requests,
  /** Of a company: tenders whose quotes are sealed, each with a key of its own until it is opened. */
  sealedTenders: 0.02,
  /** Of a person: starts of the app with an empty cache, one per deployment, and their requests for files. */
  loads: 8,
  filesOfLoad: 25,
  /** Files that the browser asks about when the app is opened with a full cache. */
  filesOfOpen: 3,
  /** Of a shown page in an hour. */
  pings: 3_600_000 / heartbeat,
  /** GB: bundles of deployments, and the web app. */
  deployed: 2,
  /** GB of a shift in the table, with its lists, log, notifications and statistics, and how many months it is kept. */
  sizeOfShift: 0.00003,
  monthsKept: 12,
};

/** What a run takes on average: billed seconds with cold starts, and bytes of log with the platform's own lines. */
export const runs = {
  read: { seconds: 0.12, bytes: 950 },
  write: { seconds: 0.25, bytes: 950 },
  socket: { seconds: 0.03, bytes: 800 },
  job: { seconds: 0.3, bytes: 600 },
  stream: { seconds: 0.1, bytes: 500 },
  trigger: { seconds: 0.03, bytes: 450 },
  upload: { seconds: 2, bytes: 700 },
};

/** What the benchmarks do not have. Units of the table, unless named otherwise. */
export const unmeasured = {
  /** Before each handler: the account and its company. */
  readsOfRequest: 2,
  /** Written by projections per unit of a request. */
  projected: 0.5,
  /** Runs of the stream's two consumers per transaction; few transactions share a batch. */
  streamRuns: 1.5,
  /** Of a live connection, with its outbox entry and four subscriptions, written and removed in transactions. */
  connection: { reads: 6, writes: 28 },
  /** Of an effect: its entry is claimed and done. */
  effect: { reads: 3, writes: 4 },
  /** Of a scheduled run that finds nothing. */
  readsOfSchedule: 5,
  /** GB of an average reply with its headers, compressed. */
  sizeOfReply: 0.000003,
};

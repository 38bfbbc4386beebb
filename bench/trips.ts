import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { contracts } from '#shared/contracts/all.ts';
import { findInSystem, login } from '#shared/contracts/auth.ts';
import { getCompany } from '#shared/contracts/companies.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { isIdempotent } from '#shared/contracts/is-idempotent.ts';
import * as legal from '#shared/contracts/legal.ts';
import * as notifications from '#shared/contracts/notifications.ts';
import * as people from '#shared/contracts/people.ts';
import * as settings from '#shared/contracts/settings.ts';
import * as shifts from '#shared/contracts/shifts.ts';
import { listSpecialties } from '#shared/contracts/specialties.ts';
import * as stores from '#shared/contracts/stores.ts';
import type { Account } from '../functions/data/people/accounts.ts';
import { createSignIn } from '../infra/local/demo/sign-ins.ts';
import { invoke } from '../test/world/invoke.ts';
import { nameLogin } from '../test/world/logins.ts';
import { at, shiftFixtures, ok, plan, when } from '../test/world/shift-fixtures.ts';
import { createWorld } from '../test/world/world.ts';
import { callsOf, roundTrips, units } from './calls.ts';
import { withinLimit, table } from './markdown.ts';

type BenchRequest = {
  contract: Endpoint;
  who: Account | null;
  /** Distinguishes several requests to one endpoint. */
  note?: string;
  id?: string;
  body?: unknown;
  query?: Record<string, string>;
  now?: string;
  withKey?: true;
  /** Rarely called, so it has no bound. */
  unbound?: true;
};
/** Round trips without the wrapper's read of the account. */
const bounds = { record: 1, list: 2, performersList: 3, action: 3 };
const boundOf = ({ method, path, name, area, reply }: Endpoint, who: Account | null): number | null => {
  if (name === 'login' || name === 'get-openapi' || name === 'get-reference') return null;
  if (method !== 'GET') return area === 'shifts' || area === 'stores' ? bounds.action : null;
  const isList =
    (reply instanceof z.ZodMiniObject && 'page' in reply.shape) || ['list-candidates', 'get-dashboard'].includes(name);
  // A performer's lists first read the customers that it serves.
  const readsCustomers = who?.roles.includes('ROLE_VENDOR') && (name === 'list-shifts' || name === 'list-stores');
  if (readsCustomers) return bounds.performersList;
  return isList ? bounds.list : path.includes('{id}') || name === 'get-me' ? bounds.record : null;
};

const password = 'Smena-bench-1';

/** One request to every endpoint, each on a shift in a suitable state. */
const everyRequest = async (): Promise<BenchRequest[]> => {
  const world = await createWorld();
  const fixtures = shiftFixtures(world);
  const { companies, specialties } = world;
  const { vendor, buyer, storeManager, admin } = world.people;
  const createFreeWorker = () =>
    world.person('Spare', 'ROLE_VENDOR_STAFF', companies.performer, { category_ids: [specialties.cashier] });
  const standBy = async () => {
    const backed = await fixtures.confirmed({}, await createFreeWorker());
    const { id } = await fixtures.create();
    const body = { staff_id: (await createFreeWorker()).id, backs: [backed.id] };
    return { standing: await fixtures.act(shifts.reserveShift, id, { who: vendor, body }), backed };
  };
  const signedUp = { id: vendor.login_id, email: `${randomUUID()}@smena.test`, phone: null, login: null };
  await nameLogin(signedUp);
  await createSignIn(process.env['USER_POOL_ID'] ?? '', signedUp, password);

  const order = { store_id: world.stores.shared.id, category_id: specialties.cashier, ...plan };
  const days = { from: at(20, '00:00').slice(0, 10), to: at(20, '00:00').slice(0, 10) };
  const reason = 'Ill';
  const [staff, other] = [await createFreeWorker(), await createFreeWorker()];
  const confirmed = await fixtures.confirmed({}, staff);
  const [called, released, canceled] = [await standBy(), await standBy(), await standBy()];
  const id = async (shift: Promise<{ id: string }>) => (await shift).id;
  const store = world.stores.own;
  const freeWorker = await createFreeWorker();
  return [
    { contract: login, who: null, body: { login: signedUp.email, password } },
    { contract: findInSystem, who: null, query: { email: signedUp.email } },
    { contract: settings.getMe, who: vendor, note: 'the first of a day, which records the session', unbound: true },
    { contract: settings.getMe, who: vendor },
    { contract: settings.listSessions, who: vendor },
    { contract: settings.updateMe, who: freeWorker, body: { version: 1, fio: 'Free Worker' } },
    { contract: settings.acceptTerms, who: freeWorker, body: { version: 1 } },
    { contract: people.listUsers, who: vendor },
    { contract: people.listUsers, who: admin, note: 'the platform' },
    { contract: people.listInvitations, who: vendor },
    { contract: people.listInvitations, who: admin, note: 'the platform' },
    { contract: people.listWaiting, who: buyer },
    { contract: people.listWaiting, who: admin, note: 'the platform' },
    { contract: getCompany, who: buyer, id: companies.customer.id },
    { contract: notifications.listNotifications, who: vendor },
    { contract: notifications.readNotifications, who: vendor, body: {} },
    { contract: notifications.listAudit, who: vendor },
    { contract: notifications.listAudit, who: admin, note: 'the platform' },
    { contract: legal.getDocument, who: null, query: { type: 'privacy_policy' } },
    { contract: legal.getUserAgreement, who: null },
    { contract: legal.listDocuments, who: admin },
    { contract: legal.listDocumentVersions, who: admin, query: { type: 'privacy_policy' } },
    { contract: listSpecialties, who: vendor },
    { contract: stores.listStores, who: buyer },
    { contract: stores.listStores, who: storeManager, note: 'a store manager' },
    { contract: stores.getStore, who: buyer, id: store.id },
    {
      contract: stores.createStore,
      who: buyer,
      body: { name: 'Nová', address: 'Praha', location: { lat: 50.088, lng: 14.42 } },
    },
    { contract: stores.updateStore, who: buyer, id: store.id, body: { version: store.version, name: 'Stará' } },
    { contract: shifts.getDashboard, who: buyer },
    { contract: shifts.getDashboard, who: vendor, note: 'a performer' },
    { contract: shifts.listShifts, who: vendor, query: days },
    { contract: shifts.listShifts, who: storeManager, note: 'a store manager', query: days },
    { contract: shifts.createShift, who: buyer, body: order, now: when.ordered },
    {
      contract: shifts.createShift,
      who: buyer,
      note: 'for 20 workers',
      body: { ...order, count: 20 },
      now: when.ordered,
    },
    { contract: shifts.previewShift, who: buyer, body: order, now: when.ordered },
    { contract: shifts.getShift, who: buyer, id: confirmed.id },
    {
      contract: shifts.updateShift,
      who: buyer,
      note: 'times and specialty of a confirmed shift',
      id: await id(
        fixtures.confirmed(
          {},
          await world.person('Both', 'ROLE_VENDOR_STAFF', companies.performer, {
            category_ids: [specialties.cashier, specialties.baker],
          }),
        ),
      ),
      body: { version: 2, starts_at: at(20, '07:00'), ends_at: at(20, '13:00'), category_id: specialties.baker },
      now: when.ordered,
    },
    { contract: shifts.assignShift, who: vendor, id: await id(fixtures.create()), body: { staff_id: other.id } },
    { contract: shifts.replaceShift, who: vendor, id: confirmed.id, body: { staff_id: (await createFreeWorker()).id } },
    {
      contract: shifts.reserveShift,
      who: vendor,
      id: await id(fixtures.create()),
      body: { staff_id: (await createFreeWorker()).id, backs: [called.backed.id] },
    },
    {
      contract: shifts.callUpShift,
      who: vendor,
      id: called.standing.id,
      body: { shift_id: called.backed.id },
      now: when.halfPastStart,
    },
    { contract: shifts.releaseShift, who: vendor, id: released.standing.id },
    { contract: shifts.cancelShift, who: vendor, note: 'a stand-by shift', id: canceled.standing.id, body: { reason } },
    ...(await leaving()),
    { contract: shifts.startShift, who: staff, id: await id(fixtures.confirmed(later, staff)), now: at(22, '06:00') },
    {
      contract: shifts.startBreak,
      who: vendor,
      id: await id(fixtures.started({}, await createFreeWorker())),
      now: when.atWork,
    },
    {
      contract: shifts.startBreak,
      who: vendor,
      note: 'with an Idempotency-Key',
      id: await id(fixtures.started({}, await createFreeWorker())),
      now: when.atWork,
      withKey: true,
    },
    {
      contract: shifts.endBreak,
      who: vendor,
      id: await id(fixtures.onBreak({}, await createFreeWorker())),
      now: when.ended,
    },
    {
      contract: shifts.endShift,
      who: vendor,
      id: await id(fixtures.started({}, await createFreeWorker())),
      now: when.ended,
    },
    { contract: shifts.confirmChange, who: vendor, id: await id(fixtures.changeAsked({}, await createFreeWorker())) },
    {
      contract: shifts.refuseChange,
      who: vendor,
      id: await id(fixtures.changeAsked({}, await createFreeWorker())),
      body: { reason },
    },
    {
      contract: shifts.markUnfulfilled,
      who: buyer,
      id: await id(fixtures.confirmed({}, await createFreeWorker())),
      now: when.halfPastStart,
    },
    {
      contract: shifts.correctShift,
      who: vendor,
      id: await id(fixtures.completed({}, await createFreeWorker())),
      body: { actual_start: at(20, '06:10'), actual_end: at(20, '12:05'), breaks: [], reason },
      now: when.dayAfter,
    },
    { contract: shifts.listCandidates, who: vendor, id: await id(fixtures.create()) },
    { contract: shifts.listCandidates, who: admin, note: 'the platform', id: await id(fixtures.create()) },
    { contract: shifts.listShiftLog, who: vendor, id: confirmed.id },
    { contract: shifts.listComments, who: vendor, id: confirmed.id },
    { contract: shifts.createComment, who: vendor, id: confirmed.id, body: { text: 'Až pojedete, zavolejte' } },
  ];

  async function leaving(): Promise<BenchRequest[]> {
    const leaver = await createFreeWorker();
    return [
      { contract: shifts.leaveShift, who: leaver, id: await id(fixtures.confirmed({}, leaver)), body: { reason } },
    ];
  }
};
const later = { starts_at: at(22, '06:00'), ends_at: at(22, '12:00') };

const measure = async ({
  contract,
  who,
  note,
  id,
  body,
  query,
  withKey,
  unbound,
  now = when.ordered,
}: BenchRequest) => {
  const params: Record<string, string> = id === undefined ? {} : { id };
  const headers: Record<string, string> = withKey ? { 'idempotency-key': randomUUID() } : {};
  const { calls } = await callsOf(async () => ok(await invoke(contract, who, { params, body, query, now, headers })));
  // The wrapper's read of the acting account.
  const own = contract.access === 'public' ? calls : calls.slice(1);
  const bound = withKey || unbound ? null : boundOf(contract, who);
  const trips = roundTrips(own);
  return {
    name: note ? `${contract.name}, ${note}` : contract.name,
    calls: own.map((call) => call.name).join(', '),
    trips,
    bound,
    isWithinLimit: bound === null || trips <= bound,
    units: units(own),
  };
};

/** Sequential table calls of each endpoint. */
export const trips = async (): Promise<string> => {
  const requests = await everyRequest();
  const measured = [];
  for (const request of requests) measured.push(await measure(request));
  const measuredNames = new Set(requests.map(({ contract }) => contract.name));
  const withoutCalls = contracts
    .filter(({ name, area }) => !measuredNames.has(name) && area === 'reference')
    .map(({ name }) => name);
  const unmeasured = contracts.filter(({ name }) => !measuredNames.has(name) && !withoutCalls.includes(name));
  const overLimit = measured.filter(({ isWithinLimit }) => !isWithinLimit).map(({ name }) => name);

  return `## Round trips to the table

\`npm run bench -- trips\`: one request to each handler. The wrapper's read of the account is not counted, and parallel
calls count once. Limits: one record ${bounds.record}, a list ${bounds.list}, a performer's list of shifts or stores ${bounds.performersList}, an action on a shift ${bounds.action}. An Idempotency-Key
(${contracts.filter(isIdempotent).length} endpoints accept it) adds one round trip to claim the key; the response is stored with the write. Capacity as in
access-patterns.md.

${table(
  ['endpoint', 'round trips:', 'at most:', 'within the limit', 'calls', 'RCU:', 'WCU:'],
  measured.map(({ name, trips: count, bound, isWithinLimit, calls, units: { read, written } }) => [
    name,
    count,
    bound ?? '',
    bound === null ? '' : withinLimit(isWithinLimit),
    calls,
    read,
    written,
  ]),
)}

${overLimit.length === 0 ? 'All within their limits.' : `Over their limit: ${overLimit.join('; ')}.`} Endpoints without table calls: ${withoutCalls.join(', ')}.
${unmeasured.length > 0 ? `\nNot measured: ${unmeasured.map(({ name }) => name).join(', ')}.\n` : ''}`;
};

import { isWithin, limitAfter, serves, type ServedStores } from '#shared/domain/clients/cooperation.ts';
import { cooperationScope, type CooperationSubject } from '#shared/domain/clients/scope.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { isInScope } from '#shared/domain/scope/scope.ts';
import { searchFor, searchWords } from '#shared/domain/search-words.ts';
import { auditEntryWrite } from '../audit.ts';
import {
  clientsOf,
  clientsPartition,
  type Cooperation,
  cooperationItem,
  cooperationKey,
  cooperationLimitKey,
  cooperationsTo,
  cooperationVersionKey,
  readCooperation,
} from '../companies/companies.ts';
import { activeCompanyCheck } from '../companies/require-active.ts';
import { type Page, type Paging, slicePage } from '../list.ts';
import { notificationWrite } from '../notifications/notifications.ts';
import { effectWrite } from '../outbox.ts';
import { part } from '../part.ts';
import { readScope } from '../scope.ts';
import { atVersion, get, getMany, ifNotExists, type Item, type Write } from '../table.ts';

/**
 * Both companies of a cooperation have a version of what they serve or are served. It grows with each change, so that none
 * is lost, and that stores and shifts are written by the cooperations of that moment only. Without an item it is 1.
 */
const versionOf = async (companyId: string): Promise<number> =>
  Number((await get(cooperationVersionKey(companyId)))?.['version'] ?? 1);
const isVersion = (version: number) => (version === 1 ? ifNotExists : atVersion(version));
/** The part of a change of cooperations. */
export const ofCooperations = part('cooperations');

const nextVersionWrite = (companyId: string, version?: number): Write => ({
  part: ofCooperations,
  update: cooperationVersionKey(companyId),
  set: 'SET #version = if_not_exists(#version, :one) + :one',
  names: { '#version': 'version' },
  values: { ':one': 1 },
  ...(version !== undefined && { if: isVersion(version) }),
});

/** A customer's cooperations, and the write that fails as part `cooperations` if they have changed since. */
export const cooperationsWithCheck = async (
  customerId: string,
): Promise<{ cooperations: Cooperation[]; unchanged: Write }> => {
  // The version is read first: a change between the two reads then fails the check.
  const version = await versionOf(customerId);
  const check = { part: ofCooperations, check: cooperationVersionKey(customerId), if: isVersion(version) };
  return { cooperations: await cooperationsTo(customerId), unchanged: check };
};

/** Throws nothing and has no access check. */
export const getCooperation = async (vendorId: string, customerId: string): Promise<Cooperation | undefined> => {
  const item = await get(cooperationKey(customerId, vendorId));
  return item && readCooperation(item);
};

/**
 * The stores beyond which only an admin lets a performer serve a customer, also after the cooperation has ended; null
 * for no limit.
 */
export const limitOf = async (vendorId: string, customerId: string): Promise<ServedStores> =>
  ((await get(cooperationLimitKey(customerId, vendorId)))?.['store_ids'] as string[] | undefined) ?? null;

/** As `getCooperation`, with the version of what the performer serves, which a change of the cooperation needs. */
export const cooperationAndVersion = async (
  vendorId: string,
  customerId: string,
): Promise<{ cooperation: Cooperation | undefined; version: number }> => {
  // The version is read first, as in `cooperationsWithCheck`.
  const version = await versionOf(vendorId);
  return { version, cooperation: await getCooperation(vendorId, customerId) };
};

/**
 * The writes of another limit of supplies (haléř; null for none). Part `cooperations` fails if what the performer serves
 * has changed since the version was read: a change of the stores writes the same item.
 */
export const supplyLimitWrites = (before: Cooperation, supply_limit: number | null, version: number): Write[] => [
  nextVersionWrite(before.vendor.id, version),
  { part: ofCooperations, put: cooperationItem({ ...before, supply_limit, limit_version: before.limit_version + 1 }) },
];

export const isCooperationOf = (actor: Actor, cooperation: Cooperation): boolean =>
  isInScope(cooperationScope, actor, { vendor_id: cooperation.vendor.id, customer_id: cooperation.customer.id });

/** All cooperations of a performer, with their version. The index of its clients is milliseconds behind. */
export const cooperationsBy = async (vendorId: string): Promise<{ version: number; cooperations: Cooperation[] }> => {
  const version = await versionOf(vendorId);
  const items = await getMany(
    (await clientsOf(vendorId)).map((customerId) => cooperationKey(customerId, vendorId)),
    true,
  );
  return { version, cooperations: items.map(readCooperation) };
};

type Filter = Paging<'name'> & { id?: string[] | undefined; vendor_id?: string | undefined; name?: string | undefined };

/**
 * One page of the actor's cooperations by the name of the other company: the clients of a performer, which the platform
 * names, or the performers of a customer. The version is that of the performer's cooperations.
 */
export const listCooperations = async (
  actor: Actor,
  { id, vendor_id, name = '', ...paging }: Filter,
): Promise<Page<Cooperation> & { version: number | null }> => {
  const isCustomer = actor.role === 'ROLE_BUYER';
  const ofPerformer = (id: string) =>
    vendor_id === undefined || vendor_id === id ? [{ index: 'by-company', pk: clientsPartition(id) } as const] : [];
  const performer = vendor_id ?? actor.company?.id;
  const version = isCustomer || performer === undefined ? null : await versionOf(performer);
  const entries = await readScope(cooperationScope, actor, {
    sources: (list) => {
      switch (list.list) {
        case 'all':
          return vendor_id === undefined ? [] : ofPerformer(vendor_id);
        case 'performer':
          return ofPerformer(list.company);
        case 'company':
          return [{ index: 'table', pk: cooperationKey(list.company, '').pk }];
      }
    },
    subject: subjectOf,
    ...(isCustomer && { range: { from: 'SERVICE#', to: 'SERVICE#~' } }),
    bound: { narrowBy: 'vendor_id' },
  });
  const cooperations = (await getMany(entries.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) })))).map(
    readCooperation,
  );
  const other = ({ vendor, customer }: Cooperation) => (isCustomer ? vendor : customer);
  const { compare } = new Intl.Collator('cs', { numeric: true });
  const matches = searchFor(name);
  const found = cooperations
    .filter((cooperation) => vendor_id === undefined || cooperation.vendor.id === vendor_id)
    .filter((cooperation) => !id || id.includes(other(cooperation).id))
    .filter((cooperation) => matches(searchWords(other(cooperation).name)))
    .toSorted((one, next) => compare(other(one).name, other(next).name));
  const sorted = paging.order === 'desc' ? found.toReversed() : found;
  return { ...slicePage(sorted, paging, (cooperation) => other(cooperation).id), version };
};

/** One page of the performers that serve a store, by name, with the versions of what they serve. A performer reads only itself. */
export const listStoreClients = async (
  actor: Actor,
  store: { id: string; company: { id: string } },
  paging: Paging<'name'>,
): Promise<Page<Cooperation & { version: number }>> => {
  const serving = (await cooperationsTo(store.company.id)).filter(
    (cooperation) => serves(cooperation, store.id) && isCooperationOf(actor, cooperation),
  );
  const { compare } = new Intl.Collator('cs', { numeric: true });
  const sorted = serving.toSorted((one, next) => compare(one.vendor.name, next.vendor.name));
  const page = slicePage(paging.order === 'desc' ? sorted.toReversed() : sorted, paging, ({ vendor }) => vendor.id);
  const keys = page.data.map(({ vendor }) => cooperationVersionKey(vendor.id));
  const versions = new Map((await getMany(keys, true)).map(({ pk, version }) => [pk, Number(version)]));
  const data = page.data.map((cooperation) => ({
    ...cooperation,
    version: versions.get(cooperationVersionKey(cooperation.vendor.id).pk) ?? 1,
  }));
  return { ...page, data };
};

const subjectOf = ({ pk, sk }: Item): CooperationSubject => ({
  customer_id: String(pk).slice('COMPANY#'.length),
  vendor_id: String(sk).slice('SERVICE#'.length),
});

/**
 * A new cooperation has no `before`, an ended one no `next`. `staffed` are the performer's coming shifts that it
 * concerns, `limit` is the limit of an admin, for a change by an admin.
 */
type CooperationChange = { before?: Cooperation; next?: Cooperation; staffed: number; limit?: ServedStores };

type Performer = { vendorId: string; version: number };
type By = { actor: Actor; now: string; releases: boolean };

/**
 * The writes that change what a performer serves. Part `cooperations` fails if the performer's version is another one,
 * `active-company` if a company that is served more than before, or its performer, has been deactivated. Stores and
 * shifts follow (`settle-service`).
 */
export const cooperationWrites = (
  changes: readonly CooperationChange[],
  { vendorId, version }: Performer,
  by: By,
): Write[] => [
  nextVersionWrite(vendorId, version),
  ...activeCompanyChecks(changes, vendorId),
  ...changes.flatMap((change) => changeWrites(change, by)),
];

const activeCompanyChecks = (changes: readonly CooperationChange[], vendorId: string): Write[] => {
  const widened = changes.flatMap(({ before, next }) => (next && isWidened(before, next) ? [next.customer.id] : []));
  return widened.length > 0 ? [vendorId, ...widened].map(activeCompanyCheck) : [];
};

/** Whether a performer serves more stores after a change. */
export const isWidened = (before: Cooperation | undefined, next: Cooperation): boolean =>
  !before || !isWithin(next.store_ids, before.store_ids);

const changeWrites = (change: CooperationChange, { actor, now, releases }: By): Write[] => {
  const { before, next, staffed } = change;
  const cooperation = next ?? before;
  if (!cooperation) return [];
  const { vendor, customer } = cooperation;
  const kind = !before ? 'service-added' : !next ? 'service-ended' : 'service-changed';
  const lost = before ? { store_ids: before.store_ids } : null;
  const noted = { customer_id: customer.id, vendor_id: vendor.id, lost, released_by: releases ? actor.id : null };
  const sides = [
    { own: vendor, other: customer },
    { own: customer, other: vendor },
  ];
  return [
    next
      ? // The index of a performer's clients may lack one, which must not lose its stores.
        { part: ofCooperations, put: cooperationItem(next), ...(!before && { if: ifNotExists }) }
      : { part: 'service', remove: cooperationKey(customer.id, vendor.id) },
    nextVersionWrite(customer.id),
    ...limitWrites(change),
    effectWrite('settle-service', noted, { now }),
    ...sides.flatMap(({ own, other }) => [
      auditEntryWrite({ action: kind, by: actor, at: now, company: own, about: other }),
      notificationWrite({ kind, to: { company: own.id }, at: now, params: { company: other.name }, about: other.id }),
    ]),
    ...(releases && staffed > 0
      ? [
          notificationWrite({
            kind: 'shifts-released',
            to: { company: customer.id },
            at: now,
            params: { company: vendor.name, shifts: String(staffed) },
          }),
        ]
      : []),
  ];
};

/** An ended cooperation keeps its limit. */
const limitWrites = ({ before, next, limit }: CooperationChange): Write[] => {
  if (limit === undefined || !next) return [];
  const key = cooperationLimitKey(next.customer.id, next.vendor.id);
  const store_ids = limitAfter(limit, before ? before.store_ids : [], next.store_ids);
  if (store_ids !== null) return [{ part: 'limit', put: { ...key, store_ids } }];
  return limit === null ? [] : [{ part: 'limit', remove: key }];
};

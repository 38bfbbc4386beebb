import type { ServiceSubject } from '#shared/domain/clients/scope.ts';
import { serviceScope } from '#shared/domain/clients/scope.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { isInScope } from '#shared/domain/scope/scope.ts';
import { searchFor, searchWords } from '#shared/domain/search-words.ts';
import { record } from '../audit.ts';
import type { Service } from '../companies/companies.ts';
import { clientsOf, readService, serviceItem, servicesTo } from '../companies/companies.ts';
import { keys, partitions } from '../keys.ts';
import type { Page, Paging } from '../list.ts';
import { slicePage } from '../list.ts';
import { notify } from '../notifications/notifications.ts';
import { after } from '../outbox.ts';
import { readScope } from '../scope.ts';
import type { Item, Write } from '../table.ts';
import { atVersion, get, getMany, ifNotExists } from '../table.ts';

/**
 * Both companies of a service have a version of what they serve or are served. It grows with each change, so that none
 * is lost, and that stores and shifts are written by the services of that moment only. Without an item it is 1.
 */
const versionOf = async (companyId: string): Promise<number> =>
  Number((await get(keys.serviceVersion(companyId)))?.['version'] ?? 1);
const isVersion = (version: number) => (version === 1 ? ifNotExists : atVersion(version));
/** The part of a change of services. */
export const ofServices = 'services';

const nextVersion = (companyId: string, version?: number): Write => ({
  part: ofServices,
  update: keys.serviceVersion(companyId),
  set: 'SET #version = if_not_exists(#version, :one) + :one',
  names: { '#version': 'version' },
  values: { ':one': 1 },
  ...(version !== undefined && { if: isVersion(version) }),
});

/** A customer's services, and the write that fails as part `services` if they have changed since. */
export const servicesWithCheck = async (customerId: string): Promise<{ services: Service[]; unchanged: Write }> => {
  // The version is read first: a change between the two reads then fails the check.
  const version = await versionOf(customerId);
  const check = { part: ofServices, check: keys.serviceVersion(customerId), if: isVersion(version) };
  return { services: await servicesTo(customerId), unchanged: check };
};

/** Throws nothing and has no access check. */
export const getService = async (vendorId: string, customerId: string): Promise<Service | undefined> => {
  const item = await get(keys.service(customerId, vendorId));
  return item && readService(item);
};

export const isServiceOf = (actor: Actor, service: Service): boolean =>
  isInScope(serviceScope, actor, { vendor_id: service.vendor.id, customer_id: service.customer.id });

/** All services of a performer, with their version. The index of its clients is milliseconds behind. */
export const servicesBy = async (vendorId: string): Promise<{ version: number; services: Service[] }> => {
  const version = await versionOf(vendorId);
  const items = await getMany(
    (await clientsOf(vendorId)).map((customerId) => keys.service(customerId, vendorId)),
    true,
  );
  return { version, services: items.map(readService) };
};

type Filter = Paging<'name'> & { id?: string[] | undefined; vendor_id?: string | undefined; name?: string | undefined };

/**
 * One page of the actor's services by the name of the other company: the clients of a performer, which the platform
 * names, or the performers of a customer. The version is that of the performer's services.
 */
export const listServices = async (
  actor: Actor,
  { id, vendor_id, name = '', ...paging }: Filter,
): Promise<Page<Service> & { version: number | null }> => {
  const isCustomer = actor.role === 'ROLE_BUYER';
  const ofPerformer = (id: string) =>
    vendor_id === undefined || vendor_id === id ? [{ index: 'by-company', pk: partitions.clients(id) } as const] : [];
  const performer = vendor_id ?? actor.company?.id;
  const version = isCustomer || performer === undefined ? null : await versionOf(performer);
  const entries = await readScope(serviceScope, actor, {
    sources: (list) => {
      switch (list.list) {
        case 'all':
          return vendor_id === undefined ? [] : ofPerformer(vendor_id);
        case 'performer':
          return ofPerformer(list.company);
        case 'company':
          return [{ index: 'table', pk: `COMPANY#${list.company}` }];
      }
    },
    subject: subjectOf,
    ...(isCustomer && { range: { from: 'SERVICE#', to: 'SERVICE#~' } }),
    bound: { narrowBy: 'vendor_id' },
  });
  const services = (await getMany(entries.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) })))).map(readService);
  const other = ({ vendor, customer }: Service) => (isCustomer ? vendor : customer);
  const { compare } = new Intl.Collator('cs', { numeric: true });
  const matches = searchFor(name);
  const found = services
    .filter((service) => vendor_id === undefined || service.vendor.id === vendor_id)
    .filter((service) => !id || id.includes(other(service).id))
    .filter((service) => matches(searchWords(other(service).name)))
    .toSorted((one, next) => compare(other(one).name, other(next).name));
  const sorted = paging.order === 'desc' ? found.toReversed() : found;
  return { ...slicePage(sorted, paging, (service) => other(service).id), version };
};

const subjectOf = ({ pk, sk }: Item): ServiceSubject => ({
  customer_id: String(pk).slice('COMPANY#'.length),
  vendor_id: String(sk).slice('SERVICE#'.length),
});

/** A new service has no `before`, an ended one no `next`. `staffed` are the performer's coming shifts that it concerns. */
type ServiceChange = { before?: Service; next?: Service; staffed: number };

/** Changes of one request: each needs 8 writes of its transaction. */
export const maxServiceChanges = 12;

type Performer = { vendorId: string; version: number };
type By = { actor: Actor; now: string; releases: boolean };

/**
 * The writes that change what a performer serves. Part `services` fails if the performer's version is another one.
 * Stores and shifts follow (`settle-service`).
 */
export const serviceWrites = (changes: readonly ServiceChange[], { vendorId, version }: Performer, by: By): Write[] => [
  nextVersion(vendorId, version),
  ...changes.flatMap((change) => changeWrites(change, by)),
];

const changeWrites = ({ before, next, staffed }: ServiceChange, { actor, now, releases }: By): Write[] => {
  const service = next ?? before;
  if (!service) return [];
  const { vendor, customer } = service;
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
        { part: ofServices, put: serviceItem(next), ...(!before && { if: ifNotExists }) }
      : { part: 'service', remove: keys.service(customer.id, vendor.id) },
    nextVersion(customer.id),
    after('settle-service', noted, { now }),
    ...sides.flatMap(({ own, other }) => [
      record({ action: kind, by: actor, at: now, company: own, about: other }),
      notify({ kind, to: { company: own.id }, at: now, params: { company: other.name }, about: other.id }),
    ]),
    ...(releases && staffed > 0
      ? [
          notify({
            kind: 'shifts-released',
            to: { company: customer.id },
            at: now,
            params: { company: vendor.name, shifts: String(staffed) },
          }),
        ]
      : []),
  ];
};

import { randomUUID } from 'node:crypto';
import { serviceRequestDeadline } from '#shared/domain/companies/service-requests.ts';
import type { Actor } from '#shared/domain/roles.ts';
import * as directory from '../functions/data/clients/directory.ts';
import * as requests from '../functions/data/clients/service-requests.ts';
import { companyWrites } from '../functions/data/companies/companies.ts';
import { newCompany } from '../functions/data/companies/company.ts';
import { transact } from '../functions/data/table.ts';
import type { World } from '../test/world/world.ts';
import { fill, fillListed } from './fill.ts';
import type { Pattern } from './pattern.ts';

type Bench = {
  world: World;
  actors: Record<'vendor' | 'buyer', Actor>;
  /** Now, ISO 8601 UTC: requests expire. */
  now: string;
};

const paging = { page: 1, per_page: 20 };

/** The access patterns of the directory of performers and of the requests, with n performers and n requests. */
export const directoryPatterns = async (n: number, { world, actors, now }: Bench): Promise<Pattern[]> => {
  const { customer, performer } = world.companies;
  const entry = (vendor_id: string): directory.DirectoryEntry => ({
    vendor_id,
    version: 1,
    listed: true,
    area: 'Brno, Olomouc a okolí do 40 km',
    category_ids: Object.values(world.specialties),
  });
  const request = (vendor_id: string): requests.ServiceRequest => ({
    id: randomUUID(),
    customer_id: customer.id,
    vendor_id,
    store_ids: null,
    comment: 'Dva pokladní každou sobotu',
    created_at: now,
    valid_until: serviceRequestDeadline(now),
    closed: null,
  });
  const vendors = Array.from({ length: n }, () => randomUUID());
  const created_at = now;
  await fillListed(
    vendors.map((id) =>
      companyWrites(newCompany({ id, name: `Dodavatel ${id}`, role: 'vendor', inn: id, created_at })),
    ),
  );
  await fill(vendors.map((id) => [directory.directoryEntryWrite(entry(id))]));
  await fill(vendors.map((id) => requests.serviceRequestWrites(request(id), now)));
  const open = request(performer.id);
  await transact(requests.serviceRequestWrites(open, now));
  return [
    {
      operation: 'listPerformers',
      accessPath: 'table D#PERFORMERS and DIRECTORY_ENTRIES, then the items of the page',
      growsWith: 'performers',
      run: () => directory.listPerformers(paging),
    },
    {
      operation: 'getDirectoryEntry',
      accessPath: 'table DIRECTORY_ENTRIES',
      run: () => directory.getDirectoryEntry(vendors[0] ?? ''),
    },
    {
      operation: 'directoryEntryWrite',
      accessPath: 'table DIRECTORY_ENTRIES',
      run: () => transact([directory.directoryEntryWrite(entry(randomUUID()))]),
    },
    {
      operation: 'listServiceRequests, the customer',
      accessPath: 'by-company COMPANY#id#REQUESTS, then the items of the page',
      growsWith: 'requests of 74 days',
      run: () => requests.listServiceRequests(actors.buyer, paging, now),
    },
    {
      operation: 'listServiceRequests, the performer',
      accessPath: 'by-vendor VENDOR#id#REQUESTS, then the items of the page',
      run: () => requests.listServiceRequests(actors.vendor, paging, now),
    },
    {
      operation: 'askedBy',
      accessPath: 'table COMPANY#id REQUEST#',
      growsWith: 'open requests of the customer',
      run: () => requests.askedBy(customer.id, now),
    },
    {
      operation: 'serviceRequestWrites',
      accessPath: 'table SERVICE_REQUEST#id, COMPANY#id REQUEST#',
      run: () => transact(requests.serviceRequestWrites(request(randomUUID()), now)),
    },
    {
      operation: 'getServiceRequest',
      accessPath: 'table SERVICE_REQUEST#id',
      run: () => requests.getServiceRequest(actors.vendor, open.id),
    },
    {
      operation: 'serviceRequestClosed',
      accessPath: 'table SERVICE_REQUEST#id, COMPANY#id REQUEST#',
      run: () => transact(requests.serviceRequestClosed(open, { as: 'declined', at: now, reason: 'Daleko' })),
    },
  ];
};

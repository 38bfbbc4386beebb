import { serviceRequestDeadline } from '#shared/domain/clients/service-requests.ts';
import { directoryEntryWrite } from '../../../functions/data/clients/directory.ts';
import { serviceRequestWrites } from '../../../functions/data/clients/service-requests.ts';
import { notificationWrite } from '../../../functions/data/notifications/notifications.ts';
import { transact, type Write } from '../../../functions/data/table.ts';
import { type CompanyKey, companyReference } from './companies.ts';
import { idOf } from './seed.ts';
import { specialties } from './specialties.ts';

const entryWrite = (vendor: CompanyKey, area: string, offered: readonly (keyof typeof specialties)[]): Write =>
  directoryEntryWrite({
    vendor_id: companyReference(vendor).id,
    version: 1,
    listed: true,
    area,
    category_ids: offered.map((key) => specialties[key].id),
  });

/** What the performers say about themselves, and a request that one of them has not answered. */
export const fillDirectory = async (now: string): Promise<void> => {
  const requestedAt = new Date(Date.parse(now) - 2 * 86_400_000).toISOString();
  const [customer, vendor] = [companyReference('kavarnySlunce'), companyReference('moravaStaff')];
  const request = {
    id: idOf('service request'),
    customer_id: customer.id,
    vendor_id: vendor.id,
    store_ids: null,
    comment: 'Hledáme obsluhu na víkendové směny, dva lidi na každou kavárnu.',
    created_at: requestedAt,
    valid_until: serviceRequestDeadline(requestedAt),
    closed: null,
  };
  await transact([
    entryWrite('personalPlus', 'Praha, Brno a střední Čechy', [
      'cashier',
      'stocker',
      'warehouse',
      'cleaner',
      'barista',
    ]),
    entryWrite('moravaStaff', 'Brno, Olomouc, Ostrava a okolí do 40 km', [
      'cashier',
      'stocker',
      'inventory',
      'promoter',
    ]),
    ...serviceRequestWrites(request, requestedAt),
    notificationWrite({
      kind: 'service-requested',
      to: { company: vendor.id },
      at: requestedAt,
      params: { company: customer.name },
      about: request.id,
    }),
  ]);
};

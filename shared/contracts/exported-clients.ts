import { listCompanyClients } from './clients.ts';
import { exportedList } from './exported-list.ts';

export const exportedClients = exportedList({
  list: listCompanyClients,
  audit: 'clients-exported',
  columns: {
    vendor: ({ vendor }) => vendor.name,
    client: ({ client }) => client.name,
    active: ({ active }, { yes, no }) => (active ? yes : no),
    stores: ({ store_ids }) => store_ids && store_ids.length,
    supply_limit: ({ supply_limit }) => (supply_limit === null ? null : { decimal: supply_limit / 100 }),
  },
});

import { phoneText } from '../domain/people/phone.ts';
import { exportedList } from './exported-list.ts';
import { listStores } from './stores.ts';

export const exportedStores = exportedList({
  list: listStores,
  audit: 'stores-exported',
  columns: {
    name: ({ name }) => name,
    address: ({ address }) => address,
    company: ({ company }) => company.name,
    phone: ({ phone }) => phone && phoneText(phone),
    sales_area_m2: ({ sales_area_m2 }) => sales_area_m2,
    time_zone: ({ time_zone }) => time_zone,
    pickup: ({ pickup }, { yes, no }) => (pickup ? yes : no),
    delivery_warehouse: ({ delivery_warehouse }, { yes, no }) => (delivery_warehouse ? yes : no),
    vendors: ({ vendors }) => vendors.map(({ name }) => name).join(', '),
  },
});

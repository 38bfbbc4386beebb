import type { Decimal } from '../domain/exports/csv.ts';
import { localDay } from '../domain/local-time.ts';
import { salesZone } from '../domain/orders/sales.ts';
import { exportedList } from './exported-list.ts';
import { listOrders, listSales } from './orders.ts';

const crowns = (amount: number): Decimal => ({ decimal: amount / 100 });

export const exportedOrders = exportedList({
  list: listOrders,
  audit: 'orders-exported',
  columns: {
    number: ({ number }) => number,
    status: ({ status }, words) => words.orderStatus[status],
    created: ({ created_at }) => localDay(created_at, salesZone),
    company: ({ company }) => company.name,
    customer: ({ customer }) => customer?.name ?? null,
    user: ({ user }) => user.fio,
    delivery: ({ delivery_type }, words) => words.deliveryType[delivery_type],
    place: ({ pickup_store, supply_store, city }) => pickup_store?.name ?? supply_store?.name ?? city,
    pieces: ({ goods_num }) => goods_num,
    total: ({ total }) => crowns(total),
    payable: ({ payable }) => crowns(payable),
    payment: ({ payment_status }, words) => words.paymentStatus[payment_status],
    track_number: ({ track_number }) => track_number,
  },
});

export const exportedSales = exportedList({
  list: listSales,
  bounded: true,
  audit: 'sales-exported',
  columns: {
    name: ({ name }) => name,
    orders: ({ orders }) => orders,
    pieces: ({ pieces }) => pieces,
    sum: ({ sum }) => crowns(sum),
  },
});

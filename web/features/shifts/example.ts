import type { Shift } from '#shared/contracts/shifts.ts';
import type { Store } from '#shared/contracts/stores.ts';

/** Test data: a Monday morning shift of a cashier, with overrides. */
export const exampleShift = (changes: Partial<Shift>): Shift => ({
  id: crypto.randomUUID(),
  version: 1,
  status: 'confirmed',
  store: { id: 'pankrac', name: 'Praha 4, Pankrác', address: 'Na Pankráci 86', time_zone: 'Europe/Prague' },
  customer: { id: 'kos', name: 'Zelený koš' },
  vendor: null,
  category: { id: 'cashier', name: 'Cashier' },
  staff: { id: 'jana', fio: 'Jana Nováková' },
  starts_at: '2026-11-23T05:00:00.000Z',
  ends_at: '2026-11-23T13:00:00.000Z',
  day: '2026-11-23',
  planned_break_minutes: 30,
  actual_start: null,
  actual_end: null,
  breaks: [],
  break_minutes: 0,
  minutes_worked: 0,
  tardiness_minutes: 0,
  hourly_rate: 17_500,
  comment: null,
  flags: [],
  warnings: [],
  pending_change: null,
  ordered_by: 'customer',
  backs: [],
  backed_by: [],
  counterpart_id: null,
  created_at: '2026-11-20T08:00:00.000Z',
  actions: [],
  ...changes,
});

/** Test data: the store of that shift, with overrides. */
export const exampleStore: Store = {
  id: 'pankrac',
  version: 1,
  company: { id: 'kos', name: 'Zelený koš' },
  name: 'Praha 4, Pankrác',
  address: 'Na Pankráci 86',
  location: null,
  phone: null,
  sales_area_m2: null,
  time_zone: 'Europe/Prague',
  working_time: { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null },
  pickup: false,
  delivery_warehouse: false,
  vendors: [],
  editable: [],
};

import { nullsOf } from '#shared/contracts/fields.ts';
import type { Shift } from '#shared/contracts/shifts.ts';
import { type Store, StoreFields } from '#shared/contracts/stores.ts';
import { exampleShift as thursdayShift } from '../../domain/shifts/example-shift.ts';

/** Test data: a Monday morning shift of a cashier, with overrides. */
export const exampleShift = (changes: Partial<Shift>): Shift =>
  thursdayShift({
    id: crypto.randomUUID(),
    store: { id: 'pankrac', name: 'Praha 4, Pankrác', address: 'Na Pankráci 86', time_zone: 'Europe/Prague' },
    vendor: null,
    starts_at: '2026-11-23T05:00:00.000Z',
    ends_at: '2026-11-23T13:00:00.000Z',
    day: '2026-11-23',
    created_at: '2026-11-20T08:00:00.000Z',
    ...changes,
  });

/** Test data: the store of that shift, with overrides. */
export const exampleStore: Store = {
  ...nullsOf(StoreFields),
  id: 'pankrac',
  version: 1,
  company: { id: 'kos', name: 'Zelený koš' },
  name: 'Praha 4, Pankrác',
  address: 'Na Pankráci 86',
  time_zone: 'Europe/Prague',
  schedule: { week: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }, exceptions: [] },
  pickup: false,
  delivery_warehouse: false,
  vendors: [],
  active: true,
  editable: [],
};

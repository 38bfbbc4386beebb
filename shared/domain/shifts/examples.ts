import type { PayFacts } from '../pay/pay.ts';
import type { Actor, Role } from '../roles.ts';
import { decide } from './act.ts';
import type { CommandName, CommandOf } from './command.ts';
import type { HolidayCalendar } from './law.ts';
import { termsOf } from './revise.ts';
import type { Change, Occupied, PendingChange, Shift, Worker } from './shift.ts';

/** The Czech state holidays near the examples' dates. */
const holidays = [
  { date: '2026-01-01', name: 'Nový rok' },
  { date: '2026-04-03', name: 'Velký pátek' },
  { date: '2026-04-06', name: 'Velikonoční pondělí' },
  { date: '2026-05-01', name: 'Svátek práce' },
  { date: '2026-05-08', name: 'Den vítězství' },
  { date: '2026-07-05', name: 'Den slovanských věrozvěstů Cyrila a Metoděje' },
  { date: '2026-07-06', name: 'Den upálení mistra Jana Husa' },
  { date: '2026-09-28', name: 'Den české státnosti' },
  { date: '2026-10-28', name: 'Den vzniku samostatného československého státu' },
  { date: '2026-12-24', name: 'Štědrý den' },
  { date: '2026-12-25', name: '1. svátek vánoční' },
  { date: '2026-12-26', name: '2. svátek vánoční' },
  { date: '2027-01-01', name: 'Nový rok' },
];
export const law: HolidayCalendar = {
  holidays: (from, to) => holidays.filter(({ date }) => from <= date && date <= to),
};

export const vendor = { id: 'v1', name: 'Pomocníci s.r.o.' };
export const otherVendor = { id: 'v2', name: 'Posila a.s.' };
export const customer = { id: 'c1', name: 'Potraviny Novák a.s.' };

const actor = (id: string, role: Role, company: Actor['company']): Actor => ({
  id,
  login_id: `login-${id}`,
  fio: id,
  role,
  company,
  store_ids: ['s1'],
});
export const admin = actor('admin', 'ROLE_ADMIN', null);
export const manager = actor('manager', 'ROLE_MANAGER', null);
export const performer = actor('performer', 'ROLE_VENDOR', vendor);
export const worker = actor('w1', 'ROLE_VENDOR_STAFF', vendor);
export const otherWorker = actor('w2', 'ROLE_VENDOR_STAFF', vendor);
export const buyer = actor('buyer', 'ROLE_BUYER', customer);
export const buyerManager = actor('buyer-manager', 'ROLE_BUYER_MANAGER', customer);
export const storeManager = actor('store-manager', 'ROLE_STORE_MANAGER', customer);
export const newcomer = actor('newcomer', 'ROLE_USER', null);

export const cashier = { id: 'cashier', names: { en: 'Cashier', cs: 'Pokladní', ru: 'Кассир' } };
export const baker = { id: 'baker', names: { en: 'Baker', cs: 'Pekař', ru: 'Пекарь' } };

export const aWorker = (patch: Partial<Worker> = {}): Worker => ({
  id: 'w1',
  fio: 'w1',
  login_id: 'login-w1',
  company: vendor,
  category_ids: ['cashier'],
  contract: null,
  ...patch,
});

/** Wednesday 10 June 2026, 10:00 to 16:00 in Prague, without a worker. */
export const aShift = (patch: Partial<Shift> = {}): Shift => ({
  id: 'shift',
  version: 1,
  status: 'new',
  store: { id: 's1', name: 'Novák Brno', address: 'Brno', time_zone: 'Europe/Prague', sales_area_m2: 150 },
  customer,
  ordered_by: 'customer',
  vendor: null,
  offered_to: ['v1', 'v2'],
  category: cashier,
  auto_complete: true,
  staff: null,
  staff_version: null,
  starts_at: '2026-06-10T08:00:00.000Z',
  ends_at: '2026-06-10T14:00:00.000Z',
  day: '2026-06-10',
  planned_break_minutes: 0,
  actual_start: null,
  actual_end: null,
  breaks: [],
  hourly_rate: 20_000,
  prices: [],
  comment: null,
  flags: [],
  punched: { start: null, end: null },
  claims: [],
  warnings: [],
  pending_change: null,
  replacement_asked: null,
  backs: [],
  backed_by: [],
  stand_by_vendors: {},
  call_ups: [],
  counterpart_id: null,
  called_up: null,
  hours: null,
  pay: null,
  boss_premium: null,
  paid: [],
  change_counts: {},
  created_at: '2026-06-01T08:00:00.000Z',
  ...patch,
});

const staffed = { vendor, staff: { id: 'w1', fio: 'w1', login_id: 'login-w1' }, staff_version: 1 };
export const aConfirmedShift = (patch: Partial<Shift> = {}) => aShift({ status: 'confirmed', ...staffed, ...patch });
export const aRunningShift = (patch: Partial<Shift> = {}) =>
  aConfirmedShift({ status: 'in_progress', actual_start: '2026-06-10T08:00:00.000Z', ...patch });
export const aCompletedShift = (patch: Partial<Shift> = {}) =>
  aRunningShift({ status: 'completed', actual_end: '2026-06-10T14:00:00.000Z', ...patch });

/** Another shift of the same worker, at another store. */
export const elsewhere = (from: string, to: string, kind: Occupied['kind'] = 'planned'): Occupied => ({
  shift_id: 'another',
  staff_id: 'w1',
  store: 'Jiná prodejna',
  from,
  to,
  kind,
});

/** Requested terms; the example shift's own by default. */
export const aChange = (by: 'customer' | 'performer', patch: Partial<PendingChange> = {}): PendingChange => ({
  ...termsOf(aShift()),
  by,
  vendor_id: by === 'performer' ? vendor.id : null,
  warnings: [],
  ...patch,
});

/** The result of an actor's action on a shift at a time. */
export const act = <A extends CommandName>(
  shift: Shift,
  who: Actor | 'clock',
  now: string,
  command: WithoutPay<CommandOf<A>>,
): Change => decide(shift, { pay: plainPay, ...command } as CommandOf<A>, { actor: who, now, law });

/** Facts of the pay may be left out. */
type WithoutPay<Command> = Command extends { pay: PayFacts } ? Omit<Command, 'pay'> & { pay?: PayFacts } : Command;
/** 200 CZK an hour without premiums, and no month is locked. */
export const plainPay: PayFacts = {
  rates: { hourly_rate: 20_000, hourly_premium: 0, deduction: 15_00, coefficients: [] },
  locked: [],
};

/** The code of the refusal that a function throws. Fails if it throws none. */
export function refusalOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'accepted';
}

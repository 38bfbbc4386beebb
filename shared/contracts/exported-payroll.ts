import type { Decimal } from '../domain/exports/csv.ts';
import { exportedList } from './exported-list.ts';
import { listPayroll } from './statistics.ts';

const hours = (minutes: number): Decimal => ({ decimal: minutes / 60 });
const crowns = (amount: number): Decimal => ({ decimal: amount / 100 });

/** For payroll programs: semicolons, and hours and Kč with two decimals. */
export const exportedPayroll = exportedList({
  list: listPayroll,
  bounded: true,
  audit: 'payroll-exported',
  separator: ';',
  columns: {
    personal_number: ({ personal_number }) => personal_number,
    name: ({ staff }) => staff.fio,
    store: ({ store }) => store.name,
    month: ({ month }) => month,
    worked: ({ minutes }) => hours(minutes),
    weekday: ({ weekday }) => hours(weekday),
    weekend: ({ weekend }) => hours(weekend),
    holiday: ({ holiday }) => hours(holiday),
    night: ({ night }) => hours(night),
    breaks: ({ break_minutes }) => hours(break_minutes),
    premiums: ({ premiums }) => crowns(premiums),
    gross: ({ gross }) => crowns(gross),
    net: ({ net }) => crowns(net),
  },
});

import type { Decimal } from '../domain/exports/csv.ts';
import { exportedList } from './exported-list.ts';
import { type Figures, objectStatistics, staffStatistics } from './statistics.ts';

const hours = (minutes: number): Decimal => ({ decimal: minutes / 60 });
/** Empty where the reader does not get the amount. */
const crowns = (amount: number | null): Decimal | null => (amount === null ? null : { decimal: amount / 100 });

type Row = { figures: Figures };
const worked = {
  planned: ({ figures }: Row) => hours(figures.planned_minutes),
  worked: ({ figures }: Row) => hours(figures.minutes),
  weekday: ({ figures }: Row) => hours(figures.weekday),
  weekend: ({ figures }: Row) => hours(figures.weekend),
  holiday: ({ figures }: Row) => hours(figures.holiday),
  night: ({ figures }: Row) => hours(figures.night),
};
const amounts = {
  gross: ({ figures }: Row) => crowns(figures.gross),
  net: ({ figures }: Row) => crowns(figures.net),
  charge: ({ figures }: Row) => crowns(figures.charge),
  margin: ({ figures }: Row) => crowns(figures.margin),
};

export const exportedStaffStatistics = exportedList({
  list: staffStatistics,
  bounded: true,
  audit: 'statistics-exported',
  columns: {
    name: ({ staff }) => staff.fio,
    company: ({ company }) => company.name,
    completed: ({ figures }) => figures.completed,
    no_shows: ({ figures }) => figures.no_shows,
    tardiness: ({ figures }) => figures.tardiness_minutes,
    ...worked,
    base: ({ figures }) => crowns(figures.base),
    specialty_premium: ({ figures }) => crowns(figures.specialty_premium),
    boss_premium: ({ figures }) => crowns(figures.boss_premium),
    weekend_bonus: ({ figures }) => crowns(figures.weekend_bonus),
    holiday_bonus: ({ figures }) => crowns(figures.holiday_bonus),
    night_bonus: ({ figures }) => crowns(figures.night_bonus),
    ...amounts,
  },
});

export const exportedObjectStatistics = exportedList({
  list: objectStatistics,
  bounded: true,
  audit: 'statistics-exported',
  columns: {
    store: ({ store }) => store.name,
    customer: ({ customer }) => customer.name,
    ordered: ({ figures }) => figures.ordered,
    filled: ({ figures }) => figures.filled,
    completed: ({ figures }) => figures.completed,
    no_shows: ({ figures }) => figures.no_shows,
    late: ({ figures }) => figures.late,
    tardiness: ({ figures }) => figures.tardiness_minutes,
    ...worked,
    ...amounts,
  },
});

import { addDays, daysBetween, daysFrom } from '../days.ts';
import { noTotals, plus, type Totals } from '../pay/totals.ts';
import { type Role, sideOf } from '../roles.ts';
import { isFilled } from '../shifts/coverage.ts';
import type { Cell, Contribution } from './contribution.ts';

/** What one shift adds to one cell. */
export type Entry = { cell: Cell; contribution: Contribution };

/** Sums; money in haléř. */
export type Figures = Totals & {
  ordered: number;
  filled: number;
  completed: number;
  unfilled: number;
  no_shows: number;
  late: number;
  tardiness_minutes: number;
  planned_minutes: number;
  minutes: number;
  break_minutes: number;
  /** What is charged, and what the shifts ahead will be by their plan. */
  forecast: number;
  /** What is charged without what is paid for it: the gross pay. */
  margin: number;
};

export const figuresOf = (entries: readonly Entry[]): Figures => {
  const facts = entries.flatMap(({ contribution }) => contribution.facts ?? []);
  const count = (holds: (each: (typeof facts)[number]) => boolean) => facts.filter(holds).length;
  const totals = entries.reduce(
    (sum, { contribution }) => (contribution.totals ? plus(sum, contribution.totals) : sum),
    noTotals,
  );
  return {
    ordered: facts.length,
    filled: count(({ coverage }) => isFilled(coverage)),
    completed: count(({ coverage }) => coverage === 'worked'),
    unfilled: count(({ coverage }) => coverage === 'lost'),
    no_shows: count(({ no_show }) => no_show),
    late: count(({ late }) => late),
    tardiness_minutes: facts.reduce((sum, each) => sum + each.tardiness_minutes, 0),
    planned_minutes: facts.reduce((sum, each) => sum + each.planned_minutes, 0),
    minutes: totals.weekday + totals.weekend + totals.holiday,
    forecast: facts.reduce((sum, { expected_charge = 0 }) => sum + expected_charge, totals.charge),
    margin: totals.charge - totals.gross,
    break_minutes: facts.reduce((sum, each) => sum + (each.break_minutes ?? 0), 0),
    ...totals,
  };
};

type IdAndName = { id: string; name: string };
type StaffFigures = { staff: IdAndName; company: IdAndName; figures: Figures };
type ObjectFigures = { store: IdAndName; customer: IdAndName; figures: Figures };

/** Names as they were on the last day. */
const latest = (entries: readonly Entry[]) =>
  entries.reduce((last, { contribution }) => (contribution.day > last.day ? contribution : last), {
    day: '',
    names: { staff: null, performer: null, customer: '', store: '' },
  } as Pick<Contribution, 'day' | 'names'>).names;

/** By worker of a performer. Shifts without a worker are left out. */
export const byStaff = (entries: readonly Entry[]): StaffFigures[] =>
  [...Map.groupBy(entries.filter(hasStaff), ({ cell }) => `${cell.staff_id} ${cell.performer_id}`).values()].map(
    (own) => {
      const names = latest(own);
      const { staff_id, performer_id } = own[0]?.cell ?? {};
      return {
        staff: { id: staff_id ?? '', name: names.staff ?? '' },
        company: { id: performer_id ?? '', name: names.performer ?? '' },
        figures: figuresOf(own),
      };
    },
  );
export const hasStaff = ({ cell }: Entry): boolean => cell.staff_id !== null && cell.performer_id !== null;

/** What is paid, by worker of a performer and store. Shifts of which nothing is paid are left out, also their breaks. */
export const byStaffAndStore = (entries: readonly Entry[]): (StaffFigures & { store: IdAndName })[] =>
  [
    ...Map.groupBy(
      entries.filter(({ contribution }) => contribution.totals !== null),
      ({ cell }) => cell.store_id,
    ),
  ].flatMap(([id, own]) => byStaff(own).map((row) => ({ ...row, store: { id, name: latest(own).store } })));

export const byStore = (entries: readonly Entry[]): ObjectFigures[] =>
  [...Map.groupBy(entries, ({ cell }) => cell.store_id).entries()].map(([id, own]) => {
    const names = latest(own);
    return {
      store: { id, name: names.store },
      customer: { id: own[0]?.cell.customer_id ?? '', name: names.customer },
      figures: figuresOf(own),
    };
  });

type DayFigures = { date: string } & Pick<Figures, 'weekday' | 'weekend' | 'holiday' | 'night' | 'charge' | 'gross'>;
export type Range = { from: string; to: string };

/** Every day of the range. A correction counts on the first day of its month. */
export const byDay = (entries: readonly Entry[], { from, to }: Range): DayFigures[] => {
  const byDate = Map.groupBy(entries, ({ contribution }) => contribution.day);
  return daysFrom(from, daysBetween(from, to) + 1).map((date) => {
    const { weekday, weekend, holiday, night, charge, gross } = figuresOf(byDate.get(date) ?? []);
    return { date, weekday, weekend, holiday, night, charge, gross };
  });
};

const monthStart = (day: string, months: number): string => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
};
/** How many months the range is, if it is whole months; otherwise 0. */
export const wholeMonths = ({ from, to }: Range): number => {
  const end = addDays(to, 1);
  if (!from.endsWith('-01') || !end.endsWith('-01')) return 0;
  const [year = 0, month = 0] = from.split('-').map(Number);
  const [endYear = 0, endMonth = 0] = end.split('-').map(Number);
  return (endYear - year) * 12 + endMonth - month;
};
/** As many whole months before, or as many days. */
export const rangeBefore = (range: Range): Range => {
  const months = wholeMonths(range);
  const from =
    months > 0 ? monthStart(range.from, -months) : addDays(range.from, -daysBetween(range.from, range.to) - 1);
  return { from, to: addDays(range.from, -1) };
};

/** As many whole months after, or as many days. */
export const rangeAfter = (range: Range): Range => {
  const months = wholeMonths(range);
  const from = addDays(range.to, 1);
  const to = months > 0 ? addDays(monthStart(from, months), -1) : addDays(from, daysBetween(range.from, range.to));
  return { from, to };
};

const payNames = [
  'base',
  'specialty_premium',
  'boss_premium',
  'weekend_bonus',
  'holiday_bonus',
  'night_bonus',
  'gross',
  'net',
] as const satisfies (keyof Totals)[];
const chargeNames = ['charge', 'forecast'] as const;
type Money = (typeof payNames)[number] | (typeof chargeNames)[number] | 'margin';
/** Amounts that the reader does not get are null. */
type Readable<T> = { [Name in keyof T]: Name extends Money ? T[Name] | null : T[Name] };

/**
 * Customers and managers of the platform read what is charged, workers what they are paid; performers and admins both.
 * The margin is the performer's alone.
 */
export const readableBy =
  (role: Role) =>
  <T extends Partial<Record<Money, number>>>(figures: T): Readable<T> => {
    const hidden: readonly string[] =
      sideOf(role) === 'customer' || role === 'ROLE_MANAGER' ? payNames : sideOf(role) === 'worker' ? chargeNames : [];
    const isHidden = (name: string) => hidden.includes(name) || (name === 'margin' && role !== 'ROLE_VENDOR');
    return Object.fromEntries(
      Object.entries(figures).map(([name, value]) => [name, isHidden(name) ? null : value]),
    ) as Readable<T>;
  };

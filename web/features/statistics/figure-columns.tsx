import { useTranslation } from 'react-i18next';
import type { Figures } from '#shared/contracts/statistics.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import type { Column } from '../../kit/list/column.ts';
import { count, hours, money } from '../../ui/format.ts';
import { percent } from './tiles.tsx';

type Row = { figures: Figures };
type Name = keyof Figures;
type Given<T> = Pick<Column<T>, 'from' | 'narrow' | 'skeleton'> & { sort?: string };

const counts: readonly Name[] = ['ordered', 'filled', 'completed', 'unfilled', 'no_shows', 'late'];
const amounts: readonly Name[] = [
  'base',
  'specialty_premium',
  'boss_premium',
  'weekend_bonus',
  'holiday_bonus',
  'night_bonus',
  'gross',
  'net',
  'charge',
  'margin',
];
const isStrong = (name: Name) => name === 'minutes' || name === 'gross' || name === 'net' || name === 'charge';

const textOf = (name: Name, value: number): string =>
  counts.includes(name) ? count(value) : amounts.includes(name) ? money(value) : hours(value);

/** Columns of sums, with the totals of all pages. Amounts that the reader does not get are left out. */
export const useFigureColumns = <T extends Row>(totals: Figures | undefined) => {
  const { t } = useTranslation('statistics');
  const isCustomer = sideOf(roleOf(useMe())) === 'customer';
  const figure = (name: Exclude<Name, 'filled' | 'unfilled' | 'forecast'>, given: Given<T> = {}): Column<T>[] => {
    const total = totals?.[name];
    if (total === null) return [];
    return [
      {
        id: name,
        header: t(`columns.${name === 'charge' && !isCustomer ? 'charged' : name}`),
        align: 'end',
        cell: ({ figures }) => {
          const value = figures[name] ?? 0;
          if (value === 0) return <span className="text-ink-3">—</span>;
          const text = textOf(name, value);
          return isStrong(name) ? <b className="font-semibold">{text}</b> : text;
        },
        skeleton: 64,
        ...(total !== undefined && { total: textOf(name, total) }),
        ...given,
      },
    ];
  };
  const fillRate: Column<T> = {
    id: 'fill_rate',
    header: t('columns.fillRate'),
    align: 'end',
    cell: ({ figures: { filled, ordered } }) => percent(filled, ordered),
    skeleton: 48,
    ...(totals && { total: percent(totals.filled, totals.ordered) }),
  };
  return { figure, fillRate };
};

import type { ReactNode } from 'react';
import { deviceDay, deviceExactMoment, deviceMoment } from '../../ui/device-time.ts';
import { count, money } from '../../ui/format.ts';
import { nothing } from '../../ui/nothing.tsx';
import { Tag, type Tone } from '../../ui/pill.tsx';
import type { Column } from './column.ts';
import { Cut, type CutSize } from './cut.tsx';

/** `usual` is the state of most rows. It is no tag, and the list of a phone leaves it out. */
type Tagged = { usual: string } | { text: string; tone?: Tone };

const inFigures = (text: string) => <span className="figures">{text}</span>;

/**
 * The kinds of columns that lists share: `const column = columnsOf<Store, SortOf<typeof listStores>>()`, then
 * `column.day('created', t('columns.created'), ({ created_at }) => created_at, { sort: 'created_at', from: 'lg' })`. Null
 * is shown as a dash, an empty text is not. A column with its own drawing is a literal.
 */
export const columnsOf = <T, Sort extends string = string>() => {
  type Options = Omit<Column<T, Sort>, 'id' | 'header' | 'cell'>;
  type Read<V> = (row: T) => V | null | undefined;

  const kind =
    <V,>(defaults: Options, draw: (value: V) => ReactNode) =>
    (id: string, header: string, read: Read<V>, options?: Options): Column<T, Sort> => ({
      id,
      header,
      cell: (row) => drawn(read(row), draw),
      ...defaults,
      ...options,
    });

  const cutKind =
    (wrap: (cut: ReactNode) => ReactNode) =>
    (
      id: string,
      header: string,
      read: Read<string>,
      { size, ...options }: Options & { size?: CutSize } = {},
    ): Column<T, Sort> => ({
      id,
      header,
      cell: (row) => wrap(drawn(read(row), (text) => <Cut size={size}>{text}</Cut>)),
      skeleton: size === 'text' ? 200 : 120,
      ...options,
    });

  return {
    /** A number, a day or a code that is already a text. */
    figures: kind({ skeleton: 90 }, inFigures),
    moment: kind({ skeleton: 110 }, (at: string) => inFigures(deviceMoment(at))),
    /** With its seconds: of a log. */
    exactMoment: kind({ skeleton: 130 }, (at: string) => inFigures(deviceExactMoment(at))),
    day: kind({ skeleton: 76 }, (at: string) => inFigures(deviceDay(at))),
    money: kind({ align: 'end', skeleton: 70 }, money),
    count: kind({ align: 'end', skeleton: 40 }, count),
    tag: kind({ narrow: 'side', skeleton: 80 }, (tagged: Tagged) =>
      'usual' in tagged ? (
        <span className="max-md:hidden">{tagged.usual}</span>
      ) : (
        <Tag tone={tagged.tone}>{tagged.text}</Tag>
      ),
    ),
    /** The name of the row, after its picture. */
    name: (
      id: string,
      header: string,
      read: (row: T) => string,
      { picture, ...options }: Options & { picture?: (row: T) => ReactNode } = {},
    ): Column<T, Sort> => ({
      id,
      header,
      cell: (row) => (
        <span className={picture ? 'flex min-w-0 items-center gap-2.5 font-medium' : 'font-medium'}>
          {picture?.(row)}
          <Cut>{read(row)}</Cut>
        </span>
      ),
      narrow: 'title',
      skeleton: 150,
      ...options,
    }),
    /** A text of any length. */
    text: cutKind((cut) => cut),
    /** A text that matters less. */
    note: cutKind((cut) => <span className="text-ink-2">{cut}</span>),
    /** Buttons. */
    actions: (id: string, header: string, cell: Column<T>['cell'], options?: Options): Column<T, Sort> => ({
      id,
      header,
      cell,
      fixed: true,
      narrow: 'line',
      align: 'end',
      skeleton: 76,
      ...options,
    }),
  };
};

const drawn = <V,>(value: V | null | undefined, draw: (value: V) => ReactNode): ReactNode =>
  value === null || value === undefined ? nothing : draw(value);

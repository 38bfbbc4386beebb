import { ArrowDown, ArrowUp, Columns3, Lock, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass, IconButton } from '../../ui/button.tsx';
import { option } from '../../ui/menu.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Checkbox } from '../../ui/switch.tsx';
import { type Arranged, moveColumn } from './arrange-columns.ts';
import type { Column } from './column.ts';
import type { ColumnChoice } from './use-columns.ts';

/** Which columns a table shows, and in which order. Buttons move a column, so that a keyboard and a finger can, too. */
export const ColumnChooser = <T,>({ columns }: { columns: ColumnChoice<T> }) => {
  const { t } = useTranslation();
  const hidden = columns.arranged.length - columns.shown.length;
  return (
    <Popover
      align="end"
      className="w-70"
      button={
        <button type="button" className={buttonClass('ghost', 'sm')}>
          <Columns3 />
          {t('columns.button')}
          {hidden > 0 && (
            <span className="figures text-ink-3">
              {t('columns.some', { shown: columns.shown.length, all: columns.arranged.length })}
            </span>
          )}
        </button>
      }
    >
      {(close) => <Chooser columns={columns} onReset={close} />}
    </Popover>
  );
};

/** The first column names the row. */
const choosableOf = <T,>([, ...rest]: readonly Arranged<Column<T>>[]) => rest.filter(({ column }) => !column.fixed);

const Chooser = <T,>({ columns, onReset }: { columns: ColumnChoice<T>; onReset: () => void }) => {
  const { t } = useTranslation();
  const [moved, setMoved] = useState('');
  const [first] = columns.arranged;
  const choosable = choosableOf(columns.arranged);
  const move = ({ id, header }: Column<T>, by: 1 | -1) =>
    columns.choose((arranged) => {
      const next = moveColumn(choosableOf(arranged), id, by);
      const place = next.findIndex(({ column }) => column.id === id) + 1;
      setMoved(t('columns.moved', { column: header, place, of: next.length }));
      return next;
    });
  const toggle = ({ id }: Column<T>) =>
    columns.choose((arranged) =>
      choosableOf(arranged).map(({ column, shown }) => ({ column, shown: column.id === id ? !shown : shown })),
    );
  return (
    <fieldset>
      <legend className="text-12 text-ink-3 px-2 py-1">{t('columns.title')}</legend>
      {first && (
        <div className={option}>
          <Lock className="size-4" />
          <span className="min-w-0 flex-1 truncate">{first.column.header}</span>
        </div>
      )}
      <ul>
        {choosable.map(({ column, shown }, nth) => (
          <li key={column.id} className="hover:bg-hover rounded-2 flex items-center">
            <label className="flex min-h-7.5 min-w-0 flex-1 items-center gap-2 px-2 py-1 pointer-coarse:min-h-11">
              <Checkbox checked={shown} onChange={() => toggle(column)} />
              <span className="min-w-0 flex-1 truncate">{column.header}</span>
            </label>
            <IconButton
              size="sm"
              icon={ArrowUp}
              label={t('columns.up', { column: column.header })}
              aria-disabled={nth === 0}
              className="aria-disabled:opacity-30 pointer-coarse:size-11"
              onClick={nth === 0 ? undefined : () => move(column, -1)}
            />
            <IconButton
              size="sm"
              icon={ArrowDown}
              label={t('columns.down', { column: column.header })}
              aria-disabled={nth === choosable.length - 1}
              className="aria-disabled:opacity-30 pointer-coarse:size-11"
              onClick={nth === choosable.length - 1 ? undefined : () => move(column, 1)}
            />
          </li>
        ))}
      </ul>
      {columns.isChosen && (
        <button
          type="button"
          className={`${option} hover:bg-hover border-line mt-1 border-t`}
          onClick={() => {
            columns.choose(() => null);
            onReset();
          }}
        >
          <RotateCcw />
          {t('columns.reset')}
        </button>
      )}
      <p role="status" className="sr-only">
        {moved}
      </p>
    </fieldset>
  );
};

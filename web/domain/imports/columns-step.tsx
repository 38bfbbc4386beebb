import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { unguarded } from '#shared/domain/exports/csv.ts';
import { chooseField, type Columns } from '#shared/domain/imports/columns.ts';
import type { Table } from '#shared/domain/imports/table.ts';
import { Banner } from '../../ui/banner.tsx';
import { Field } from '../../ui/field.tsx';
import { Section } from '../../ui/section.tsx';
import { Select } from '../../ui/select.tsx';
import type { Entry, ImportKind, Result } from './kind.ts';

/** Different values of a column that are shown, so that people recognise it. */
const examples = 3;

/** Chooses what each column contains. A question about its rows follows. */
export const ColumnsStep = <F extends string, E extends Entry, R extends Result<F>>({
  kind: { fields, labelOf, columnsReason, missing },
  table,
  columns,
  isLocked,
  onChange,
  children,
}: {
  kind: ImportKind<F, E, R>;
  table: Table;
  columns: Columns<F>;
  isLocked: boolean;
  onChange: (columns: Columns<F>) => void;
  children: ReactNode;
}) => {
  const { t } = useTranslation('people');
  const options = fields.map((value) => ({ value, label: labelOf(value) }));
  const needed = missing(columns);
  return (
    <Section title={t('importing.columns.title')} reason={columnsReason}>
      {needed.length > 0 && (
        <Banner tone="warning" title={t('importing.columns.missing')}>
          {needed.join(' ')}
        </Banner>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {columns.map((field, column) => (
          <Field
            // oxlint-disable-next-line react/no-array-index-key -- a column is its position
            key={column}
            label={unguarded(table.header[column] ?? '') || t('importing.columns.unnamed', { number: column + 1 })}
            hint={examplesOf(table, column) || t('importing.columns.empty')}
          >
            {(ids) => (
              <Select<F>
                {...ids}
                options={options}
                value={field}
                disabled={isLocked}
                placeholder={t('importing.columns.skip')}
                onChange={(chosen) => onChange(chooseField(columns, column, chosen))}
                onClear={() => onChange(chooseField(columns, column, null))}
              />
            )}
          </Field>
        ))}
      </div>
      {children}
    </Section>
  );
};

const examplesOf = ({ rows }: Table, column: number): string =>
  [...new Set(rows.flatMap(({ cells }) => unguarded(cells[column] ?? '') || []))]
    .slice(0, examples)
    .map((text) => (text.length > 40 ? `${text.slice(0, 39)}…` : text))
    .join(' · ');

import { useTranslation } from 'react-i18next';
import type { Columns } from '#shared/domain/imports/columns.ts';
import { chooseField } from '#shared/domain/imports/columns.ts';
import type { ImportField } from '#shared/domain/imports/issues.ts';
import { importFields } from '#shared/domain/imports/issues.ts';
import type { Table } from '#shared/domain/imports/table.ts';
import { missingColumns } from '#shared/domain/imports/worker-columns.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Field } from '../../../ui/field.tsx';
import { Section } from '../../../ui/section.tsx';
import { Select } from '../../../ui/select.tsx';

/** Different values of a column that are shown, so that people recognise it. */
const examples = 3;

/** Chooses what each column contains. */
export const ColumnsStep = ({
  table,
  columns,
  isLocked,
  onChange,
}: {
  table: Table;
  columns: Columns<ImportField>;
  isLocked: boolean;
  onChange: (columns: Columns<ImportField>) => void;
}) => {
  const { t } = useTranslation('people');
  const options = importFields.map((value) => ({ value, label: t(`importing.fields.${value}`) }));
  const missing = missingColumns(columns);
  return (
    <Section title={t('importing.columns.title')} reason={t('importing.columns.reason')}>
      {missing.length > 0 && (
        <Banner tone="warning" title={t('importing.columns.missing')}>
          {missing.map((each) => t(`importing.columns.needs.${each}`)).join(' ')}
        </Banner>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {columns.map((field, column) => (
          <Field
            // oxlint-disable-next-line react/no-array-index-key -- a column is its position
            key={column}
            label={table.header[column] || t('importing.columns.unnamed', { number: column + 1 })}
            hint={examplesOf(table, column) || t('importing.columns.empty')}
          >
            {(ids) => (
              <Select<ImportField>
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
    </Section>
  );
};

const examplesOf = ({ rows }: Table, column: number): string =>
  [...new Set(rows.flatMap(({ cells }) => cells[column] || []))]
    .slice(0, examples)
    .map((text) => (text.length > 40 ? `${text.slice(0, 39)}…` : text))
    .join(' · ');

import { useTranslation } from 'react-i18next';
import { unguarded } from '#shared/domain/exports/csv.ts';
import { delimiters, encodings, type Reading, type ReadingChoice } from '#shared/domain/imports/reading.ts';
import { Banner } from '../../ui/banner.tsx';
import { cx } from '../../ui/cx.ts';
import { Field } from '../../ui/field.tsx';
import { Pair, Section } from '../../ui/section.tsx';
import { Select } from '../../ui/select.tsx';

/** Rows that are shown below the header. */
const shownBelow = 4;

/** How the file was read, with its first rows. Each change reads it again. */
export const ReadingStep = ({
  reading,
  isLocked,
  onChange,
}: {
  reading: Reading;
  isLocked: boolean;
  onChange: (change: ReadingChoice) => void;
}) => {
  const { t } = useTranslation('people');
  const { text, workbook, header, first, unsure } = reading;
  return (
    <Section title={t('importing.reading.title')} reason={t('importing.reading.reason')}>
      {unsure.length > 0 && (
        <Banner tone="warning" title={t('importing.reading.unsure')}>
          {unsure.map((each) => t(`importing.reading.doubts.${each}`)).join(' ')}
        </Banner>
      )}
      <Pair>
        {text && (
          <>
            <Choice
              label={t('importing.reading.encoding')}
              options={encodings.map((value) => ({ value, label: t(`importing.reading.encodings.${value}`) }))}
              value={text.encoding}
              isLocked={isLocked}
              onChange={(encoding) => onChange({ encoding })}
            />
            <Choice
              label={t('importing.reading.delimiter')}
              options={delimiters.map((value) => ({ value, label: t(`importing.reading.delimiters.${names[value]}`) }))}
              value={text.delimiter}
              isLocked={isLocked}
              onChange={(delimiter) => onChange({ delimiter })}
            />
          </>
        )}
        {workbook && (
          <Choice
            label={t('importing.reading.sheet')}
            options={workbook.sheets.map((label, sheet) => ({
              value: String(sheet),
              label: label || t('importing.reading.unnamedSheet', { number: sheet + 1 }),
            }))}
            value={String(workbook.sheet)}
            isLocked={isLocked}
            onChange={(sheet) => onChange({ sheet: Number(sheet) })}
          />
        )}
        <Choice
          label={t('importing.reading.header')}
          options={[
            ...first.map(({ number, cells }) => ({
              value: String(number),
              label: t('importing.row', { row: number }),
              note: cells
                .map(unguarded)
                .filter((cell) => cell !== '')
                .join(' · '),
            })),
            { value: '0', label: t('importing.reading.noHeader') },
          ]}
          value={String(header)}
          isLocked={isLocked}
          onChange={(number) => onChange({ header: Number(number) })}
        />
      </Pair>
      <FirstRows first={first} header={header} />
    </Section>
  );
};

const names = { ';': 'semicolon', ',': 'comma', '\t': 'tab', '|': 'bar' } as const;

const Choice = <V extends string>({
  label,
  options,
  value,
  isLocked,
  onChange,
}: {
  label: string;
  options: readonly { value: V; label: string; note?: string }[];
  value: V;
  isLocked: boolean;
  onChange: (value: V) => void;
}) => (
  <Field label={label}>
    {(ids) => <Select<V> {...ids} options={options} value={value} disabled={isLocked} onChange={onChange} />}
  </Field>
);

const FirstRows = ({ first, header }: Pick<Reading, 'first' | 'header'>) => {
  const { t } = useTranslation('people');
  const place = first.findIndex(({ number }) => number === header);
  const rows = first.slice(0, place + 1 + shownBelow);
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, column) => column);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be operable by keyboard
    <div tabIndex={0} className="border-line rounded-3 quiet-scroll overflow-x-auto border">
      <table aria-label={t('importing.reading.first')} className="text-12 w-full border-separate border-spacing-0">
        <tbody>
          {rows.map(({ number, cells }, n) => (
            <tr key={number} className={cx(n === place && 'bg-hover font-semibold', n < place && 'text-ink-3')}>
              <th
                scope="row"
                className="text-ink-3 font-regular border-line w-px border-r px-2 py-1 text-right tabular-nums"
              >
                {number}
              </th>
              {columns.map((column) => (
                <td key={column} className="max-w-48 min-w-16 truncate px-2 py-1 whitespace-pre">
                  {unguarded(cells[column] ?? '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

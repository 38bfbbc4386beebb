import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Columns } from '#shared/domain/imports/columns.ts';
import type { Reading, ReadingChoice } from '#shared/domain/imports/reading.ts';
import type { Table } from '#shared/domain/imports/table.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useLeaveGuard } from '../../kit/form/leave-guard.tsx';
import { Body, Page } from '../../ui/page.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { CompanyStep } from './company-step.tsx';
import { type Fault, FileStep } from './file-step.tsx';
import type { Entry, ImportKind, Result } from './kind.ts';
import { readFile } from './read-file.ts';
import { ReadingStep } from './reading-step.tsx';
import { RowsStep } from './rows-step.tsx';
import { useImportRun } from './use-import-run.ts';

type Chosen<F extends string> = {
  importId: string;
  file: File;
  /** What was chosen of how it is read. */
  choice: ReadingChoice;
  reading: Reading;
  /** Without rows if it cannot be read in this way. */
  table: Table;
  columns: Columns<F>;
};
/** Stable, so that nothing is checked again while no file is chosen. */
const noTable: Table = { header: [], rows: [] };

/**
 * Imports the rows of a spreadsheet: the file, how it is read, its columns, a check of every row, then the rows without
 * mistakes.
 */
export const ImportPage = <F extends string, E extends Entry, R extends Result<F>>({
  kind,
}: {
  kind: ImportKind<F, E, R>;
}) => {
  const { t } = useTranslation('people');
  const { check: checkRows } = kind;
  const [companyId, setCompanyId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Chosen<F> | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [isReading, setReading] = useState(false);
  const needsCompany = sideOf(roleOf(useMe())) === 'platform';
  const { importId = '', table = noTable, columns = [] } = chosen ?? {};
  const question = kind.question?.(table.rows, columns) ?? null;
  const of = JSON.stringify([importId, companyId, columns, question?.answer]);
  const check = useImportRun(kind, { of, importId, companyId, isDryRun: true });
  const write = useImportRun(kind, { of, importId, companyId, isDryRun: false });
  const needs = [
    ...(needsCompany && companyId === null ? [t('importing.needsCompany')] : []),
    ...(question?.answer === null ? [t('importing.needsAnswer')] : []),
  ];
  const rows = useMemo(() => checkRows(table.rows, columns, table.header), [checkRows, table, columns]);
  const isRunning = check.isRunning || write.isRunning;
  // Other columns or another company would describe the same rows differently from those that are written.
  const isLocked = isRunning || write.results.size > 0;
  const accepted = [...check.results.values()].filter(kind.isAccepted).length;
  const isDone = check.results.size > 0 && write.results.size >= accepted;
  useLeaveGuard(isRunning ? 'upload' : chosen && !isDone ? 'input' : null);

  const read = async (file: File, choice: ReadingChoice) => {
    setReading(true);
    const answer = await readFile(file, choice);
    setReading(false);
    setFault('fault' in answer ? answer : null);
    // After a file that is no table, the one before stays.
    if (!answer.reading) return;
    const next = 'table' in answer ? answer.table : noTable;
    // A corrected file keeps the columns that were chosen for it.
    const isSame = JSON.stringify(next.header) === JSON.stringify(table.header);
    const fields = padded(isSame ? columns : kind.guess(next.header), next);
    setChosen({ importId: crypto.randomUUID(), file, choice, reading: answer.reading, table: next, columns: fields });
  };
  // A corrected file is read as the one before.
  const choose = (file: File) => void read(file, chosen?.file.name === file.name ? chosen.choice : {});
  return (
    <Page title={kind.title}>
      <Body>
        <div className="px-gutter pb-6">
          {needsCompany && (
            <CompanyStep reason={kind.companyReason} value={companyId} isLocked={isLocked} onChange={setCompanyId} />
          )}
          <FileStep
            template={{ name: kind.template.name, headers: kind.template.fields.map(kind.labelOf) }}
            name={chosen?.file.name ?? null}
            rows={chosen && table.rows.length > 0 ? table.rows.length : null}
            fault={fault}
            isBusy={isReading || isRunning}
            onChoose={choose}
          />
          {chosen && (
            <ReadingStep
              reading={chosen.reading}
              isLocked={isLocked || isReading}
              onChange={(change) => void read(chosen.file, changed(chosen.choice, change))}
            />
          )}
          {chosen && table.rows.length > 0 && (
            <>
              <ColumnsStep
                kind={kind}
                table={table}
                columns={columns}
                isLocked={isLocked}
                onChange={(others) => setChosen({ ...chosen, columns: others })}
              >
                {question && <fieldset disabled={isLocked}>{question.node}</fieldset>}
              </ColumnsStep>
              <RowsStep
                key={of}
                kind={kind}
                rows={rows}
                check={check}
                write={write}
                needs={needs}
                needsColumns={kind.missing(columns).length > 0}
              />
            </>
          )}
        </div>
      </Body>
    </Page>
  );
};

/** Another sheet has another header. */
const changed = ({ header, ...choice }: ReadingChoice, change: ReadingChoice): ReadingChoice => ({
  ...choice,
  ...(header !== undefined && change.sheet === undefined && { header }),
  ...change,
});

/** Rows may be longer than the header. */
const padded = <F extends string>(columns: Columns<F>, { header, rows }: Table): Columns<F> => {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), header.length);
  return Array.from({ length: width }, (_, n) => columns[n] ?? null);
};

import { useMemo, useState } from 'react';
import type { Columns } from '#shared/domain/imports/columns.ts';
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
import { RowsStep } from './rows-step.tsx';
import { useImportRun } from './use-import-run.ts';

type Chosen<F extends string> = { importId: string; name: string; table: Table; columns: Columns<F> };
/** Stable, so that nothing is checked again while no file is chosen. */
const noTable: Table = { header: [], rows: [] };

/** Imports the rows of a spreadsheet: the file, its columns, a check of every row, then the rows without mistakes. */
export const ImportPage = <F extends string, E extends Entry, R extends Result<F>>({
  kind,
}: {
  kind: ImportKind<F, E, R>;
}) => {
  const { check: checkRows } = kind;
  const [companyId, setCompanyId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Chosen<F> | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [isReading, setReading] = useState(false);
  const needsCompany = sideOf(roleOf(useMe())) === 'platform';
  const { importId = '', table = noTable, columns = [] } = chosen ?? {};
  const of = JSON.stringify([importId, companyId, columns]);
  const check = useImportRun(kind, { of, importId, companyId, isDryRun: true });
  const write = useImportRun(kind, { of, importId, companyId, isDryRun: false });
  const rows = useMemo(() => checkRows(table.rows, columns), [checkRows, table, columns]);
  const isRunning = check.isRunning || write.isRunning;
  // Other columns or another company would describe the same rows differently from those that are written.
  const isLocked = isRunning || write.results.size > 0;
  const accepted = [...check.results.values()].filter(kind.isAccepted).length;
  const isDone = check.results.size > 0 && write.results.size >= accepted;
  useLeaveGuard(isRunning ? 'upload' : chosen && !isDone ? 'input' : null);

  const choose = async (file: File) => {
    setReading(true);
    const answer = await readFile(file);
    setReading(false);
    if ('fault' in answer) return setFault(answer);
    setFault(null);
    const { header } = answer.table;
    // A corrected file keeps the columns that were chosen for it.
    const isSame = JSON.stringify(header) === JSON.stringify(table.header);
    const fields = padded(isSame ? columns : kind.guess(header), answer.table);
    setChosen({ importId: crypto.randomUUID(), name: file.name, table: answer.table, columns: fields });
  };
  return (
    <Page title={kind.title}>
      <Body>
        <div className="px-gutter pb-6">
          {needsCompany && (
            <CompanyStep reason={kind.companyReason} value={companyId} isLocked={isLocked} onChange={setCompanyId} />
          )}
          <FileStep
            template={{ name: kind.template.name, headers: kind.template.fields.map(kind.labelOf) }}
            name={chosen?.name ?? null}
            rows={chosen && table.rows.length}
            fault={fault}
            isBusy={isReading || isRunning}
            onChoose={(file) => void choose(file)}
          />
          {chosen && (
            <>
              <ColumnsStep
                kind={kind}
                table={table}
                columns={columns}
                isLocked={isLocked}
                onChange={(changed) => setChosen({ ...chosen, columns: changed })}
              />
              <RowsStep
                key={of}
                kind={kind}
                rows={rows}
                check={check}
                write={write}
                needsCompany={needsCompany && companyId === null}
                needsColumns={kind.missing(columns).length > 0}
              />
            </>
          )}
        </div>
      </Body>
    </Page>
  );
};

/** Rows may be longer than the header. */
const padded = <F extends string>(columns: Columns<F>, { header, rows }: Table): Columns<F> => {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), header.length);
  return Array.from({ length: width }, (_, n) => columns[n] ?? null);
};

import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ImportResult, importWorkers } from '#shared/contracts/people.ts';
import type { Columns } from '#shared/domain/imports/columns.ts';
import { type ImportField, importFields } from '#shared/domain/imports/issues.ts';
import type { TableRow } from '#shared/domain/imports/table.ts';
import { guessColumns, missingColumns } from '#shared/domain/imports/worker-columns.ts';
import {
  checkRows,
  type DeductionUnit,
  type ImportedWorker,
  percentsOf,
  shareAmong,
} from '#shared/domain/imports/workers.ts';
import { useSend } from '../../api/query.ts';
import { ImportPage } from '../../domain/imports/import-page.tsx';
import type { ImportKind } from '../../domain/imports/kind.ts';
import { paths } from '../../paths.ts';
import { number } from '../../ui/format.ts';
import { Segments } from '../../ui/segments.tsx';
import { TellWorkers } from './tell-workers.tsx';

/** Takes on workers from a spreadsheet. */
export default function ImportWorkers() {
  const { t } = useTranslation('people');
  const send = useSend(importWorkers, { refetches: false });
  const [deductions, setDeductions] = useState<DeductionUnit | null>(null);
  const check = useCallback(
    (rows: readonly TableRow[], columns: Columns<ImportField>) => checkRows(rows, columns, deductions ?? 'percent'),
    [deductions],
  );
  const kind: ImportKind<ImportField, ImportedWorker, ImportResult> = {
    title: t('importing.title'),
    companyReason: t('importing.companyReason'),
    template: {
      name: t('importing.file.templateName'),
      fields: importFields.filter((field) => field !== 'first_name' && field !== 'last_name'),
    },
    fields: importFields,
    labelOf: (field) => t(`importing.fields.${field}`),
    columnsReason: t('importing.columns.reason'),
    guess: guessColumns,
    missing: (columns) => missingColumns(columns).map((each) => t(`importing.columns.needs.${each}`)),
    question: (rows, columns) => {
      const value = shareAmong(rows, columns);
      return value === null
        ? null
        : { answer: deductions, node: <DeductionUnits {...{ value, deductions, setDeductions }} /> };
    },
    check,
    issueText: ({ issue, value }) => t(`importing.issues.${issue}`, { value }),
    area: importWorkers.area,
    send: (body) => send.mutateAsync({ body }),
    isAccepted: ({ outcome }) => outcome === 'new',
    rowsTitle: t('importing.check.title'),
    found: (results) => {
      const [added, existing] = [countOf(results, 'new'), countOf(results, 'existing')];
      return {
        title: added === 0 ? t('importing.check.nothing') : t('importing.check.new', { count: added }),
        ...(existing > 0 && { text: t('importing.check.existing', { count: existing }) }),
      };
    },
    write: {
      start: (count) => t('importing.write.start', { count }),
      running: t('importing.write.running'),
      done: (results) => {
        const notified = results.filter(({ letter }) => letter === 'sent').length;
        return {
          title: t('importing.write.done', { count: countOf(results, 'added') }),
          text: [t('importing.write.signIn'), notified > 0 && t('importing.write.told', { count: notified })]
            .filter(Boolean)
            .join(' '),
          more: <TellWorkers results={results} />,
        };
      },
      open: { label: t('importing.write.open'), to: paths.people.list('staff') },
    },
  };
  return <ImportPage kind={kind} />;
}

const DeductionUnits = ({
  value,
  deductions,
  setDeductions,
}: {
  /** One that may be a share. */
  value: string;
  deductions: DeductionUnit | null;
  setDeductions: (unit: DeductionUnit) => void;
}) => {
  const { t } = useTranslation('people');
  return (
    <div className="flex flex-col gap-1.5">
      <Segments<DeductionUnit | null>
        label={t('importing.deductions.question', { value })}
        value={deductions}
        choices={(['percent', 'share'] as const).map((unit) => ({
          value: unit,
          label: t('importing.deductions.percent', { percent: number(percentsOf(value, unit)) }),
        }))}
        onChange={(unit) => unit && setDeductions(unit)}
      />
      <p className="text-ink-2">{t('importing.deductions.reason')}</p>
    </div>
  );
};

const countOf = (results: readonly ImportResult[], outcome: ImportResult['outcome']): number =>
  results.filter((result) => result.outcome === outcome).length;

import { useTranslation } from 'react-i18next';
import { type ImportResult, importWorkers } from '#shared/contracts/people.ts';
import { type ImportField, importFields } from '#shared/domain/imports/issues.ts';
import { guessColumns, missingColumns } from '#shared/domain/imports/worker-columns.ts';
import { checkRows, type ImportedWorker } from '#shared/domain/imports/workers.ts';
import { useSend } from '../../api/query.ts';
import { ImportPage } from '../../domain/imports/import-page.tsx';
import type { ImportKind } from '../../domain/imports/kind.ts';
import { paths } from '../../paths.ts';
import { TellWorkers } from './tell-workers.tsx';

/** Takes on workers from a spreadsheet. */
export default function ImportWorkers() {
  const { t } = useTranslation('people');
  const send = useSend(importWorkers, { refetches: false });
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
    check: checkRows,
    issueText: ({ issue, value }) => t(`importing.issues.${issue}`, { value }),
    area: importWorkers.area,
    send: (body) => send.mutateAsync({ body }),
    isAccepted: ({ outcome }) => outcome === 'new',
    rowsTitle: t('importing.check.title'),
    found: (results) => {
      const existing = countOf(results, 'existing');
      return {
        title: t('importing.check.new', { count: countOf(results, 'new') }),
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

const countOf = (results: readonly ImportResult[], outcome: ImportResult['outcome']): number =>
  results.filter((result) => result.outcome === outcome).length;

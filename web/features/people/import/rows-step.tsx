import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedWorker, ImportedWorker } from '#shared/domain/imports/workers.ts';
import type { ApiProblem } from '../../../api/problem.ts';
import { paths } from '../../../paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { count } from '../../../ui/format.ts';
import { Section } from '../../../ui/section.tsx';
import type { FaultyRow } from './row-issues.tsx';
import { RowIssues } from './row-issues.tsx';
import { RunProgress } from './run-progress.tsx';
import type { Results, useImportRun } from './use-import-run.ts';

type Run = ReturnType<typeof useImportRun>;

/** Checks every row before anything is written, then imports the rows without mistakes. */
export const RowsStep = ({
  rows,
  check,
  write,
  needsCompany,
  needsColumns,
}: {
  rows: readonly CheckedWorker[];
  check: Run;
  write: Run;
  /** Whether a company, or columns, must be chosen before the rows can be checked. */
  needsCompany: boolean;
  needsColumns: boolean;
}) => {
  const { t } = useTranslation(['people', 'common']);
  const [isStarted, setIsStarted] = useState(false);
  const valid = rows.flatMap(({ entry }) => entry ?? []);
  const isChecked = isStarted && check.results.size === valid.length;
  const accepted = isChecked ? valid.filter(({ row }) => check.results.get(row)?.outcome === 'new') : [];
  const isWritten = accepted.length > 0 && write.results.size === accepted.length;
  const start = () => {
    setIsStarted(true);
    check.start(valid);
  };
  return (
    <Section title={t('importing.check.title')} reason={t('importing.check.reason')}>
      {!isChecked && !check.isRunning && !check.failure && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button variant="primary" disabled={needsCompany || needsColumns} onClick={start}>
            {t('importing.check.start', { rows: count(rows.length) })}
          </Button>
          {needsCompany && <span className="text-ink-2">{t('importing.needsCompany')}</span>}
        </div>
      )}
      <Running run={check} all={valid.length} title={t('importing.check.running')} />
      <Failed run={check} onAgain={start} />
      {isChecked && !isWritten && (
        <Found rows={rows} results={check.results} accepted={accepted.length} isBegun={write.results.size > 0} />
      )}
      <Running run={write} all={accepted.length} title={t('importing.write.running')} />
      <Failed run={write} onAgain={() => write.start(accepted)} />
      {accepted.length > 0 && !isWritten && !write.isRunning && !write.failure && (
        <WriteButton accepted={accepted} write={write} />
      )}
      {isWritten && <Written results={write.results} />}
      {isStarted && <RowIssues rows={faultyRows(rows, check.results, write.results)} />}
    </Section>
  );
};

const Running = ({ run, all, title }: { run: Run; all: number; title: string }) =>
  run.isRunning && <RunProgress title={title} done={run.results.size} all={all} onStop={run.stop} />;

const WriteButton = ({ accepted, write }: { accepted: readonly ImportedWorker[]; write: Run }) => {
  const { t } = useTranslation('people');
  const left = accepted.length - write.results.size;
  return (
    <div>
      <Button variant="primary" onClick={() => write.start(accepted)}>
        {t('importing.write.start', { count: left })}
      </Button>
    </div>
  );
};

const Failed = ({
  run: { failure, isRunning },
  onAgain,
}: {
  run: { failure: ApiProblem | null; isRunning: boolean };
  onAgain: () => void;
}) => {
  const { t } = useTranslation(['people', 'common']);
  if (!failure || isRunning) return null;
  return (
    <Banner
      tone="danger"
      title={t('importing.interrupted')}
      action={<Button onClick={onAgain}>{t('importing.continue')}</Button>}
    >
      {failure.message}
    </Banner>
  );
};

/** What the check found, before anything is written. */
const Found = ({
  rows,
  results,
  accepted,
  isBegun,
}: {
  rows: readonly CheckedWorker[];
  results: Results;
  accepted: number;
  isBegun: boolean;
}) => {
  const { t } = useTranslation('people');
  const existing = outcomesOf(results, 'existing');
  const faulty = rows.length - accepted - existing;
  const parts = [
    existing > 0 && t('importing.check.existing', { count: existing }),
    faulty > 0 && t('importing.check.wrong', { count: faulty }),
    !isBegun && t('importing.check.nothingWritten'),
  ];
  return (
    <Banner tone={faulty > 0 ? 'warning' : 'info'} title={t('importing.check.new', { count: accepted })}>
      {parts.filter(Boolean).join(' ')}
    </Banner>
  );
};

const Written = ({ results }: { results: Results }) => {
  const { t } = useTranslation('people');
  const added = outcomesOf(results, 'added');
  return (
    <Banner
      tone="success"
      title={t('importing.write.done', { count: added })}
      action={<ButtonLink to={paths.people.list('staff')}>{t('importing.write.open')}</ButtonLink>}
    >
      {t('importing.write.signIn')}
    </Banner>
  );
};

const outcomesOf = (results: Results, outcome: string): number =>
  [...results.values()].filter((result) => result.outcome === outcome).length;

const faultyRows = (rows: readonly CheckedWorker[], checked: Results, written: Results): FaultyRow[] =>
  rows.flatMap(({ number, name, issues }) => {
    const found = [...issues, ...(checked.get(number)?.issues ?? []), ...(written.get(number)?.issues ?? [])];
    return found.length > 0 ? [{ number, name, issues: found }] : [];
  });

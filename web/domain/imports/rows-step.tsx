import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedRow } from '#shared/domain/imports/table.ts';
import type { ApiProblem } from '../../api/problem.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { count } from '../../ui/format.ts';
import { Section } from '../../ui/section.tsx';
import type { Entry, ImportKind, Result } from './kind.ts';
import { type FaultyRow, RowIssues } from './row-issues.tsx';
import { RunProgress } from './run-progress.tsx';
import type { Run } from './use-import-run.ts';

/** Checks every row before anything is written, then imports the rows without mistakes. */
export const RowsStep = <F extends string, E extends Entry, R extends Result<F>>({
  kind,
  rows,
  check,
  write,
  needs,
  needsColumns,
}: {
  kind: ImportKind<F, E, R>;
  rows: readonly CheckedRow<E, R['issues'][number]>[];
  check: Run<E, R>;
  write: Run<E, R>;
  /** What is missing before the rows can be checked. */
  needs: readonly string[];
  /** Whether columns are missing, too: their step says which. */
  needsColumns: boolean;
}) => {
  const { t } = useTranslation(['people', 'common']);
  const [isStarted, setIsStarted] = useState(false);
  const valid = rows.flatMap(({ entry }) => entry ?? []);
  const isChecked = isStarted && check.results.size === valid.length;
  const isAccepted = ({ row }: E): boolean => {
    const result = check.results.get(row);
    return result !== undefined && kind.isAccepted(result);
  };
  const accepted = isChecked ? valid.filter(isAccepted) : [];
  const isWritten = accepted.length > 0 && write.results.size === accepted.length;
  const start = () => {
    setIsStarted(true);
    check.start(valid);
  };
  return (
    <Section title={kind.rowsTitle} reason={t('importing.check.reason')}>
      {!isChecked && !check.isRunning && !check.failure && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button variant="primary" disabled={needs.length > 0 || needsColumns} onClick={start}>
            {t('importing.check.start', { rows: count(rows.length) })}
          </Button>
          {needs.length > 0 && <span className="text-ink-2">{needs.join(' ')}</span>}
        </div>
      )}
      <Running run={check} all={valid.length} title={t('importing.check.running')} />
      <Failed run={check} onAgain={start} />
      {isChecked && !isWritten && (
        <Found kind={kind} rows={rows.length} results={[...check.results.values()]} isBegun={write.results.size > 0} />
      )}
      <Running run={write} all={accepted.length} title={kind.write.running} />
      <Failed run={write} onAgain={() => write.start(accepted)} />
      {accepted.length > 0 && !isWritten && !write.isRunning && !write.failure && (
        <div>
          <Button variant="primary" onClick={() => write.start(accepted)}>
            {kind.write.start(accepted.length - write.results.size)}
          </Button>
        </div>
      )}
      {isWritten && <Written kind={kind} results={[...write.results.values()]} />}
      {isStarted && (
        <RowIssues rows={faultyRows(rows, check.results, write.results)} textOf={(issue) => textOf(kind, issue)} />
      )}
    </Section>
  );
};

const Running = <E, R>({ run, all, title }: { run: Run<E, R>; all: number; title: string }) =>
  run.isRunning && <RunProgress title={title} done={run.results.size} all={all} onStop={run.stop} />;

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
const Found = <F extends string, E extends Entry, R extends Result<F>>({
  kind,
  rows,
  results,
  isBegun,
}: {
  kind: ImportKind<F, E, R>;
  rows: number;
  results: readonly R[];
  isBegun: boolean;
}) => {
  const { t } = useTranslation('people');
  const faulty = rows - results.filter(({ outcome }) => outcome !== 'refused').length;
  const { title, text } = kind.found(results);
  const parts = [
    text,
    faulty > 0 && t('importing.check.wrong', { count: faulty }),
    !isBegun && t('importing.check.nothingWritten'),
  ];
  return (
    <Banner tone={faulty > 0 ? 'warning' : 'info'} title={title}>
      {parts.filter(Boolean).join(' ')}
    </Banner>
  );
};

const Written = <F extends string, E extends Entry, R extends Result<F>>({
  kind,
  results,
}: {
  kind: ImportKind<F, E, R>;
  results: readonly R[];
}) => {
  const { title, text, more } = kind.write.done(results);
  const { label, to } = kind.write.open;
  return (
    <>
      <Banner tone="success" title={title} action={<ButtonLink to={to}>{label}</ButtonLink>}>
        {text}
      </Banner>
      {more}
    </>
  );
};

const faultyRows = <E, I>(
  rows: readonly CheckedRow<E, I>[],
  ...runs: readonly ReadonlyMap<number, { issues: readonly I[] }>[]
): FaultyRow<I>[] =>
  rows.flatMap(({ number, name, issues }) => {
    const found = [...issues, ...runs.flatMap((results) => results.get(number)?.issues ?? [])];
    return found.length > 0 ? [{ number, name, issues: found }] : [];
  });

const textOf = <F extends string, E extends Entry, R extends Result<F>>(
  { labelOf, issueText }: ImportKind<F, E, R>,
  issue: R['issues'][number],
): string => {
  const { value } = issue;
  const shortened = value.length > 60 ? `${value.slice(0, 59)}…` : value;
  return `${labelOf(issue.field)}: ${issueText({ ...issue, value: shortened })}`;
};

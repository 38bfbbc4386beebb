import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ImportedPayment, importBankPayments, paymentsAtOnce } from '#shared/contracts/invoices.ts';
import { importLimits } from '#shared/domain/imports/table.ts';
import type { StatementIssue, StatementPayment } from '#shared/domain/invoices/statement-movements.ts';
import { readStatement } from '#shared/domain/invoices/statement.ts';
import { useSend } from '../../api/query.ts';
import { FileDrop } from '../../domain/imports/file-drop.tsx';
import { RunProgress } from '../../domain/imports/run-progress.tsx';
import { useImportRun } from '../../domain/imports/use-import-run.ts';
import { useLeaveGuard } from '../../kit/form/leave-guard.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { count } from '../../ui/format.ts';

type Chosen = { importId: string; name: string; account: string | null; payments: readonly StatementPayment[] };
const noPayments: readonly StatementPayment[] = [];
const outcomes = ['paired', 'open', 'known'] as const satisfies readonly ImportedPayment['outcome'][];

/** Reads a bank statement on the device, and sends its payments. */
export const StatementImport = () => {
  const { t } = useTranslation(['invoices', 'people']);
  const send = useSend(importBankPayments, { refetches: false });
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [issues, setIssues] = useState<readonly StatementIssue[]>([]);
  const { importId = '', name = '', account = null, payments = noPayments } = chosen ?? {};
  const run = useImportRun(
    {
      area: importBankPayments.area,
      send: async ({ rows }: { rows: { row: number }[] }) => {
        const part = rows.flatMap(({ row }) => payments[row] ?? []);
        const { data } = await send.mutateAsync({ body: { account, payments: part } });
        return { data: data.map((result, n) => ({ ...result, row: rows[n]?.row ?? 0, issues: [] })) };
      },
    },
    { of: importId, importId, companyId: null, isDryRun: false, atOnce: paymentsAtOnce },
  );
  useLeaveGuard(run.isRunning ? 'upload' : null);
  const choose = async (file: File) => {
    // A file that the device can no longer read has nothing in it.
    const bytes = await file
      .slice(0, importLimits.fileBytes + 1)
      .arrayBuffer()
      .catch(() => new ArrayBuffer());
    const read = readStatement(new Uint8Array(bytes));
    setIssues('issues' in read ? read.issues : []);
    // After a file that is no statement, the one before stays.
    if ('issues' in read) return;
    setChosen({ importId: crypto.randomUUID(), name: file.name, ...read.statement });
  };
  const results = [...run.results.values()];
  const isDone = chosen !== null && results.length === payments.length;
  return (
    <div className="border-line px-gutter border-b py-4">
      <FileDrop
        label={t('bank.choose')}
        name={t('bank.choose')}
        accept=".gpc,.abo,.csv,.txt"
        isBusy={run.isRunning}
        onChoose={(file) => void choose(file)}
      >
        <p className="text-ink-2 text-pretty">{t('bank.hint', limits)}</p>
        {issues.length > 0 && (
          <ul role="alert" className="text-danger-text flex flex-col gap-1">
            {issues.map(({ issue, row, value }) => (
              <li key={`${issue} ${row}`} className="flex gap-1.5">
                <CircleAlert className="mt-0.5 size-4 flex-none" />
                <span className="min-w-0 break-words">
                  {t(`statement.issues.${issue}`, { row: row ?? '', value, ...limits })}
                </span>
              </li>
            ))}
          </ul>
        )}
        {run.isRunning && (
          <RunProgress
            title={t('bank.reading', { name })}
            done={results.length}
            all={payments.length}
            onStop={run.stop}
          />
        )}
        {run.failure && !run.isRunning && (
          <Banner tone="danger" title={t('people:importing.interrupted')}>
            {run.failure.message}
          </Banner>
        )}
        {chosen && !isDone && !run.isRunning && (
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="primary" onClick={() => run.start(payments.map((_, row) => ({ row })))}>
              {t('bank.start', { count: payments.length - results.length })}
            </Button>
            <span className="text-ink-2 min-w-0 break-words">{name}</span>
          </div>
        )}
        {isDone && (
          <Banner
            tone={payments.length === 0 ? 'info' : 'success'}
            title={t(payments.length === 0 ? 'bank.nothing' : 'bank.done', { name })}
          >
            {outcomes
              .map((outcome) => [outcome, results.filter((result) => result.outcome === outcome).length] as const)
              .flatMap(([outcome, found]) => (found > 0 ? t(`bank.${outcome}`, { count: found }) : []))
              .join(' · ')}
          </Banner>
        )}
      </FileDrop>
    </div>
  );
};

const limits = { size: importLimits.fileBytes / 1024 ** 2, rows: count(importLimits.rows) };

import { CircleCheck, OctagonX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { count } from '../../ui/format.ts';
import type { Outcome } from './run-in-bulk.ts';

/** Screen readers hear about the progress this many times. */
const announcements = 5;

/** The progress of an action for many rows, then how many were done, and each refused row with its reason. */
export const BulkDialog = <T extends { id: string }>({
  title,
  rows,
  outcomes,
  isRunning,
  nameOf,
  onStop,
  onAgain,
  onClose,
}: {
  title: string;
  rows: readonly T[];
  outcomes: readonly Outcome<T>[];
  isRunning: boolean;
  nameOf: (row: T) => string;
  onStop: () => void;
  onAgain: () => void;
  onClose: () => void;
}) => {
  const { t } = useTranslation();
  const refused = outcomes.filter(({ refusal }) => refusal);
  const done = outcomes.length - refused.length;
  const left = rows.length - outcomes.length;
  const progress = (tried: number) => t('bulk.progress', { tried: count(tried), all: count(rows.length) });
  const step = Math.ceil(rows.length / announcements);
  const result = [
    t('bulk.done', { done: count(done) }),
    refused.length > 0 && t('bulk.refused', { refused: count(refused.length) }),
    left > 0 && t('bulk.left', { left: count(left) }),
  ];
  const mayTryAgain = !isRunning && refused.some(({ refusal }) => refusal?.retryable);
  return (
    <Dialog
      open
      onClose={isRunning ? onStop : onClose}
      title={title}
      back={t(isRunning ? 'bulk.stop' : 'bulk.close')}
      actions={
        mayTryAgain && (
          <Button variant="primary" onClick={onAgain}>
            {t('bulk.again')}
          </Button>
        )
      }
    >
      {isRunning && (
        <>
          <progress
            aria-label={title}
            value={outcomes.length}
            max={rows.length}
            className="bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary my-3 h-1.5 w-full overflow-hidden rounded-full"
          />
          <p className="tabular-nums">{progress(outcomes.length)}</p>
        </>
      )}
      {!isRunning && (
        <p className="flex items-center gap-2">
          {refused.length === 0 ? (
            <CircleCheck className="text-success-text flex-none" />
          ) : (
            <OctagonX className="text-danger-text flex-none" />
          )}
          {result.filter(Boolean).join(' ')}
        </p>
      )}
      <p role="status" className="sr-only">
        {isRunning ? progress(Math.floor(outcomes.length / step) * step) : result.filter(Boolean).join(' ')}
      </p>
      {refused.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be operable by keyboard
        <ul tabIndex={0} aria-label={t('bulk.refusals')} className="quiet-scroll mt-3 max-h-64 overflow-auto">
          {refused.map(({ row, refusal }) => (
            <li key={row.id} className="border-line border-t py-2">
              <p className="text-ink font-medium break-words">{nameOf(row)}</p>
              <p className="text-danger-text">{refusal?.message}</p>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
};

import { useTranslation } from 'react-i18next';
import type { HoursRow } from '#shared/contracts/hours.ts';
import { paths } from '../../paths.ts';
import { cx } from '../../ui/cx.ts';
import { clockRange, shiftTime } from '../../ui/format.ts';
import type { Tone } from '../../ui/pill.tsx';
import { Checkbox } from '../../ui/switch.tsx';
import { isToApprove, mayChoose } from './rows.ts';
import type { Choice } from './use-choice.ts';
import { actualText, useNotes } from './use-notes.ts';

const colours: Record<Tone, string> = {
  danger: 'text-danger-text font-medium',
  warning: 'text-warning-text font-medium',
  info: 'text-info-text',
  success: 'text-success-text',
  plain: 'text-ink-2',
};

const groundOf = (row: HoursRow): string | false =>
  row.state === null
    ? 'bg-danger-soft'
    : row.state === 'disputed'
      ? 'bg-info-soft'
      : isToApprove(row) && row.odd && 'bg-warning-soft';

/** Renders the hours of one shift in the grid. One hook for all of them, because there may be hundreds. */
export const useHoursCell = (choice: Choice) => {
  const { t } = useTranslation('hours');
  const notesOf = useNotes();
  return (row: HoursRow, { reachable, open }: { reachable: boolean; open: boolean }) => {
    const planned = clockRange(row.starts_at, row.ends_at, row.store.time_zone);
    const ground = groundOf(row);
    const isChosen = choice.isChosen(row);
    const isDone = row.state !== null && !isToApprove(row);
    return (
      <div
        key={row.id}
        className={cx(
          'relative not-first:border-t not-first:border-line text-12 leading-4 min-h-14.5',
          ground,
          open && 'shadow-[inset_0_0_0_2px_var(--focus)]',
        )}
      >
        <a
          href={paths.shifts.view(row.id)}
          data-shift={row.id}
          data-day={row.day}
          tabIndex={reachable ? 0 : -1}
          className={cx(
            'tabular-nums hover:bg-hover flex h-full flex-col justify-center px-2.5 py-1.5 focus-visible:-outline-offset-2',
            mayChoose(row) && 'pr-8',
          )}
        >
          <span className={ground ? 'text-ink-2' : 'text-ink-3'}>
            <span className="sr-only">{t('times.planned')} </span>
            {planned}
          </span>
          <span className={cx(isDone ? 'text-ink-2' : row.state === null ? colours.danger : 'text-ink font-medium')}>
            <span className="sr-only">{t('times.actual')} </span>
            {actualText(row)}
          </span>
          {notesOf(row).map(({ id, tone, icon: Icon, text }) => (
            <span key={id} className={cx('flex items-start gap-1 wrap-anywhere', colours[tone])}>
              {Icon && <Icon aria-hidden className="mt-0.5 size-3 flex-none" />}
              {text}
            </span>
          ))}
          {isChosen && <span className="sr-only">{t('choose.chosen')}</span>}
        </a>
        {mayChoose(row) && (
          <span className="absolute top-1.5 right-2">
            <Checkbox
              tabIndex={-1}
              aria-label={t('choose.one', {
                worker: row.staff?.fio ?? t('nobody'),
                shift: shiftTime(row.starts_at, row.ends_at, row.store.time_zone),
              })}
              checked={isChosen}
              onChange={() => choice.toggle(row)}
            />
          </span>
        )}
      </div>
    );
  };
};

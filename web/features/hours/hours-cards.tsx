import { Check, ChevronRight, CircleCheck, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HoursRow } from '#shared/contracts/hours.ts';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { clockRange, shortDay } from '../../ui/format.ts';
import { Tag } from '../../ui/pill.tsx';
import { isToApprove, needsAttention, urgentFirst } from './rows.ts';
import { actualText, useNotes } from './use-notes.ts';

type Actions = {
  isBusy: boolean;
  onApprove: (row: HoursRow) => void;
  onDispute: (row: HoursRow) => void;
  onAnswer: (row: HoursRow) => void;
  onCorrect: (row: HoursRow) => void;
  mayCorrect: (row: HoursRow) => boolean;
};

/** For a phone: what needs attention as cards first, the rest on request. */
export const HoursCards = ({ rows, ...actions }: Actions & { rows: readonly HoursRow[] }) => {
  const { t } = useTranslation('hours');
  const [showsAll, setShowsAll] = useState(false);
  const sorted = urgentFirst(rows);
  const usual = sorted.filter((row) => isToApprove(row) && !needsAttention(row));
  const shown = showsAll ? sorted : sorted.filter((row) => !usual.includes(row));
  return (
    <>
      <ul>
        {shown.map((row) => (
          <Card key={row.id} row={row} {...actions} />
        ))}
      </ul>
      {usual.length > 0 && !showsAll && (
        <button
          type="button"
          className="px-gutter flex min-h-13 w-full items-center gap-2.5 py-2 text-left"
          onClick={() => setShowsAll(true)}
        >
          <CircleCheck aria-hidden className="text-success-text" />
          <span className="min-w-0 flex-1 tabular-nums">{t('cards.usual', { count: usual.length })}</span>
          <span className="text-primary-text font-medium">{t('cards.show')}</span>
          <ChevronRight aria-hidden className="text-ink-3" />
        </button>
      )}
    </>
  );
};

const Card = ({ row, isBusy, onApprove, onDispute, onAnswer, onCorrect, mayCorrect }: Actions & { row: HoursRow }) => {
  const { t } = useTranslation(['hours', 'shifts']);
  const notesOf = useNotes();
  const name = row.staff?.fio ?? t('nobody');
  const may = (action: HoursRow['actions'][number]) => row.actions.includes(action);
  return (
    <li className="border-line px-gutter flex flex-col gap-1.5 border-b py-3">
      <p className="flex items-center gap-2">
        <Avatar name={name} />
        <b className="min-w-0 flex-1 truncate font-semibold">{name}</b>
        <span className="figures text-ink-2">{shortDay(row.day)}</span>
      </p>
      <div className="flex items-center gap-3">
        <p className="figures flex-none">
          <span className="text-ink-3">{t('times.planned')}</span>{' '}
          {clockRange(row.starts_at, row.ends_at, row.store.time_zone)}
          <br />
          <span className="text-ink-3">{t('times.actual')}</span> <b className="font-semibold">{actualText(row)}</b>
        </p>
        <p className="flex min-w-0 flex-1 flex-col items-end gap-1 text-right wrap-anywhere">
          {notesOf(row).map(({ id, tone, icon, text }) => (
            <span key={id} className="flex max-w-full">
              <Tag tone={tone} icon={icon}>
                <span className="truncate">{text}</span>
              </Tag>
            </span>
          ))}
        </p>
      </div>
      <p className="mt-1 flex gap-2">
        {may('approve') && (
          <Button icon={Check} className="flex-1" busy={isBusy} onClick={() => onApprove(row)}>
            {t('approve.one')}
          </Button>
        )}
        {may('dispute') && (
          <Button className="flex-1" onClick={() => onDispute(row)}>
            {t('dispute.one')}
          </Button>
        )}
        {may('accept') && (
          <Button className="flex-1" onClick={() => onAnswer(row)}>
            {t('answer.open')}
          </Button>
        )}
        {mayCorrect(row) && !may('accept') && (
          <Button icon={Pencil} className="flex-1" onClick={() => onCorrect(row)}>
            {t('shifts:words.action.correct')}
          </Button>
        )}
        {!may('approve') && !may('accept') && (
          <ButtonLink to={paths.shifts.view(row.id)} className="flex-1">
            {t('openShift')}
          </ButtonLink>
        )}
      </p>
    </li>
  );
};

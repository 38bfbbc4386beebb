import { Check, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HoursRow } from '#shared/contracts/hours.ts';
import { ComparedTimes } from '../../domain/hours/compared-times.tsx';
import { ShiftHead } from '../../domain/hours/shift-head.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { Tag } from '../../ui/pill.tsx';
import { useNotes } from './use-notes.ts';

/** The hours of one shift beside the grid, with what may be done with them. */
export const HoursDrawer = ({
  row,
  onApprove,
  onDispute,
  onCorrect,
  onClose,
}: {
  row: HoursRow;
  onApprove: () => void;
  onDispute: () => void;
  /** undefined if the reader does not correct the times. */
  onCorrect: (() => void) | undefined;
  onClose: () => void;
}) => {
  const { t } = useTranslation(['hours', 'shifts']);
  const notesOf = useNotes();
  const { proposal, actions } = row;
  return (
    <Drawer
      title={t('details')}
      onClose={onClose}
      footer={
        <>
          {actions.includes('approve') && (
            <Button variant="primary" icon={Check} onClick={onApprove}>
              {t('approve.one')}
            </Button>
          )}
          {actions.includes('dispute') && <Button onClick={onDispute}>{t('dispute.button')}</Button>}
          {onCorrect && (
            <Button icon={Pencil} onClick={onCorrect}>
              {t('shifts:words.action.correct')}
            </Button>
          )}
          <ButtonLink to={paths.shifts.view(row.id)} variant="ghost" className="ml-auto">
            {t('openShift')}
          </ButtonLink>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <ShiftHead shift={row} />
        <p className="flex flex-wrap gap-1.5">
          {notesOf(row).map(({ id, tone, icon, text }) => (
            <Tag key={id} tone={tone} icon={icon}>
              {text}
            </Tag>
          ))}
        </p>
        <ComparedTimes
          shift={row}
          others={proposal?.kind === 'disputed' ? [{ label: t('times.customers'), times: proposal }] : []}
        />
        {proposal?.reason != null && (
          <figure className="border-line-strong border-l-2 pl-3">
            <blockquote className="text-pretty wrap-anywhere whitespace-pre-line">{proposal.reason}</blockquote>
            {proposal.by && <figcaption className="text-12 text-ink-3 mt-1">{proposal.by.fio}</figcaption>}
          </figure>
        )}
      </div>
    </Drawer>
  );
};

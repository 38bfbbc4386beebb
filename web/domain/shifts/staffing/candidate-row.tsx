import { Ban, Scale, Store, UserX } from 'lucide-react';
import { useEffect, useEffectEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Candidate } from '#shared/contracts/shifts.ts';
import { FormFrame, FormScope } from '../../../kit/form/form-frame.tsx';
import { ReasonField, useReasonForm } from '../../../kit/form/reason-form.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import type { useAssign } from './use-assign.ts';

/** Whether the worker did not come to a shift of today. */
export const isAbsent = ({ notes }: Candidate): boolean => notes.some(({ rule }) => rule === 'did-not-come');

/**
 * A candidate with the reasons against them and what their other shifts say. For a legal warning, the row asks for the
 * override reason before it assigns.
 */
export const CandidateRow = ({
  candidate,
  staffing,
  best = false,
}: {
  candidate: Candidate;
  staffing: ReturnType<typeof useAssign>;
  /** The first candidate who is free and rested; only this row has a primary button. */
  best?: boolean;
}) => {
  const { t } = useTranslation('shifts');
  const name = useId();
  const { word, assign, asking, sending } = staffing;
  const asks = asking?.id === candidate.id;
  const { warnings } = asks ? asking : candidate;
  return (
    <li className={cx('rounded-2 px-2 py-1.5', asks ? 'bg-hover' : 'hover:bg-hover')}>
      <div className="grid grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-x-2.5">
        <Avatar name={candidate.fio} />
        <div className="min-w-0">
          <p id={name} className={cx('font-medium wrap-anywhere', !candidate.eligible && 'font-regular text-ink-2')}>
            {candidate.fio}
          </p>
          {candidate.reasons.map(({ rule, text }) => (
            <Note key={rule} icon={Ban} className="text-ink-3" text={text} />
          ))}
          {warnings.map(({ rule, text }) => (
            <Note key={rule} icon={Scale} className="text-warning-text" text={text} />
          ))}
          {candidate.notes.map(({ rule, text }) =>
            rule === 'did-not-come' ? (
              <Note key={rule} icon={UserX} className="text-warning-text" text={text} />
            ) : (
              <Note key={rule} icon={Store} className="text-ink-2" text={text} />
            ),
          )}
        </div>
        {candidate.eligible && !asks && (
          <Button
            size="sm"
            variant={best ? 'primary' : 'plain'}
            aria-describedby={name}
            busy={sending === candidate.id}
            disabled={sending !== null}
            onClick={() => assign(candidate)}
          >
            {t(`words.action.${word}`)}
          </Button>
        )}
      </div>
      {asks && <WhyNonetheless candidate={candidate} staffing={staffing} />}
    </li>
  );
};

const Note = ({ icon: Icon, className, text }: { icon: typeof Ban; className: string; text: string }) => (
  <p className={cx('flex gap-1 text-12 text-pretty', className)}>
    <Icon className="mt-0.5 size-3" />
    {text}
  </p>
);

const WhyNonetheless = ({
  candidate,
  staffing: { word, assign, keep, sending },
}: {
  candidate: Candidate;
  staffing: ReturnType<typeof useAssign>;
}) => {
  const { t } = useTranslation('shifts');
  const state = useReasonForm({
    isRequired: true,
    submit: async (reason) => {
      assign(candidate, reason);
      return null;
    },
  });
  const form = state.element;
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault(); // keeps the drawer open
    if (sending === null) keep();
  });
  useEffect(() => {
    const element = form.current;
    element?.querySelector('textarea')?.focus();
    const listen = (event: KeyboardEvent) => escape(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [form]);
  return (
    <FormScope state={state}>
      <FormFrame state={state} className="mt-3 pb-1 pl-8.5">
        <ReasonField label={t('view.lawReason')} hint={t('view.reasonHint')} />
        <div className="mt-2 flex flex-wrap justify-end gap-2">
          <Button size="sm" disabled={sending !== null} onClick={keep}>
            {t('staffing.keep')}
          </Button>
          <Button size="sm" variant="primary" type="submit" busy={sending === candidate.id}>
            {t(`staffing.nonetheless.${word}`)}
          </Button>
        </div>
      </FormFrame>
    </FormScope>
  );
};

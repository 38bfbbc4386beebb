import { Clock, Coffee, type LucideIcon, Play, Square } from 'lucide-react';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import { addMinutes, minutesBetween } from '#shared/domain/instants.ts';
import type { PunchAction } from '#shared/domain/shifts/shift.ts';
import { breakMinutes, isLate } from '#shared/domain/shifts/timing.ts';
import { windows } from '#shared/domain/shifts/transitions.ts';
import { cx } from '../../ui/cx.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { clock, clockRange } from '../../ui/format.ts';
import { useDuration } from './format-duration.ts';
import { bigButton, HoldButton, variants } from './hold-button.tsx';
import { mayPunch, openBreak } from './punches.ts';

/** When the worker may start the shift. */
const startOpens = ({ starts_at }: Shift): string =>
  addMinutes(starts_at, windows['15 min before start to end'].from.minutes);
/** Further ahead there is no action yet, so the dock is hidden. */
const announcedAhead = 12 * 60;

type Props = { shift: Shift; now: string; online: boolean; sending: boolean; punch: (action: PunchAction) => void };

/** The main action, within reach of the thumb. */
export const Dock = (props: Props) => {
  const content = contentOf(props);
  return content && <Bar>{content}</Bar>;
};

const contentOf = (props: Props): ReactNode => {
  const { shift, now, online } = props;
  if (shift.status === 'in_progress') return openBreak(shift) ? <OnBreak {...props} /> : <Working {...props} />;
  if (mayPunch(shift, 'start', now, online)) return <Start {...props} />;
  const startsSoon = shift.status === 'confirmed' && minutesBetween(now, shift.starts_at) <= announcedAhead;
  return startsSoon && now < shift.starts_at ? <Opens shift={shift} /> : null;
};

const Bar = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('worker');
  return (
    <section
      {...useKeptFocus()}
      data-bar="dock"
      aria-label={t('dock.label')}
      className="border-line bg-surface md:rounded-t-4 md:shadow-3 sticky bottom-0 z-20 border-t px-4 pt-3 pb-[max(20px,env(safe-area-inset-bottom))] md:border-x"
    >
      {children}
    </section>
  );
};

/** Each action disables the buttons and replaces them: the focus moves to the first of the new ones. */
const useKeptFocus = () => {
  const bar = useRef<HTMLElement>(null);
  const last = useRef<Element>(null);
  useEffect(() => {
    if (!last.current || document.activeElement !== document.body) return;
    if (last.current.isConnected && !last.current.matches(':disabled')) return;
    bar.current?.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true });
  });
  return {
    ref: bar,
    onFocus: ({ target }: FocusEvent) => {
      last.current = target;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) last.current = null;
    },
  };
};

const Start = ({ shift, now, sending, punch }: Props) => {
  const { t } = useTranslation(['worker', 'common']);
  const duration = useDuration();
  const [asking, setAsking] = useState(false);
  const time = clock(now, shift.store.time_zone);
  const note = isLate(shift.starts_at, now)
    ? t('dock.startsLate', { time, late: duration(minutesBetween(shift.starts_at, now)) })
    : t('dock.startsAt', { time });
  const start = () => {
    setAsking(false);
    punch('start');
  };
  return (
    <>
      <HoldButton
        icon={Play}
        variant="primary"
        label={sending ? t('common:unsent.sending') : t('dock.start')}
        note={note}
        holdingNote={note}
        disabled={sending}
        onHeld={start}
        onTap={() => setAsking(true)}
      />
      <Confirm
        open={asking}
        title={t('dock.startTitle')}
        confirm={t('dock.startConfirm')}
        keep={t('dock.keep')}
        onConfirm={start}
        onClose={() => setAsking(false)}
      >
        {t('dock.startText', { time, ...placeOf(shift) })}
      </Confirm>
    </>
  );
};

const Working = (props: Props) => {
  const { t } = useTranslation('worker');
  const { shift, now, online, sending, punch } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] gap-2.5">
      <Tap
        icon={Coffee}
        variant="plain"
        label={t('dock.break')}
        disabled={sending || !mayPunch(shift, 'break_start', now, online)}
        onClick={() => punch('break_start')}
      />
      <End {...props} />
    </div>
  );
};

const OnBreak = ({ shift, now, sending, punch }: Props) => {
  const { t } = useTranslation(['worker', 'common']);
  const left = shift.planned_break_minutes - Math.max(0, breakMinutes(shift, now));
  const note = left >= 0 ? t('dock.breakLeft', { count: left }) : t('dock.breakOver', { count: -left });
  return (
    <Tap
      icon={Play}
      variant="primary"
      label={sending ? t('common:unsent.sending') : t('dock.endBreak')}
      note={shift.planned_break_minutes > 0 ? note : undefined}
      disabled={sending}
      onClick={() => punch('break_end')}
    />
  );
};

const End = ({ shift, now, sending, punch }: Props) => {
  const { t } = useTranslation(['worker', 'common']);
  const [asking, setAsking] = useState(false);
  const time = clock(now, shift.store.time_zone);
  const end = () => {
    setAsking(false);
    punch('end');
  };
  return (
    <>
      <HoldButton
        icon={Square}
        variant="inverse"
        label={sending ? t('common:unsent.sending') : t('dock.end')}
        note={t('dock.planned', { time: clock(shift.ends_at, shift.store.time_zone) })}
        holdingNote={t('dock.endsAt', { time })}
        disabled={sending}
        onHeld={end}
        onTap={() => setAsking(true)}
      />
      <Confirm
        open={asking}
        title={t('dock.endTitle')}
        confirm={t('dock.endConfirm')}
        keep={t('dock.keep')}
        onConfirm={end}
        onClose={() => setAsking(false)}
      >
        {t('dock.endText', { time, ...placeOf(shift) })}
      </Confirm>
    </>
  );
};

const placeOf = ({ store, starts_at, ends_at }: Shift) => ({
  store: store.name,
  times: clockRange(starts_at, ends_at, store.time_zone),
});

const Opens = ({ shift }: { shift: Shift }) => {
  const { t } = useTranslation('worker');
  return (
    <p className="bg-sunken text-ink-2 flex min-h-17 items-center justify-center gap-3 rounded-[18px] px-3 py-2">
      <Clock className="size-5" />
      <span className="min-w-0">
        <b className="text-16 text-ink block leading-6 font-semibold">
          {t('dock.opens', { time: clock(startOpens(shift), shift.store.time_zone) })}
        </b>
        <span className="text-13 block leading-4">{t('dock.opensHelp')}</span>
      </span>
    </p>
  );
};

const Tap = ({
  icon: Icon,
  variant,
  label,
  note,
  disabled,
  onClick,
}: {
  icon: LucideIcon;
  variant: 'primary' | 'plain';
  label: string;
  note?: string;
  disabled: boolean;
  onClick: () => void;
}) => (
  <button type="button" disabled={disabled} onClick={onClick} className={cx(bigButton, variants[variant])}>
    <Icon />
    <span className="min-w-0 text-left text-balance">
      {label}
      {note && <small className="text-13 font-regular block leading-4 tracking-[0]">{note}</small>}
    </span>
  </button>
);

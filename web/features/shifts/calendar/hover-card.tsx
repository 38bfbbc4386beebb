import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import { changedTerms } from '../../../domain/shifts/changed-terms.ts';
import { ShiftPill } from '../../../domain/shifts/shift-status.tsx';
import { useShiftTags } from '../../../domain/shifts/shift-tags.ts';
import { clock, clockRange, hours, money, shiftTime } from '../../../ui/format.ts';
import { Tag } from '../../../ui/pill.tsx';

const waits = 400;
const width = 320;
const room = 280;
type Shown = { id: string; at: DOMRect };

/**
 * Details of a cell, shown beside it on hover or focus. The card stays while the pointer is over it and Escape closes
 * it (WCAG 1.4.13). The whole board shares one card and forwards its events.
 */
export const useHoverCard = (shifts: readonly Shift[], now: string) => {
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const plan = (next: Shown | null, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(next), delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setShown(null);
  };
  useEffect(() => {
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && setShown(null);
    addEventListener('keydown', escape);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('keydown', escape);
    };
  }, []);

  const restOn = (target: EventTarget) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-shift]') : null;
    const id = cell?.dataset['shift'];
    if (cell && id) plan({ id, at: cell.getBoundingClientRect() }, waits);
    else plan(null, 120);
  };
  const shift = shown && shifts.find(({ id }) => id === shown.id);
  return {
    hide,
    listeners: {
      onPointerOver: (event: React.PointerEvent) => event.pointerType === 'mouse' && restOn(event.target),
      onPointerLeave: () => plan(null, 120),
      onPointerDown: hide,
      onFocus: (event: React.FocusEvent) => event.target.matches(':focus-visible') && restOn(event.target),
      onBlur: () => plan(null, 120),
      onDragStart: hide,
      onScroll: hide,
    },
    card:
      shown &&
      shift &&
      createPortal(
        <div
          aria-hidden
          className="rounded-3 bg-raised text-13 shadow-3 fixed z-40 w-80 p-3.5 transition-opacity duration-(--t-enter) starting:opacity-0"
          style={placed(shown.at)}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={() => plan(null, 120)}
        >
          <Facts shift={shift} now={now} />
        </div>,
        document.body,
      ),
  };
};

const placed = ({ left, top, bottom }: DOMRect): React.CSSProperties => ({
  left: Math.max(8, Math.min(left, innerWidth - width - 8)),
  ...(bottom + room < innerHeight ? { top: bottom + 6 } : { bottom: innerHeight - top + 6 }),
});

const Facts = ({ shift, now }: { shift: Shift; now: string }) => {
  const { t } = useTranslation('shifts');
  const zone = shift.store.time_zone;
  const tags = useShiftTags()(shift, now);
  const { pending_change: change } = shift;
  return (
    <>
      <p className="flex items-center gap-2 font-semibold">
        <span className="figures min-w-0 flex-1">{shiftTime(shift.starts_at, shift.ends_at, zone)}</span>
        <ShiftPill status={shift.status} />
      </p>
      <p className="text-ink-2">
        {shift.staff?.fio ?? t('words.unfilled')} · {shift.category.name}
      </p>
      <p className="text-12 text-ink-3 text-pretty">
        {shift.store.name}, {shift.store.address}
      </p>
      <dl className="text-12 mt-2.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
        {shift.actual_start && (
          <Fact label={t('calendar.card.actual')}>
            {shift.actual_end
              ? clockRange(shift.actual_start, shift.actual_end, zone)
              : `${clock(shift.actual_start, zone)}–`}
          </Fact>
        )}
        {shift.actual_start && <Fact label={t('calendar.card.worked')}>{hours(shift.minutes_worked)}</Fact>}
        <Fact label={t('calendar.card.rate')}>{t('calendar.rate', { rate: money(shift.hourly_rate) })}</Fact>
        <Fact label={t('calendar.card.customer')}>{shift.customer.name}</Fact>
        {change && <Fact label={t('calendar.card.change')}>{changedTerms(shift, t)}</Fact>}
      </dl>
      {tags.length > 0 && (
        <p className="mt-2.5 flex flex-wrap gap-1">
          {tags.map(({ id, tone, icon, text }) => (
            <Tag key={id} tone={tone} icon={icon}>
              {text}
            </Tag>
          ))}
        </p>
      )}
      {[...shift.warnings, ...(change?.warnings ?? [])].map(({ text }) => (
        <p key={text} className="text-12 text-warning-text mt-1.5 text-pretty">
          {text}
        </p>
      ))}
    </>
  );
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-3">{label}</dt>
    <dd className="figures min-w-0 truncate">{children}</dd>
  </>
);

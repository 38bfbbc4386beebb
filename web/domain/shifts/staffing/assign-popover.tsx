import { Users } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import { Broken } from '../../../kit/parts/broken.tsx';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { shiftTime } from '../../../ui/format.ts';
import { useWide } from '../../../ui/media.ts';
import { ShiftPill } from '../shift-status.tsx';
import { CandidateRow, isAbsent } from './candidate-row.tsx';
import { useAssign } from './use-assign.ts';
import { useCandidates } from './use-candidates.ts';
import { WhoCanCome } from './who-can-come.tsx';

type Props = { shift: Shift; anchor: Element; onClose: () => void };
const shown = 3;

/**
 * The best three candidates for an unfilled shift, beside its cell. The drawer shows all of them, and replaces this on
 * phones. Focus moves in on opening and back to the cell on closing; Escape and a press outside close it, but
 * not while a request is under way.
 */
export default function AssignPopover({ shift, anchor, onClose }: Props) {
  const wide = useWide('md');
  const [all, setAll] = useState(false);
  if (all || !wide) return <WhoCanCome shift={shift} onClose={onClose} />;
  return <BestThree shift={shift} anchor={anchor} onClose={onClose} onAll={() => setAll(true)} />;
}

const BestThree = ({ shift, anchor, onClose, onAll }: Props & { onAll: () => void }) => {
  const { t } = useTranslation('shifts');
  const heading = useId();
  const panel = useRef<HTMLDivElement>(null);
  const staffing = useAssign(shift, onClose);
  const { rows, hasMore, error, retry } = useCandidates(shift);
  const eligible = rows?.filter((candidate) => candidate.eligible && candidate.id !== shift.staff?.id) ?? [];
  const place = usePlace(panel, anchor);
  const busy = staffing.sending !== null;
  useDismiss(panel, anchor, () => !busy && onClose());
  return createPortal(
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      style={place}
      className="rounded-3 bg-raised shadow-3 fixed z-40 w-85 outline-none"
    >
      <div className="border-line border-b px-3.5 pt-3 pb-2.5">
        <div className="flex items-center gap-2">
          <h2 id={heading} className="figures text-14 min-w-0 flex-1 font-semibold">
            {shiftTime(shift.starts_at, shift.ends_at, shift.store.time_zone)}
          </h2>
          <ShiftPill status={shift.status} />
        </div>
        <p className="text-12 text-ink-2 truncate">
          {shift.category.name}, {shift.store.name}
        </p>
      </div>
      <ul className="max-h-[60dvh] overflow-y-auto p-1" aria-busy={!rows && !error}>
        {error && !rows && (
          <li>
            <Broken as="banner" error={error} onRetry={retry} />
          </li>
        )}
        {!rows && !error && <li className="skeleton m-3 w-40" />}
        {rows && eligible.length === 0 && <li className="text-ink-2 px-2 py-3">{t('staffing.noneFree')}</li>}
        {eligible.slice(0, shown).map((candidate, nth) => (
          <CandidateRow
            key={candidate.id}
            candidate={candidate}
            staffing={staffing}
            best={nth === 0 && candidate.warnings.length === 0 && !isAbsent(candidate)}
          />
        ))}
      </ul>
      <div className="rounded-b-3 border-line bg-sunken flex items-center justify-between border-t p-1.5">
        <Button variant="ghost" size="sm" icon={Users} disabled={busy} onClick={onAll}>
          {rows && !hasMore ? t('staffing.all', { count: rows.length }) : t('staffing.allWorkers')}
        </Button>
        <ButtonLink to={paths.shifts.view(shift.id)} variant="ghost" size="sm">
          {t('staffing.open')}
        </ButtonLink>
      </div>
    </div>,
    document.body,
  );
};

const gap = 6;

/**
 * Positions the panel below the anchor, or above it if there is more room, inside the window. It follows scrolling and
 * changes of its own size.
 */
const usePlace = (panel: React.RefObject<HTMLDivElement | null>, anchor: Element) => {
  // Invisible until positioned, but rendered, because focus needs it.
  const [place, setPlace] = useState({ left: 0, top: 0, opacity: 0 });
  useLayoutEffect(() => {
    const put = () => {
      if (!panel.current || !anchor.isConnected) return;
      const { left, top, bottom } = anchor.getBoundingClientRect();
      const { offsetWidth: width, offsetHeight: height } = panel.current;
      const under = bottom + gap + height <= innerHeight || innerHeight - bottom > top;
      setPlace({
        left: Math.max(gap, Math.min(left, innerWidth - width - gap)),
        top: Math.max(gap, Math.min(under ? bottom + gap : top - gap - height, innerHeight - height - gap)),
        opacity: 1,
      });
    };
    put();
    const sizes = new ResizeObserver(put);
    if (panel.current) sizes.observe(panel.current);
    addEventListener('scroll', put, true);
    addEventListener('resize', put);
    return () => {
      sizes.disconnect();
      removeEventListener('scroll', put, true);
      removeEventListener('resize', put);
    };
  }, [panel, anchor]);
  return place;
};

const useDismiss = (panel: React.RefObject<HTMLDivElement | null>, anchor: Element, onClose: () => void) => {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    panel.current?.focus();
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !panel.current?.contains(target) && !anchor.contains(target)) close();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    addEventListener('pointerdown', press);
    addEventListener('keydown', key);
    return () => {
      removeEventListener('pointerdown', press);
      removeEventListener('keydown', key);
      if (anchor instanceof HTMLElement && anchor.isConnected) anchor.focus();
    };
  }, [panel, anchor]);
};

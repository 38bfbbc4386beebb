import { CircleCheck, Info, OctagonX, X } from 'lucide-react';
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { aboveBars } from './above-bars.ts';
import { cx } from './cx.ts';
import { KeyHint } from './kbd.tsx';
import { useShortcuts } from './shortcuts.ts';
import { createStore, useStore } from './store.ts';

type Snack = {
  tone: 'good' | 'bad' | 'info';
  text: string;
  action?: { label: string; run: () => void };
  undo?: () => void;
  /** Milliseconds, if longer than usual. */
  lasts?: number;
};
type Shown = Snack & { id: number };

const maxSnackbars = 3;
/** Milliseconds. An action needs time to be found and reached (WCAG 2.2.1). */
const lasts = { text: 6000, action: 20_000 };
const none: readonly Shown[] = [];
const shown = createStore(none);
let next = 1;

/**
 * `snack({ tone: 'good', text: t('moved'), undo })`. At most three at the bottom left, the newest lowest. Each closes
 * after some time, but not while it is hovered or focused; errors stay until dismissed. Ctrl+Z runs the newest undo.
 */
export const snack = (one: Snack): void => shown.write([...shown.read(), { ...one, id: next++ }].slice(-maxSnackbars));
const dismiss = (id: number) => shown.write(shown.read().filter((one) => one.id !== id));

const undo = ({ id, undo: run }: Shown) => {
  dismiss(id);
  run?.();
};

const icons = { good: CircleCheck, bad: OctagonX, info: Info };

export const Snackbars = () => {
  const snacks = useStore(shown, none);
  const newest = snacks.findLast((one) => one.undo);
  useShortcuts(newest ? { 'ctrl+z': () => undo(newest) } : {});
  const box = useRef<HTMLDivElement>(null);
  const bottom = useBottom(box, snacks);
  return (
    <div
      ref={box}
      role="status"
      style={snacks.length > 0 ? { bottom } : undefined}
      className="pointer-events-none fixed left-3 z-60 flex w-[min(440px,calc(100vw-24px))] flex-col gap-2 lg:left-[calc(var(--menu-width)+16px)]"
    >
      {snacks.map((one) => (
        <Bar key={one.id} {...one} />
      ))}
    </div>
  );
};

/** Pixels from the lower edge of the window, above the pager of a list. */
const usualBottom = 84;
/** The bars at the lower edge of a page, and the row of sums, whose cells stick to it. */
const bars = '[data-bar], tfoot td:first-child';

/** The snackbars stand above the bars that they would cover, also when these come, move or grow. */
const useBottom = (box: RefObject<HTMLElement | null>, snacks: readonly Shown[]): number => {
  const [bottom, setBottom] = useState(usualBottom);
  useLayoutEffect(() => {
    const place = () => {
      if (!box.current) return;
      const around = [...document.querySelectorAll(bars)].map((bar) => bar.getBoundingClientRect());
      const window = { height: innerHeight, least: usualBottom };
      setBottom(aboveBars(around, box.current.getBoundingClientRect(), window));
    };
    if (snacks.length === 0) return;
    place();
    const changes = new MutationObserver(place);
    changes.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      changes.disconnect();
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  }, [box, snacks]);
  return bottom;
};

const Bar = (one: Shown) => {
  const { t } = useTranslation();
  const { id, tone, text, action } = one;
  const { isHeld, hold } = useHold();
  const stays = tone === 'bad' || isHeld;
  const time = one.lasts ?? (action || one.undo ? lasts.action : lasts.text);
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => dismiss(id), time);
    return () => clearTimeout(timer);
  }, [id, stays, time]);
  const { bar, onFocus, giveBack } = useFocusReturn();
  const press = (run: () => void) => () => {
    giveBack();
    run();
  };
  const Icon = icons[tone];
  return (
    <div
      ref={bar}
      {...hold}
      onFocus={(event) => {
        hold.onFocus();
        onFocus(event);
      }}
      className="rounded-3 bg-inverse text-on-inverse shadow-3 pointer-events-auto flex min-h-11 items-center gap-2.5 py-2 pr-1.5 pl-3.5 transition-all duration-(--t-enter) starting:translate-y-2 starting:opacity-0"
    >
      <Icon className={cx(tone === 'good' && 'text-snack-good', tone === 'bad' && 'text-snack-bad')} />
      <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
      {action && (
        <button
          type="button"
          className={actionClass}
          onClick={press(() => {
            dismiss(id);
            action.run();
          })}
        >
          {action.label}
        </button>
      )}
      {one.undo && (
        <button type="button" className={actionClass} onClick={press(() => undo(one))}>
          {t('undo')} <KeyHint keys="Ctrl Z" on />
        </button>
      )}
      <button
        type="button"
        aria-label={t('dismiss')}
        className="size-control-sm rounded-2 text-on-inverse-2 grid flex-none place-items-center hover:bg-[oklch(1_0_0/0.1)]"
        onClick={press(() => dismiss(id))}
      >
        <X className="size-3.5" />
      </button>
    </div>
  );
};

const actionClass =
  'flex-none rounded-2 px-2 py-1.5 pointer-coarse:min-h-10 font-semibold whitespace-nowrap text-link-inverse hover:bg-[oklch(1_0_0/0.1)]';

/** Whether the pointer or the focus is on the element. */
const useHold = () => {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return {
    isHeld: isHovered || isFocused,
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
};

/** A pressed button disappears, so the focus returns to the place that it came from. */
const useFocusReturn = () => {
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef<EventTarget | null>(null);
  return {
    bar,
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    },
    giveBack: () => {
      if (!bar.current?.contains(document.activeElement)) return;
      const known = before.current instanceof HTMLElement && before.current.isConnected ? before.current : null;
      (known ?? document.querySelector<HTMLElement>('#main'))?.focus({ preventScroll: true });
    },
  };
};

import { CircleCheck, Info, OctagonX, X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.ts';

/**
 * `snack({ tone: 'good', text: t('saved'), action: { label: t('undo'), run } })`. At most three at the bottom left, the
 * newest lowest. Each closes after six seconds; errors stay until dismissed.
 */
type Snack = { tone: 'good' | 'bad' | 'info'; text: string; action?: { label: string; run: () => void } };
type Shown = Snack & { id: number };

const most = 3;
const lasts = 6000;
let shown: readonly Shown[] = [];
let next = 1;
const listeners = new Set<() => void>();
const put = (snacks: readonly Shown[]) => {
  shown = snacks;
  for (const listener of listeners) listener();
};

export const snack = (one: Snack): void => put([...shown, { ...one, id: next++ }].slice(-most));
const dismiss = (id: number) => put(shown.filter((one) => one.id !== id));

const icons = { good: CircleCheck, bad: OctagonX, info: Info };

export const Snackbars = () => {
  const snacks = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
  return (
    <div
      role="status"
      className="pointer-events-none fixed bottom-(--snackbars,84px) left-3 z-60 flex w-[min(400px,calc(100vw-24px))] flex-col gap-2 lg:left-[calc(var(--menu-width)+16px)]"
    >
      {snacks.map((one) => (
        <Bar key={one.id} {...one} />
      ))}
    </div>
  );
};

const Bar = ({ id, tone, text, action }: Shown) => {
  const { t } = useTranslation();
  useEffect(() => {
    if (tone === 'bad') return;
    const timer = setTimeout(() => dismiss(id), lasts);
    return () => clearTimeout(timer);
  }, [id, tone]);
  const Icon = icons[tone];
  return (
    <div className="rounded-3 bg-inverse text-on-inverse shadow-3 pointer-events-auto flex min-h-11 items-center gap-2.5 py-2 pr-1.5 pl-3.5 transition-all duration-(--t-enter) starting:translate-y-2 starting:opacity-0">
      <Icon className={cx(tone === 'good' && 'text-snack-good', tone === 'bad' && 'text-snack-bad')} />
      <span className="min-w-0 flex-1 text-pretty">{text}</span>
      {action && (
        <button
          type="button"
          className="rounded-2 text-link-inverse px-2 py-1.5 font-semibold hover:bg-[oklch(1_0_0/0.1)]"
          onClick={() => {
            dismiss(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={t('dismiss')}
        className="size-control-sm rounded-2 text-on-inverse-2 grid flex-none place-items-center hover:bg-[oklch(1_0_0/0.1)]"
        onClick={() => dismiss(id)}
      >
        <X className="size-3.5" />
      </button>
    </div>
  );
};

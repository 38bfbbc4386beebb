import { type KeyboardEvent, useRef } from 'react';
import { cx } from '../../ui/cx.ts';
import type { SignInMethod } from './draft.ts';

/** Tabs with arrow-key navigation, following the ARIA tabs pattern. */
export const MethodTabs = <M extends SignInMethod>({
  by,
  label,
  methods,
  onChange,
}: {
  by: M;
  label: string;
  methods: readonly { by: M; label: string }[];
  onChange: (by: M) => void;
}) => {
  const tabs = useRef<HTMLDivElement>(null);
  const press = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const open = methods.findIndex((method) => method.by === by);
    const other = methods.at((open + (key === 'ArrowLeft' ? -1 : 1)) % methods.length);
    if (!other) return;
    onChange(other.by);
    tabs.current?.querySelector<HTMLElement>(`[data-way="${other.by}"]`)?.focus();
  };
  return (
    <div
      ref={tabs}
      role="tablist"
      aria-label={label}
      className="rounded-2 grid auto-cols-fr grid-flow-col gap-px bg-[light-dark(var(--surface-press),var(--surface-hover))] p-0.5"
    >
      {methods.map((method) => (
        <button
          key={method.by}
          type="button"
          role="tab"
          data-way={method.by}
          aria-selected={method.by === by}
          tabIndex={method.by === by ? 0 : -1}
          onClick={() => onChange(method.by)}
          onKeyDown={press}
          className={cx(
            'h-8 rounded-[5px] px-2 font-medium max-md:h-10',
            method.by === by ? 'bg-thumb text-ink shadow-2' : 'text-ink-2 hover:text-ink',
          )}
        >
          {method.label}
        </button>
      ))}
    </div>
  );
};

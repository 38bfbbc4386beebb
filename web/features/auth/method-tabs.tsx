import { type KeyboardEvent, useRef } from 'react';
import { cx } from '../../ui/cx.ts';
import type { SignInMethod } from './draft.ts';

const methods: readonly SignInMethod[] = ['email', 'phone'];

/** Two tabs with arrow-key navigation, following the ARIA tabs pattern. */
export const MethodTabs = ({
  by,
  label,
  labels,
  onChange,
}: {
  by: SignInMethod;
  label: string;
  labels: Record<SignInMethod, string>;
  onChange: (by: SignInMethod) => void;
}) => {
  const tabs = useRef<HTMLDivElement>(null);
  const press = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const other = by === 'email' ? 'phone' : 'email';
    onChange(other);
    tabs.current?.querySelector<HTMLElement>(`[data-way="${other}"]`)?.focus();
  };
  return (
    <div
      ref={tabs}
      role="tablist"
      aria-label={label}
      className="rounded-2 grid grid-cols-2 gap-px bg-[light-dark(var(--surface-press),var(--surface-hover))] p-0.5"
    >
      {methods.map((method) => (
        <button
          key={method}
          type="button"
          role="tab"
          data-way={method}
          aria-selected={method === by}
          tabIndex={method === by ? 0 : -1}
          onClick={() => onChange(method)}
          onKeyDown={press}
          className={cx(
            'h-8 rounded-[5px] px-2 font-medium max-md:h-10',
            method === by ? 'bg-thumb text-ink shadow-2' : 'text-ink-2 hover:text-ink',
          )}
        >
          {labels[method]}
        </button>
      ))}
    </div>
  );
};

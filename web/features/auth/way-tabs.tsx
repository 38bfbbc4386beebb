import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { cx } from '../../ui/cx.ts';
import type { Way } from './draft.ts';

const ways: readonly Way[] = ['email', 'phone'];

/** Two tabs with arrow-key navigation, following the ARIA tabs pattern. */
export const WayTabs = ({
  by,
  label,
  words,
  onChange,
}: {
  by: Way;
  label: string;
  words: Record<Way, string>;
  onChange: (by: Way) => void;
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
      {ways.map((way) => (
        <button
          key={way}
          type="button"
          role="tab"
          data-way={way}
          aria-selected={way === by}
          tabIndex={way === by ? 0 : -1}
          onClick={() => onChange(way)}
          onKeyDown={press}
          className={cx(
            'h-8 rounded-[5px] px-2 font-medium max-md:h-10',
            way === by ? 'bg-thumb text-ink shadow-2' : 'text-ink-2 hover:text-ink',
          )}
        >
          {words[way]}
        </button>
      ))}
    </div>
  );
};

import type { LucideIcon } from 'lucide-react';
import { cx } from './cx.ts';

/** A segmented control: one of two to four visible options (week or month, light or dark). */
export const Segments = <V extends string | null>({
  label,
  hiddenLabel = false,
  value,
  choices,
  onChange,
}: {
  label: string;
  hiddenLabel?: boolean;
  value: V;
  choices: readonly { value: V; label: string; icon?: LucideIcon }[];
  onChange: (value: V) => void;
}) => (
  <fieldset className="min-w-0">
    <legend className={cx('mb-1.5 font-medium', hiddenLabel && 'sr-only')}>{label}</legend>
    <div className="rounded-2 inline-flex max-w-full flex-wrap gap-px bg-[light-dark(var(--surface-press),var(--surface-hover))] p-0.5">
      {choices.map((choice) => (
        <button
          key={String(choice.value)}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
          className="text-ink-2 hover:text-ink aria-pressed:bg-thumb aria-pressed:text-ink aria-pressed:shadow-2 h-[calc(var(--control)-4px)] rounded-[5px] px-2.5 font-medium whitespace-nowrap"
        >
          {choice.icon ? <choice.icon aria-hidden /> : null}
          <span className={cx(choice.icon && 'sr-only')}>{choice.label}</span>
        </button>
      ))}
    </div>
  </fieldset>
);

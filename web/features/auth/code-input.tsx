import type { RefObject } from 'react';
import { codeLength } from '#shared/domain/auth/codes.ts';
import { cx } from '../../ui/cx.ts';

const cells = Array.from({ length: codeLength }, (_, nth) => nth);

/** One input, drawn as a cell per digit, so that pasting, the phone's autofill and screen readers work. */
export const CodeInput = ({
  ref,
  label,
  value,
  wrong,
  disabled,
  describedBy,
  onChange,
}: {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  value: string;
  wrong: boolean;
  disabled: boolean;
  describedBy: string;
  onChange: (digits: string) => void;
}) => (
  <div className="group relative">
    <input
      ref={ref}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={wrong || undefined}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus
      value={value}
      readOnly={disabled}
      onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, '').slice(0, codeLength))}
      className="absolute inset-0 z-1 w-full cursor-text bg-transparent text-center text-[16px] text-transparent caret-transparent outline-none selection:bg-transparent"
    />
    <div aria-hidden className="grid grid-cols-4 gap-3">
      {cells.map((nth) => (
        <span
          key={nth}
          className={cx(
            'figures rounded-3 bg-surface grid h-15 place-items-center border text-24 font-semibold transition-colors',
            wrong ? 'border-danger-line' : value[nth] ? 'border-primary-line bg-primary-soft' : 'border-line-field',
            Math.min(value.length, codeLength - 1) === nth &&
              'group-focus-within:outline-focus group-focus-within:outline-2 group-focus-within:outline-offset-2',
            disabled && 'text-ink-3',
          )}
        >
          {value[nth] ?? (
            <span
              className={cx(
                'bg-primary h-6 w-0.5 animate-pulse rounded-full opacity-0',
                value.length === nth && 'group-focus-within:opacity-100',
              )}
            />
          )}
        </span>
      ))}
    </div>
  </div>
);

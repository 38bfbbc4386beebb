import type { InputHTMLAttributes } from 'react';
import { cx } from './cx.ts';

/**
 * A toggle that applies at once, and the checkbox of table rows. Both are native inputs, for forms and screen readers.
 */
export const Switch = ({ className, ...rest }: InputHTMLAttributes<HTMLInputElement>) => (
  <input
    type="checkbox"
    // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its state
    role="switch"
    {...rest}
    className={cx(
      'relative h-4.5 w-7.5 flex-none cursor-pointer appearance-none rounded-full bg-line-field transition-colors checked:bg-primary disabled:opacity-45',
      'after:absolute after:-inset-3 pointer-fine:after:hidden',
      'before:absolute before:top-0.5 before:left-0.5 before:size-3.5 before:rounded-full before:bg-on-primary before:transition-transform checked:before:translate-x-3',
      className,
    )}
  />
);

export const Checkbox = ({ mixed = false, ...rest }: InputHTMLAttributes<HTMLInputElement> & { mixed?: boolean }) => (
  <input
    type="checkbox"
    {...rest}
    ref={(box) => {
      if (box) box.indeterminate = mixed;
    }}
    className={cx(
      'relative inline-grid size-4 after:absolute after:-inset-3.5 pointer-fine:after:hidden flex-none cursor-pointer appearance-none place-items-center rounded-1 border-[1.5px] border-line-field bg-surface align-middle',
      'checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary',
      'before:size-2.5 before:scale-0 before:bg-on-primary before:[clip-path:polygon(12%_48%,0_62%,40%_96%,100%_22%,86%_10%,39%_70%)] checked:before:scale-100 indeterminate:before:scale-100 indeterminate:before:[clip-path:inset(4px_0)]',
    )}
  />
);

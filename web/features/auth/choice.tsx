import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

/** One option of a radio group, as a row that is clickable as a whole; arrow keys move between the rows. */
export const Choice = ({
  children,
  ...radio
}: { children: ReactNode } & Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>) => {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="border-line has-checked:bg-primary-soft hover:bg-hover has-focus-visible:outline-focus flex items-center gap-3 px-3.5 py-3 -outline-offset-2 not-first:border-t first:rounded-t-[9px] last:rounded-b-[9px] has-focus-visible:outline-2"
    >
      {children}
      <input
        id={id}
        type="radio"
        {...radio}
        className="border-line-field checked:border-primary size-4.5 flex-none cursor-pointer appearance-none rounded-full border-[1.5px] outline-none checked:border-[5.5px]"
      />
    </label>
  );
};

export const choices = 'rounded-3 border-line border';

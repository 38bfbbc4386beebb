import { Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type ArrayPath, type FieldArray as Entry, type FieldValues, useFieldArray } from 'react-hook-form';
import { Button, IconButton } from '../../ui/button.tsx';
import { FieldTexts, useEditable, useFieldText } from './form-context.ts';

/**
 * A list of rows of fields: `<FieldArray<Times, 'breaks'> name="breaks" …>{(nth) => <TimeField
 * name={`breaks.${nth}.from`} … />}</FieldArray>`. A new row takes the focus; after a removal the button that adds a
 * row does. In a comparison of two versions the list is one value, written by `text`.
 */
export const FieldArray = <V extends FieldValues, N extends ArrayPath<V>>({
  name,
  label,
  text,
  max,
  add,
  empty,
  remove,
  after,
  children,
}: {
  name: N;
  label: string;
  text: (value: unknown) => string;
  max: number;
  /** The label of the button that adds a row. */
  add: string;
  /** A new row. */
  empty: Entry<V, N>;
  /** The label of the button that removes a row; rows are numbered from 1. */
  remove: (number: number) => string;
  /** Beside the button that adds a row. */
  after?: ReactNode;
  /** The fields of a row; `nth` starts at 0. */
  children: (nth: number) => ReactNode;
}) => {
  const rows = useFieldArray<V, N>({ name });
  const editable = useEditable(name);
  useFieldText(name, { label, text });
  const list = useRef<HTMLOListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const focus = useRef<'row' | 'button' | null>(null);
  const { length } = rows.fields;
  useEffect(() => {
    if (focus.current === 'row') list.current?.lastElementChild?.querySelector<HTMLElement>('input')?.focus();
    if (focus.current === 'button') adding.current?.focus();
    focus.current = null;
  }, [length]);
  return (
    <FieldTexts value={null}>
      <ol ref={list} aria-label={label} className="flex flex-col gap-4 empty:hidden">
        {rows.fields.map(({ id }, nth) => (
          <li key={id} className="flex gap-2 sm:gap-4">
            <div className="min-w-0 flex-1">{children(nth)}</div>
            {editable && (
              <IconButton
                icon={X}
                label={remove(nth + 1)}
                className="mt-6"
                onClick={() => {
                  focus.current = 'button';
                  rows.remove(nth);
                }}
              />
            )}
          </li>
        ))}
      </ol>
      {editable && (
        <div className="flex items-center justify-between gap-4">
          <Button
            ref={adding}
            size="sm"
            icon={Plus}
            disabled={length >= max}
            onClick={() => {
              focus.current = 'row';
              rows.append(empty, { shouldFocus: false });
            }}
          >
            {add}
          </Button>
          {after}
        </div>
      )}
    </FieldTexts>
  );
};

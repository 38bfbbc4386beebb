import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type ArrayPath, type FieldArray as Entry, type FieldValues, useFieldArray } from 'react-hook-form';
import { Button, IconButton } from '../../ui/button.tsx';
import { FieldTexts, useEditable, useFieldText } from './form-context.ts';

type Direction = 'up' | 'down';
const directions = [
  { direction: 'up', icon: ArrowUp, by: -1 },
  { direction: 'down', icon: ArrowDown, by: 1 },
] as const;

/**
 * A list of rows of fields: `<FieldArray<Times, 'breaks'> name="breaks" …>{(nth) => <TimeField
 * name={`breaks.${nth}.from`} … />}</FieldArray>`. A new row takes the focus; after a removal the button that adds a
 * row does, and after a move the button that was pressed. In a comparison of two versions the list is one value, written
 * by `text`.
 */
export const FieldArray = <V extends FieldValues, N extends ArrayPath<V>>({
  name,
  label,
  text,
  max,
  add,
  empty,
  remove,
  move,
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
  /** The labels of the buttons that move a row; without them the order cannot be changed. */
  move?: Record<Direction, (number: number) => string>;
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
  const focus = useRef<'row' | 'button' | { nth: number; direction: Direction } | null>(null);
  useEffect(() => {
    if (focus.current === 'row') list.current?.lastElementChild?.querySelector<HTMLElement>('input')?.focus();
    if (focus.current === 'button') adding.current?.focus();
    if (typeof focus.current === 'object' && focus.current) {
      const { nth, direction } = focus.current;
      const movers = [...(list.current?.children[nth]?.querySelectorAll<HTMLElement>('[data-move]:enabled') ?? [])];
      (movers.find(({ dataset }) => dataset.move === direction) ?? movers[0])?.focus();
    }
    focus.current = null;
  }, [rows.fields]);
  return (
    <FieldTexts value={null}>
      <ol ref={list} aria-label={label} className="flex flex-col gap-4 empty:hidden">
        {rows.fields.map(({ id }, nth) => (
          <li key={id} className="flex gap-2 sm:gap-4">
            <div className="min-w-0 flex-1">{children(nth)}</div>
            {editable && (
              <div className="mt-6 flex flex-col">
                <IconButton
                  icon={X}
                  label={remove(nth + 1)}
                  onClick={() => {
                    focus.current = 'button';
                    rows.remove(nth);
                  }}
                />
                {move &&
                  directions.map(({ direction, icon, by }) => (
                    <IconButton
                      key={direction}
                      data-move={direction}
                      icon={icon}
                      label={move[direction](nth + 1)}
                      disabled={!rows.fields[nth + by]}
                      onClick={() => {
                        focus.current = { nth: nth + by, direction };
                        rows.move(nth, nth + by);
                      }}
                    />
                  ))}
              </div>
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

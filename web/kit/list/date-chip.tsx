import { Calendar } from 'lucide-react';
import { useId, useState } from 'react';
import { DateInput } from '../../ui/date-input.tsx';
import { today } from '../../ui/days.ts';
import { labelIdOf } from '../../ui/field.tsx';
import { dayRange } from '../../ui/format.ts';
import { Popover } from '../../ui/popover.tsx';
import { type DateRange, type Days, formatDays } from './date-range.ts';
import { type Step, useStepOnce } from './query-changes.ts';

type Change = (value: string, step?: Step) => void;

/** The required filter of a list that the API limits to a range of days. */
export const DateChip = <Word extends string>({
  label,
  range,
  labelOf,
  value,
  onChange,
}: {
  label: string;
  range: DateRange<Word>;
  labelOf: (name: Word | keyof Days) => string;
  value: string | undefined;
  onChange: Change;
}) => {
  const days = range.daysOf(value, today());
  return (
    <span className="h-control-sm rounded-2 border-line-strong bg-surface text-12 inline-flex items-center border whitespace-nowrap">
      <span className="text-ink-3 inline-flex items-center gap-1.5 px-2">
        <Calendar className="size-3.5" />
        {label}
      </span>
      <Popover
        className="w-76 max-md:w-84"
        button={
          <button
            type="button"
            className="figures rounded-r-2 border-line hover:bg-hover h-full border-l px-2 font-medium"
          >
            {dayRange(days.from, days.to)}
          </button>
        }
      >
        {(close) => (
          <>
            {range.words.map((word) => (
              <button
                key={word}
                type="button"
                aria-pressed={range.wordOf(value) === word}
                className="rounded-2 hover:bg-hover aria-pressed:bg-primary-soft aria-pressed:text-primary-text flex min-h-7.5 w-full items-center px-2 py-1 text-left -outline-offset-2 aria-pressed:font-medium pointer-coarse:min-h-11"
                onClick={() => {
                  onChange(word);
                  close();
                }}
              >
                {labelOf(word)}
              </button>
            ))}
            <DateInputs days={days} typedIn={range.daysTyped} labelOf={labelOf} onChange={onChange} />
          </>
        )}
      </Popover>
    </span>
  );
};

/** Keeps both dates as typed: an unfinished date must not change the list or the other date. */
const DateInputs = ({
  days,
  typedIn,
  labelOf,
  onChange,
}: {
  days: Days;
  typedIn: DateRange<never>['daysTyped'];
  labelOf: (side: keyof Days) => string;
  onChange: Change;
}) => {
  const stepOnce = useStepOnce();
  const [typed, setTyped] = useState(days);
  const type = (side: keyof Days) => (day: string) => {
    const next = { ...typed, [side]: day };
    setTyped(next);
    const range = typedIn(next, side);
    if (range) onChange(formatDays(range), stepOnce());
  };
  return (
    <div className="border-line mt-1 grid grid-cols-2 gap-2 border-t p-2">
      <Day label={labelOf('from')} value={typed.from} onChange={type('from')} />
      <Day label={labelOf('to')} value={typed.to} onChange={type('to')} />
    </div>
  );
};

const Day = ({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) => {
  const id = useId();
  return (
    <div className="text-12 text-ink-2 flex min-w-0 flex-col gap-1">
      <label id={labelIdOf(id)} htmlFor={id}>
        {label}
      </label>
      <DateInput
        id={id}
        value={value}
        onChange={onChange}
        className="h-control rounded-2 border-line-field bg-surface text-12 text-ink max-md:text-16 w-full min-w-0 border px-1.5"
      />
    </div>
  );
};

import { CalendarDays } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Calendar } from './calendar.tsx';
import { cx } from './cx.ts';
import { readDay, withoutSpaces, writeDay } from './day-text.ts';
import { isDay, today } from './days.ts';
import { controlClass, labelIdOf } from './field.tsx';
import { Popover } from './popover.tsx';

/**
 * Input of a day, written DD.MM.YYYY in every language, with a calendar. The value is YYYY-MM-DD, or '' when it is
 * empty. Text that is not a day is the value as typed, which no contract accepts. `min` and `max` limit the calendar.
 */
export const DateInput = ({
  id,
  value,
  onChange,
  onBlur,
  min,
  max,
  className = controlClass,
  ...input
}: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur' | 'min' | 'max'> & {
  id: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  min?: string | undefined;
  max?: string | undefined;
}) => {
  const { t } = useTranslation();
  // The typed text is shown only while it matches the value; Discard sets another value.
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  return (
    <div className="relative min-w-0">
      <input
        {...input}
        id={id}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('calendar.format')}
        // `01. 02. 2026`
        maxLength={12}
        value={typed?.value === value ? typed.text : writeDay(value)}
        onChange={({ target: { value: text } }) => {
          const next = readDay(text, today()) ?? withoutSpaces(text);
          setTyped({ text, value: next });
          onChange(next);
        }}
        onBlur={() => {
          if (isDay(value)) setTyped(null);
          onBlur?.();
        }}
        className={cx(className, 'figures pr-9 pointer-coarse:pr-11')}
      />
      <Popover
        align="end"
        className="w-70 p-2 pointer-coarse:w-84"
        button={
          <button
            type="button"
            aria-label={t('calendar.open')}
            aria-describedby={labelIdOf(id)}
            disabled={input.disabled}
            className="text-ink-3 hover:text-ink rounded-2 absolute inset-y-0 right-0 grid w-8 place-items-center disabled:opacity-45 pointer-coarse:w-11"
          >
            <CalendarDays className="size-4" />
          </button>
        }
      >
        {(close) => (
          <Calendar
            value={value}
            min={min}
            max={max}
            onEscape={close}
            onChoose={(day) => {
              onChange(day);
              close();
            }}
          />
        )}
      </Popover>
    </div>
  );
};

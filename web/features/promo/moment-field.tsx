import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useField } from '../../kit/form/fields.tsx';
import { ClockCombobox } from '../../ui/clock-combobox.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { isDay } from '../../ui/days.ts';
import { deviceMoment } from '../../ui/device-time.ts';
import { Field } from '../../ui/field.tsx';

/** Other text is a day as typed. */
const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d.*Z$/.test(value);

/** `2026-11-02` and `09:00` in the reader's time zone. */
const partsOf = (instant: string): { day: string; time: string } => {
  const at = new Date(instant);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
};
const instantOf = (day: string, time: string): string => new Date(`${day}T${time}`).toISOString();

/** A day and a time in the reader's time zone; the value is ISO 8601 UTC, or null when the day is empty. */
export const MomentField = ({ name, label }: { name: string; label: string }) => {
  const { t } = useTranslation(['promo', 'fields']);
  const text = (value: unknown) => (isInstant(value) ? deviceMoment(value) : '—');
  const { field, error, disabled } = useField(name, { label, text });
  const value = field.value as string | null;
  const { day, time } = isInstant(value) ? partsOf(value) : { day: value ?? '', time: null };
  // Kept while the day is typed again.
  const [lastTime, setLastTime] = useState(time ?? '00:00');
  return (
    <Field label={label} optional error={error && time === null ? t('fields:not-date') : error}>
      {(ids) => (
        <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-2">
          <DateInput
            {...ids}
            ref={field.ref}
            disabled={disabled}
            value={day}
            onChange={(next) => {
              if (time !== null) setLastTime(time);
              field.onChange(isDay(next) ? instantOf(next, time ?? lastTime) : next || null);
            }}
            onBlur={field.onBlur}
          />
          <ClockCombobox
            aria-label={t('form.time', { label })}
            disabled={disabled || time === null}
            value={time}
            onChange={(next) => field.onChange(instantOf(day, next))}
          />
        </div>
      )}
    </Field>
  );
};

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { broadcastLimits } from '#shared/domain/broadcasts/limits.ts';
import { addDays } from '#shared/domain/days.ts';
import { localTime } from '#shared/domain/local-time.ts';
import { useField } from '../../kit/form/fields.tsx';
import { ClockCombobox } from '../../ui/clock-combobox.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { isDay, productTimeZone, today } from '../../ui/days.ts';
import { Field } from '../../ui/field.tsx';
import { clock, dayOf } from '../../ui/format.ts';
import { Select } from '../../ui/select.tsx';
import { productMoment } from './moment.ts';

/** Other text is a day as typed. */
const isInstant = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value);

const usualTime = '09:00';

/** When a broadcast is sent, in the time of the product; the value is ISO 8601 UTC, or null for at once. */
export const WhenField = () => {
  const { t } = useTranslation(['broadcasts', 'fields']);
  const label = t('fields.send_at');
  const textOf = (value: unknown) => (isInstant(value) ? productMoment(value) : t('atOnce'));
  const { field, error, disabled } = useField('send_at', { label, text: textOf });
  const value = field.value as string | null;
  const isTimed = isInstant(value);
  // Kept while the day is typed again.
  const [lastTime, setLastTime] = useState(usualTime);
  const time = isTimed ? clock(value, productTimeZone) : lastTime;
  const at = (day: string, clockTime: string) => localTime(day, clockTime, productTimeZone);
  const day = isTimed ? dayOf(value, productTimeZone) : (value ?? '');
  const limits = { min: today(), max: addDays(today(), broadcastLimits.days) };
  return (
    <>
      <Field label={label}>
        {(ids) => (
          <Select
            {...ids}
            disabled={disabled}
            options={(['now', 'later'] as const).map((one) => ({ value: one, label: t(`form.whens.${one}`) }))}
            value={value === null ? 'now' : 'later'}
            onChange={(when) => field.onChange(when === 'now' ? null : at(addDays(today(), 1), time))}
          />
        )}
      </Field>
      {value !== null && (
        <Field
          label={t('form.day')}
          hint={t('form.timeHint', { days: broadcastLimits.days })}
          error={error && !isTimed ? t('fields:not-date') : error}
        >
          {(ids) => (
            <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-2">
              <DateInput
                {...ids}
                {...limits}
                ref={field.ref}
                disabled={disabled}
                value={day}
                onChange={(next) => {
                  setLastTime(time);
                  field.onChange(isDay(next) ? at(next, time) : next);
                }}
                onBlur={field.onBlur}
              />
              <ClockCombobox
                aria-label={t('form.time')}
                disabled={disabled || !isTimed}
                value={time}
                onChange={(next) => field.onChange(at(day, next))}
              />
            </div>
          )}
        </Field>
      )}
    </>
  );
};

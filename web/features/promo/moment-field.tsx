import { useField } from '../../kit/form/fields.tsx';
import { deviceMoment } from '../../ui/device-time.ts';
import { controlClass, Field } from '../../ui/field.tsx';

/** `2026-11-02T09:00` in the reader's time zone, as the browser's field has it. */
const typedOf = (instant: string): string => {
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** A day and a time in the reader's time zone; the value is ISO 8601 UTC, or null when it is empty. */
export const MomentField = ({ name, label }: { name: string; label: string }) => {
  const text = (value: unknown) => (typeof value === 'string' ? deviceMoment(value) : '—');
  const { field, error, disabled } = useField(name, { label, text });
  const value = field.value as string | null;
  return (
    <Field label={label} optional error={error}>
      {(ids) => (
        <input
          {...ids}
          type="datetime-local"
          ref={field.ref}
          disabled={disabled}
          value={value === null ? '' : typedOf(value)}
          onChange={({ target }) => field.onChange(target.value ? new Date(target.value).toISOString() : null)}
          onBlur={field.onBlur}
          className={`${controlClass} figures`}
        />
      )}
    </Field>
  );
};

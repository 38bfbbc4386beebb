import { type ReactNode, useState } from 'react';
import { type FieldPath, type FieldValues, get, useController, useFormContext, useFormState } from 'react-hook-form';
import { ClockCombobox } from '../../ui/clock-combobox.tsx';
import { cx } from '../../ui/cx.ts';
import { DateInput } from '../../ui/date-input.tsx';
import { writeDay } from '../../ui/day-text.ts';
import { controlClass, Field } from '../../ui/field.tsx';
import { Combobox, type Option, Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { messagesOf } from './field-errors.ts';
import { type FieldText, useEditable, useFieldText } from './form-context.ts';

type Named<V extends FieldValues> = {
  name: FieldPath<V>;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  className?: string;
};

/** Value, setter and Field props, for custom fields. `text` is the field in a comparison of two versions. */
export const useField = (name: string, text: FieldText) => {
  const { field, fieldState } = useController({ name });
  useFieldText(name, text);
  return { field, error: firstMessage(fieldState.error), disabled: !useEditable(name) };
};

const labelIn = (options: readonly Option[]) => (value: unknown) =>
  options.find((one) => one.value === (value ?? ''))?.label ?? '—';
const dayText = (value: unknown) => (typeof value === 'string' && value ? writeDay(value) : '—');

/** For a field of several values, the first error among them. */
const firstMessage = (error: object | undefined): string | undefined =>
  error && Object.values(messagesOf({ error }))[0];

/**
 * The fields of a ResourceForm, a FormDialog or a FormDrawer: `<TextField<StoreInput> name="phone" label={…} />`. The
 * name is a path of the contract's body. Values have the type of the API (haléř, minutes, YYYY-MM-DD, HH:mm); an
 * emptied optional field is null.
 */
export const TextField = <V extends FieldValues>({
  name,
  label,
  hint,
  optional,
  nullable = optional,
  className,
  lines,
  ...input
}: Named<V> & {
  /** An emptied field is null. By default only of an optional field. */
  nullable?: boolean;
  /** More than one renders a text area. */
  lines?: number;
  type?: 'text' | 'email' | 'tel' | 'url';
  autoComplete?: string;
  placeholder?: string;
  maxLength?: number;
  /** For the only field of a dialog. */
  autoFocus?: boolean;
}) => {
  const { register } = useFormContext();
  // Not the form's own state: that would render all of its fields.
  const error = firstMessage(get(useFormState({ name, exact: true }).errors, name) as object | undefined);
  const disabled = !useEditable(name);
  useFieldText(name, { label });
  const registered = register(name, {
    setValueAs: (typed: string | null) => (nullable && typed?.trim() === '' ? null : typed),
  });
  return (
    <Field label={label} hint={hint} optional={optional && !disabled} error={error} className={className}>
      {(ids) =>
        lines ? (
          <TextArea {...ids} {...registered} {...input} rows={lines} readOnly={disabled} />
        ) : (
          <input
            {...ids}
            {...registered}
            {...input}
            placeholder={disabled ? '—' : input.placeholder}
            readOnly={disabled}
            className={cx(controlClass, disabled && locked)}
          />
        )
      }
    </Field>
  );
};
const locked = 'border-line! bg-sunken! text-ink-2';

/** A number typed as text: `read` returns null for empty text and NaN for invalid text. */
const TypedNumber = <V extends FieldValues>({
  name,
  label,
  hint,
  optional,
  nullable = optional,
  className,
  unit,
  inputMode,
  write,
  read,
}: Named<V> & {
  nullable?: boolean | undefined;
  unit?: string | undefined;
  inputMode: 'numeric' | 'decimal';
  write: (value: number) => string;
  read: (text: string) => number;
}) => {
  const text = (value: unknown) =>
    typeof value === 'number' && !Number.isNaN(value) ? `${write(value)}${unit ? ` ${unit}` : ''}` : '—';
  const { field, error, disabled } = useField(name, { label, text });
  const shown = typeof field.value === 'number' && !Number.isNaN(field.value) ? write(field.value) : '';
  // The typed text is shown only while it matches the value; Discard sets another value.
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null);
  return (
    <Field label={label} hint={hint} optional={optional && !disabled} error={error} className={className}>
      {(ids) => (
        <div className="relative">
          <input
            {...ids}
            ref={field.ref}
            inputMode={inputMode}
            readOnly={disabled}
            value={typed && Object.is(typed.value, field.value) ? typed.text : shown}
            onChange={(event) => {
              const text = event.target.value.replaceAll(/\s/g, '').replace(',', '.');
              // Not undefined, for which the form would show the value that it began with.
              const value = text === '' ? (nullable ? null : '') : read(text);
              setTyped({ text: event.target.value, value });
              field.onChange(value);
            }}
            onBlur={() => {
              if (typeof field.value !== 'number' || !Number.isNaN(field.value)) setTyped(null);
              field.onBlur();
            }}
            className={cx(controlClass, 'figures', unit && 'pr-12', disabled && locked)}
          />
          {unit && (
            <span className="text-12 text-ink-3 pointer-events-none absolute inset-y-0 right-2.5 grid place-items-center">
              {unit}
            </span>
          )}
        </div>
      )}
    </Field>
  );
};

/** `nullable`: an emptied field is null, although it is not marked as optional. */
export const NumberField = <V extends FieldValues>(props: Named<V> & { nullable?: boolean; unit?: string }) => (
  <TypedNumber<V> {...props} inputMode="numeric" write={String} read={Number} />
);

/** A number with a decimal comma or point. */
export const DecimalField = <V extends FieldValues>(props: Named<V>) => (
  <TypedNumber<V> {...props} inputMode="decimal" write={(value) => String(value).replace('.', ',')} read={Number} />
);

/** Input in koruny, value in haléř. */
export const MoneyField = <V extends FieldValues>(props: Named<V> & { unit?: string }) => (
  <TypedNumber<V>
    unit="Kč"
    {...props}
    inputMode="decimal"
    write={(halere) => (halere / 100).toFixed(2).replace('.', ',')}
    read={(text) => Math.round(Number(text) * 100)}
  />
);

/** Input in a currency, `unit`, of any size: the thousands are apart. Value in its hundredths. */
export const AmountField = <V extends FieldValues>(props: Named<V> & { nullable?: boolean; unit?: string }) => (
  <TypedNumber<V>
    {...props}
    inputMode="decimal"
    write={(hundredths) =>
      (hundredths / 100).toLocaleString('cs-CZ', { minimumFractionDigits: hundredths % 100 === 0 ? 0 : 2 })
    }
    read={(text) => Math.round(Number(text) * 100)}
  />
);

/** Input in percent, value in parts of which a percent has `parts`: 100 or 10 000. */
export const PercentField = <V extends FieldValues>({
  parts,
  ...props
}: Named<V> & { nullable?: boolean; parts: number }) => (
  <TypedNumber<V>
    unit="%"
    {...props}
    inputMode="decimal"
    write={(value) => String(value / parts).replace('.', ',')}
    read={(text) => Math.round(Number(text) * parts)}
  />
);

/** Input in kilograms, value in grams. */
export const KilogramField = <V extends FieldValues>(props: Named<V> & { unit: string }) => (
  <TypedNumber<V>
    {...props}
    inputMode="decimal"
    write={(grams) => String(grams / 1000).replace('.', ',')}
    read={(text) => Math.round(Number(text) * 1000)}
  />
);

export const SelectField = <V extends FieldValues>({
  name,
  label,
  hint,
  optional,
  className,
  ...select
}: Named<V> & { options: readonly Option[]; placeholder?: string }) => {
  const { field, error, disabled } = useField(name, { label, text: labelIn(select.options) });
  return (
    <Field label={label} hint={hint} optional={optional && !disabled} error={error} className={className}>
      {(ids) => (
        <Select
          {...ids}
          {...select}
          disabled={disabled}
          value={(field.value as string) ?? null}
          onChange={field.onChange}
          onClear={optional ? () => field.onChange(null) : undefined}
        />
      )}
    </Field>
  );
};

export const ComboboxField = <V extends FieldValues>({
  name,
  label,
  hint,
  optional,
  className,
  ...combobox
}: Named<V> & {
  options: readonly Option[] | undefined;
  chosen?: readonly Option[] | undefined;
  more?: number;
  isSearching?: boolean;
  failure?: string | null;
  onSearch?: (typed: string) => void;
  placeholder?: string;
}) => {
  const known = [...(combobox.chosen ?? []), ...(combobox.options ?? [])];
  const { field, error, disabled } = useField(name, { label, text: labelIn(known) });
  return (
    <Field label={label} hint={hint} optional={optional && !disabled} error={error} className={className}>
      {(ids) => (
        <Combobox
          {...ids}
          {...combobox}
          disabled={disabled}
          value={(field.value as string) ?? null}
          onChange={field.onChange}
          onClear={optional ? () => field.onChange(null) : undefined}
        />
      )}
    </Field>
  );
};

/** YYYY-MM-DD. */
export const DateField = <V extends FieldValues>({
  name,
  label,
  hint,
  optional,
  nullable = optional,
  className,
  ...range
}: Named<V> & { nullable?: boolean; min?: string; max?: string }) => {
  const { field, error, disabled } = useField(name, { label, text: dayText });
  return (
    <Field label={label} hint={hint} optional={optional && !disabled} error={error} className={className}>
      {(ids) => (
        <DateInput
          {...ids}
          {...range}
          ref={field.ref}
          disabled={disabled}
          value={(field.value as string | null) ?? ''}
          onChange={(day) => field.onChange(day || (nullable ? null : ''))}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  );
};

/** HH:mm, any minute or only `quarters`. With `after`, the options start after that time. */
export const TimeField = <V extends FieldValues>({
  name,
  label,
  hint,
  optional,
  className,
  ...clock
}: Named<V> & { after?: string; quarters?: boolean }) => {
  const { field, error, disabled } = useField(name, { label });
  return (
    <Field label={label} hint={hint} optional={optional && !disabled} error={error} className={className}>
      {(ids) => (
        <ClockCombobox
          {...ids}
          {...clock}
          disabled={disabled}
          value={(field.value as string) ?? null}
          onChange={field.onChange}
        />
      )}
    </Field>
  );
};

export const SwitchField = <V extends FieldValues>({ name, label, hint }: Named<V>) => {
  const { register } = useFormContext();
  const disabled = !useEditable(name);
  useFieldText(name, { label });
  return (
    <label className="flex items-start gap-3">
      <Switch {...register(name)} disabled={disabled} className="mt-px" />
      <span className="min-w-0">
        <span className="block font-medium">{label}</span>
        {hint && <span className="text-12 text-ink-3 block">{hint}</span>}
      </span>
    </label>
  );
};

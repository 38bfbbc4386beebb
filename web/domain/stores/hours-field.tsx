import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, get, useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maxHours } from '#shared/contracts/stores.ts';
import { hoursText } from '#shared/domain/stores/hours-text.ts';
import { type Hours, lengthOf, nextHours } from '#shared/domain/stores/schedule.ts';
import { messagesOf } from '../../kit/form/field-errors.ts';
import { useField } from '../../kit/form/fields.tsx';
import { IconButton } from '../../ui/button.tsx';
import { ClockCombobox } from '../../ui/clock-combobox.tsx';
import { cx } from '../../ui/cx.ts';
import { hours as written } from '../../ui/format.ts';
import { Checkbox, Switch } from '../../ui/switch.tsx';

/**
 * The hours of one day: closed, or up to six intervals. `usual` gives those of a day that is switched on. Needs the
 * messages of `stores`.
 */
export const HoursField = <V extends FieldValues>({
  name,
  day,
  usual,
  children,
}: {
  name: FieldPath<V>;
  day: string;
  usual: () => Hours[];
  children?: ReactNode;
}) => {
  const { t } = useTranslation('stores');
  const { setValue, trigger } = useFormContext();
  const text = (value: unknown) => hoursText(value as Hours[]) || t('closed');
  const { field, disabled } = useField(name, { label: day, text });
  const mistakes = messagesOf((get(useFormState({ name }).errors, name) ?? {}) as object);
  const all = field.value as Hours[];
  const set = (next: Hours[]) => {
    setValue<string>(name, next, { shouldDirty: true });
    // A change of one day can correct or break the hours of the next one.
    void trigger(name.split('.')[0]);
  };
  const replace = (nth: number, change: Partial<Hours>) =>
    set(all.map((one, index) => (index === nth ? { ...one, ...change } : one)));
  const minutes = all.reduce((sum, one) => sum + Math.max(0, lengthOf(one)), 0);
  return (
    <div
      role="group"
      aria-label={day}
      className="grid grid-cols-[30px_minmax(0,1fr)_auto] gap-x-2.5 gap-y-2 md:grid-cols-[30px_92px_minmax(0,1fr)_auto]"
    >
      <Switch
        aria-label={t('schedule.open', { day })}
        checked={all.length > 0}
        disabled={disabled}
        onChange={(event) => set(event.target.checked ? usual() : [])}
        className="mt-2.25"
      />
      <span className={cx('inline-block pt-2 font-medium first-letter:uppercase', all.length === 0 && 'text-ink-3')}>
        {day}
      </span>
      {all.length > 0 ? (
        <ol className="flex min-w-0 flex-col gap-2 max-md:order-1 max-md:col-span-full max-md:pl-10">
          {all.map((one, nth) => (
            <Interval
              key={nth}
              day={nth === 0 ? day : t('schedule.nth', { day, number: nth + 1 })}
              hours={one}
              disabled={disabled}
              mistakes={{ from: mistakes[`${nth}.from`], to: mistakes[`${nth}.to`] }}
              onChange={(change) => replace(nth, change)}
              onRemove={all.length > 1 ? () => set(all.filter((_, index) => index !== nth)) : undefined}
            />
          ))}
        </ol>
      ) : (
        <span className="text-ink-3 pt-2 max-md:hidden">{t('closed')}</span>
      )}
      <span className="flex min-h-9 items-center gap-1 self-start">
        <span className="figures text-ink-3 mr-1 text-right">
          {all.length > 0 ? (
            t('schedule.hours', { hours: written(minutes) })
          ) : (
            <span className="md:hidden">{t('closed')}</span>
          )}
        </span>
        {!disabled && all.length > 0 && (
          <IconButton
            size="sm"
            icon={Plus}
            label={t('schedule.add', { day })}
            disabled={all.length >= maxHours}
            onClick={() => set([...all, nextHours(all)])}
          />
        )}
        {!disabled && children}
      </span>
    </div>
  );
};

const Interval = ({
  day,
  hours,
  disabled,
  mistakes,
  onChange,
  onRemove,
}: {
  day: string;
  hours: Hours;
  disabled: boolean;
  mistakes: { from: string | undefined; to: string | undefined };
  onChange: (change: Partial<Hours>) => void;
  onRemove: (() => void) | undefined;
}) => {
  const { t } = useTranslation('stores');
  const mistake = mistakes.from ?? mistakes.to;
  return (
    <li>
      <div className="grid grid-cols-[minmax(0,1fr)_8px_minmax(0,1fr)_auto] items-start gap-2 md:grid-cols-[minmax(0,94px)_8px_minmax(0,94px)_auto]">
        <ClockCombobox
          aria-label={t('schedule.from', { day })}
          value={hours.from}
          disabled={disabled}
          invalid={mistakes.from !== undefined}
          onChange={(from) => onChange({ from })}
        />
        <span aria-hidden className="pt-2">
          –
        </span>
        <ClockCombobox
          aria-label={t('schedule.to', { day })}
          value={hours.to}
          disabled={disabled}
          invalid={mistakes.to !== undefined}
          onChange={(to) => onChange({ to })}
        />
        {onRemove && !disabled && (
          <IconButton size="sm" icon={X} label={t('schedule.remove', { day })} onClick={onRemove} />
        )}
      </div>
      {(hours.next_day || hours.to <= hours.from) && (
        <label className="mt-2 flex items-center gap-2">
          <Checkbox
            aria-label={t('schedule.nextDayOf', { day })}
            checked={hours.next_day}
            disabled={disabled}
            onChange={(event) => onChange({ next_day: event.target.checked })}
          />
          {t('schedule.nextDay')}
        </label>
      )}
      {mistake !== undefined && (
        <p role="alert" className="text-12 text-danger-text mt-1">
          {mistake}
        </p>
      )}
    </li>
  );
};

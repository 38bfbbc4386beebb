import { Copy, Info } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StoreInput } from '#shared/contracts/stores.ts';
import { useField } from '../../resource/fields.tsx';
import { IconButton } from '../../ui/button.tsx';
import { ClockCombobox } from '../../ui/clock-combobox.tsx';
import { cx } from '../../ui/cx.ts';
import { hours as written } from '../../ui/format.ts';
import { Section } from '../../ui/section.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { Switch } from '../../ui/switch.tsx';
import { weekdayName, weekdays } from './weekdays.ts';
import type { Weekday } from './weekdays.ts';

/** Opening hours by weekday. A day that is switched on starts with the hours of the previous day. */
type WorkingTime = StoreInput['working_time'];
const usual = { from: '08:00', to: '20:00' };

export const ScheduleFields = () => {
  const { t } = useTranslation('stores');
  const { setValue, getValues } = useFormContext<StoreInput>();
  const zone = useWatch<StoreInput, 'time_zone'>({ name: 'time_zone' });
  const set = (next: WorkingTime) => setValue('working_time', next, { shouldDirty: true, shouldValidate: true });
  const copy = (weekday: Weekday) => {
    const before = getValues('working_time');
    set(Object.fromEntries(weekdays.map((day) => [day, before[weekday]])) as WorkingTime);
    snack({
      tone: 'good',
      text: t('schedule.copied', { day: weekdayName(weekday) }),
      undo: () => set(before),
    });
  };
  return (
    <Section title={t('schedule.title')} reason={t('schedule.reason')}>
      <div className="rounded-3 border-line border">
        {weekdays.map((weekday, index) => (
          <Day key={weekday} weekday={weekday} before={weekdays[index - 1]} onCopy={() => copy(weekday)} />
        ))}
      </div>
      <p className="text-12 text-ink-3 flex gap-2">
        <Info className="size-3.5" />
        {t('schedule.zone', { zone })}
      </p>
    </Section>
  );
};

const Day = ({ weekday, before, onCopy }: { weekday: Weekday; before: Weekday | undefined; onCopy: () => void }) => {
  const { t } = useTranslation('stores');
  const { getValues } = useFormContext<StoreInput>();
  const { field, error, disabled } = useField(`working_time.${weekday}`);
  const open = field.value as WorkingTime[Weekday];
  const day = weekdayName(weekday);
  return (
    <div className="border-line grid min-h-13 grid-cols-[30px_1fr_auto_auto] items-center gap-x-2.5 gap-y-2 px-4 py-2 not-first:border-t md:grid-cols-[30px_92px_94px_8px_94px_1fr_auto]">
      <Switch
        aria-label={t('schedule.open', { day })}
        checked={open !== null}
        disabled={disabled}
        onChange={(event) =>
          field.onChange(event.target.checked ? ((before && getValues(`working_time.${before}`)) ?? usual) : null)
        }
      />
      <span className={cx('inline-block font-medium first-letter:uppercase', !open && 'text-ink-3')}>{day}</span>
      {open ? (
        <>
          <div className="max-md:order-1 max-md:col-span-full max-md:grid max-md:grid-cols-[1fr_8px_1fr] max-md:items-center max-md:gap-2 max-md:pl-10 md:contents">
            <Time
              label={t('schedule.from', { day })}
              value={open.from}
              disabled={disabled}
              onChange={(from) => field.onChange({ ...open, from })}
            />
            <span aria-hidden>–</span>
            <Time
              label={t('schedule.to', { day })}
              value={open.to}
              disabled={disabled}
              invalid={error !== undefined}
              onChange={(to) => field.onChange({ ...open, to })}
            />
          </div>
          <span className="figures text-ink-3 text-right">{t('schedule.hours', { hours: written(length(open)) })}</span>
          {!disabled && <IconButton size="sm" icon={Copy} label={t('schedule.copyDay', { day })} onClick={onCopy} />}
          {error && (
            <p role="alert" className="text-12 text-danger-text order-2 col-span-full md:pl-33">
              {error}
            </p>
          )}
        </>
      ) : (
        <span className="text-ink-3 md:col-span-5">{t('closed')}</span>
      )}
    </div>
  );
};

const Time = ({
  label,
  ...time
}: {
  label: string;
  value: string;
  disabled: boolean;
  invalid?: boolean;
  onChange: (value: string) => void;
}) => <ClockCombobox aria-label={label} {...time} />;

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const length = ({ from, to }: { from: string; to: string }) => Math.max(0, minutes(to) - minutes(from));

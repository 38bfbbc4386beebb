import { Copy, Info } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StoreInput } from '#shared/contracts/stores.ts';
import { type Schedule, type Weekday, weekdays } from '#shared/domain/stores/schedule.ts';
import { IconButton } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { ExceptionFields } from './exception-fields.tsx';
import { HoursField } from './hours-field.tsx';
import { usualHours } from './usual-hours.ts';
import { weekdayName } from './weekday-name.ts';

/** When the store is open: by weekday, on state holidays, and on other dates. */
export const ScheduleFields = () => (
  <>
    <Week />
    <ExceptionFields />
  </>
);

const Week = () => {
  const { t } = useTranslation('stores');
  const { setValue, getValues, trigger } = useFormContext<StoreInput>();
  const zone = useWatch<StoreInput, 'time_zone'>({ name: 'time_zone' });
  const set = (week: Schedule['week']) => {
    setValue('schedule.week', week, { shouldDirty: true });
    void trigger('schedule');
  };
  const copy = (weekday: Weekday) => {
    const before = getValues('schedule.week');
    set(Object.fromEntries(weekdays.map((day) => [day, before[weekday]])) as Schedule['week']);
    snack({ tone: 'good', text: t('schedule.copied', { day: weekdayName(weekday) }), undo: () => set(before) });
  };
  const hoursBefore = (nth: number) => {
    const dayBefore = weekdays[nth - 1];
    const hours = dayBefore ? getValues(`schedule.week.${dayBefore}`) : [];
    return hours.length > 0 ? hours : usualHours;
  };
  return (
    <Section title={t('schedule.title')} reason={t('schedule.reason')}>
      <div className="rounded-3 border-line border">
        {weekdays.map((weekday, nth) => (
          <div key={weekday} className="border-line px-4 py-2 not-first:border-t">
            <HoursField name={`schedule.week.${weekday}`} day={weekdayName(weekday)} usual={() => hoursBefore(nth)}>
              <IconButton
                size="sm"
                icon={Copy}
                label={t('schedule.copyDay', { day: weekdayName(weekday) })}
                onClick={() => copy(weekday)}
              />
            </HoursField>
          </div>
        ))}
      </div>
      <p className="text-12 text-ink-3 flex gap-2">
        <Info className="size-3.5" />
        {t('schedule.zone', { zone })}
      </p>
    </Section>
  );
};

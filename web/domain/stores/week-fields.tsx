import { Copy } from 'lucide-react';
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Hours, type Schedule, type Weekday, weekdays } from '#shared/domain/stores/schedule.ts';
import { IconButton } from '../../ui/button.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { HoursField } from './hours-field.tsx';
import { usualHours } from './usual-hours.ts';
import { weekdayName } from './weekday-name.ts';

/** The hours of every weekday, of the field with this name. Needs the messages of `stores`. */
export const WeekFields = <V extends FieldValues>({ name }: { name: FieldPath<V> }) => {
  const { t } = useTranslation('stores');
  const { setValue, getValues, trigger } = useFormContext();
  const set = (week: Schedule['week']) => {
    setValue<string>(name, week, { shouldDirty: true });
    void trigger(name.split('.')[0]);
  };
  const copy = (weekday: Weekday) => {
    const before = getValues(name) as Schedule['week'];
    set(Object.fromEntries(weekdays.map((day) => [day, before[weekday]])) as Schedule['week']);
    snack({ tone: 'good', text: t('schedule.copied', { day: weekdayName(weekday) }), undo: () => set(before) });
  };
  const hoursBefore = (nth: number) => {
    const dayBefore = weekdays[nth - 1];
    const hours = dayBefore ? (getValues(`${name}.${dayBefore}`) as Hours[]) : [];
    return hours.length > 0 ? hours : usualHours;
  };
  return (
    <div className="rounded-3 border-line border">
      {weekdays.map((weekday, nth) => (
        <div key={weekday} className="border-line px-4 py-2 not-first:border-t">
          <HoursField name={`${name}.${weekday}`} day={weekdayName(weekday)} usual={() => hoursBefore(nth)}>
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
  );
};

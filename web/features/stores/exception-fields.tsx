import { Gavel } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { listHolidays } from '#shared/contracts/shifts.ts';
import { maxExceptions, type StoreInput } from '#shared/contracts/stores.ts';
import { addDays } from '#shared/domain/days.ts';
import { closesFrom } from '#shared/domain/shifts/shop-closing.ts';
import { hoursText } from '#shared/domain/stores/hours-text.ts';
import { hoursOn, type Schedule, weekdayOf } from '#shared/domain/stores/schedule.ts';
import { useGet } from '../../api/query.ts';
import { HoursField } from '../../domain/stores/hours-field.tsx';
import { FieldArray } from '../../kit/form/field-array.tsx';
import { DateField } from '../../kit/form/fields.tsx';
import { useEditable } from '../../kit/form/form-context.ts';
import { Broken } from '../../kit/parts/broken.tsx';
import { Button } from '../../ui/button.tsx';
import { isDay } from '../../ui/days.ts';
import { fullDay, shortDay } from '../../ui/format.ts';
import { useNow } from '../../ui/now.ts';
import { Tag } from '../../ui/pill.tsx';
import { Section } from '../../ui/section.tsx';

type Exceptions = Schedule['exceptions'];

/** The state holidays of the coming year with what the law says, and the dates with hours of their own. */
export const ExceptionFields = () => {
  const { t } = useTranslation('stores');
  const { getValues, setValue, setFocus } = useFormContext<StoreInput>();
  const [added, setAdded] = useState<number | null>(null);
  useEffect(() => {
    if (added !== null) setFocus(`schedule.exceptions.${added}.date`);
  }, [added, setFocus]);
  const add = (exception: Exceptions[number]) => {
    const before = getValues('schedule.exceptions');
    setValue('schedule.exceptions', [...before, exception], { shouldDirty: true });
    setAdded(before.length);
  };
  return (
    <>
      <Holidays onSet={add} />
      <Section title={t('schedule.exceptions.title')} reason={t('schedule.exceptions.reason')}>
        <FieldArray<StoreInput, 'schedule.exceptions'>
          name="schedule.exceptions"
          label={t('schedule.exceptions.title')}
          text={(value) =>
            (value as Exceptions)
              .map(({ date, hours }) => `${date && fullDay(date)} ${hoursText(hours) || t('closed')}`)
              .join('; ') || '—'
          }
          max={maxExceptions}
          add={t('schedule.exceptions.add')}
          empty={{ date: '', hours: [] }}
          remove={(number) => t('schedule.exceptions.remove', { number })}
        >
          {(nth) => <Exception nth={nth} />}
        </FieldArray>
      </Section>
    </>
  );
};

const Exception = ({ nth }: { nth: number }) => {
  const { t } = useTranslation('stores');
  const { getValues } = useFormContext<StoreInput>();
  const date = useWatch<StoreInput, `schedule.exceptions.${number}.date`>({ name: `schedule.exceptions.${nth}.date` });
  const usual = () => {
    const hours = isDay(date) ? getValues(`schedule.week.${weekdayOf(date)}`) : [];
    return hours.length > 0 ? hours : [{ from: '08:00', to: '12:00', next_day: false }];
  };
  return (
    <div className="flex flex-col gap-2">
      <DateField<StoreInput>
        name={`schedule.exceptions.${nth}.date`}
        label={t('schedule.exceptions.date', { number: nth + 1 })}
        className="max-w-50"
      />
      <HoursField<StoreInput>
        name={`schedule.exceptions.${nth}.hours`}
        day={isDay(date) ? shortDay(date) : t('schedule.exceptions.date', { number: nth + 1 })}
        usual={usual}
      />
    </div>
  );
};

const Holidays = ({ onSet }: { onSet: (exception: Exceptions[number]) => void }) => {
  const { t } = useTranslation('stores');
  const editable = useEditable('schedule');
  const [schedule, sales_area_m2] = useWatch<StoreInput, ['schedule', 'sales_area_m2']>({
    name: ['schedule', 'sales_area_m2'],
  });
  // In UTC, because the time zone may be half typed.
  const today = useNow().slice(0, 10);
  const holidays = useGet(listHolidays, { query: { from: today, to: addDays(today, 365) } });
  const store = { schedule, sales_area_m2: Number.isNaN(sales_area_m2) ? null : sales_area_m2 };
  const hasOwnHours = (date: string) => schedule.exceptions.some((one) => one.date === date);
  return (
    <Section title={t('schedule.holidays.title')} reason={t('schedule.holidays.reason')}>
      {holidays.error && <Broken as="banner" error={holidays.error} onRetry={holidays.refetch} />}
      <ul className="rounded-3 border-line border empty:hidden">
        {holidays.data?.data.map(({ date, name }) => (
          <li
            key={date}
            className="border-line grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-1.5 not-first:border-t md:grid-cols-[112px_minmax(0,1fr)_auto_auto]"
          >
            <span className="figures max-md:text-12 max-md:text-ink-2 max-md:order-2">{`${shortDay(date)}${date.slice(0, 4)}`}</span>
            <span className="text-ink-2 max-md:text-ink max-md:order-1 max-md:col-span-full">{name}</span>
            <span className="max-md:order-3">
              <HolidayTag
                text={hoursText(hoursOn(store, date))}
                isOwn={hasOwnHours(date)}
                byLaw={closesFrom(date, store) !== null}
              />
            </span>
            {editable && !hasOwnHours(date) && (
              <Button
                size="sm"
                className="max-md:order-4"
                aria-label={t('schedule.holidays.changeOf', { name })}
                onClick={() => onSet({ date, hours: hoursOn(store, date) })}
              >
                {t('schedule.holidays.change')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
};

const HolidayTag = ({ text, isOwn, byLaw }: { text: string; isOwn: boolean; byLaw: boolean }) => {
  const { t } = useTranslation('stores');
  const hours = text || t('closed');
  if (isOwn) return <Tag>{t('schedule.holidays.own', { hours })}</Tag>;
  if (!byLaw) return <Tag>{t('schedule.holidays.usual', { hours })}</Tag>;
  return (
    <Tag tone={text ? 'plain' : 'warning'} icon={Gavel}>
      {text ? t('schedule.holidays.shortByLaw', { hours }) : t('schedule.holidays.closedByLaw')}
    </Tag>
  );
};

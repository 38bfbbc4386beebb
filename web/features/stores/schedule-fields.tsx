import { Info } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StoreInput } from '#shared/contracts/stores.ts';
import { WeekFields } from '../../domain/stores/week-fields.tsx';
import { Section } from '../../ui/section.tsx';
import { ExceptionFields } from './exception-fields.tsx';

/** When the store is open: by weekday, on state holidays, and on other dates. */
export const ScheduleFields = () => (
  <>
    <Week />
    <ExceptionFields />
  </>
);

const Week = () => {
  const { t } = useTranslation('stores');
  const zone = useWatch<StoreInput, 'time_zone'>({ name: 'time_zone' });
  return (
    <Section title={t('schedule.title')} reason={t('schedule.reason')}>
      <WeekFields<StoreInput> name="schedule.week" />
      <p className="text-12 text-ink-3 flex gap-2">
        <Info className="size-3.5" />
        {t('schedule.zone', { zone })}
      </p>
    </Section>
  );
};

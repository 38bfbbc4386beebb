import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoreInput } from '#shared/contracts/stores.ts';
import { NumberField, SwitchField, TextField } from '../../kit/form/fields.tsx';
import type { FormTab } from '../../kit/form/use-resource-form.ts';
import { Pair, Section } from '../../ui/section.tsx';
import { LocationFields } from './location-fields.tsx';
import { ScheduleFields } from './schedule-fields.tsx';

export const useStoreTabs = (): [FormTab, FormTab] => {
  const { t } = useTranslation('stores');
  return [
    {
      id: 'common',
      label: t('common.tab'),
      fields: [
        'name',
        'company_id',
        'phone',
        'address',
        'location',
        'time_zone',
        'sales_area_m2',
        'pickup',
        'delivery_warehouse',
      ],
    },
    { id: 'schedule', label: t('schedule.tab'), fields: ['schedule'] },
  ];
};

type Props = {
  tab: string;
  /** Says which fields the reader may not change. */
  limits?: string | false;
  owner?: ReactNode;
  more?: ReactNode;
};

/** The fields of a store, for creating and editing. `owner` is the company field, `more` follows the others. */
export const StoreFields = ({ tab, limits, owner, more }: Props) => (
  <>
    {limits && (
      <p className="text-ink-2 flex gap-2 pt-5">
        <Lock className="mt-0.5" />
        {limits}
      </p>
    )}
    {tab === 'schedule' ? <ScheduleFields /> : <CommonFields owner={owner} more={more} />}
  </>
);

const CommonFields = ({ owner, more }: { owner: ReactNode; more: ReactNode }) => {
  const { t } = useTranslation('stores');
  return (
    <>
      <Section title={t('common.store')} reason={t('common.storeReason')}>
        <TextField<StoreInput> name="name" label={t('fields.name')} maxLength={100} />
        <Pair>
          {owner}
          <TextField<StoreInput>
            name="phone"
            label={t('fields.phone')}
            hint={t('common.phoneHint')}
            type="tel"
            optional
          />
        </Pair>
      </Section>
      <Section title={t('common.place')} reason={t('common.placeReason')}>
        <LocationFields />
        <TextField<StoreInput>
          name="time_zone"
          label={t('fields.time_zone')}
          hint={t('common.timeZoneHint')}
          maxLength={60}
        />
      </Section>
      <Section title={t('common.law')} reason={t('common.lawReason')}>
        <Pair>
          <NumberField<StoreInput> name="sales_area_m2" label={t('common.area')} unit={t('common.areaUnit')} optional />
        </Pair>
      </Section>
      <Section title={t('common.orders')} reason={t('common.ordersReason')}>
        <SwitchField<StoreInput> name="pickup" label={t('common.pickup')} />
        <SwitchField<StoreInput> name="delivery_warehouse" label={t('common.warehouse')} />
      </Section>
      {more}
    </>
  );
};

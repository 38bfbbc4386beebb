import { Hourglass, MegaphoneOff } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import type { Store } from '#shared/contracts/stores.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { defaultBreakMinutes } from '#shared/domain/shifts/plan.ts';
import { townIn } from '#shared/domain/stores/town.ts';
import { roleOf, useMay, useMe } from '../../../api/me.ts';
import { useOpenRequests } from '../../../domain/clients/open-requests.ts';
import { ComboboxField, DateField, NumberField, SelectField, TextField, TimeField } from '../../../kit/form/fields.tsx';
import { paths } from '../../../paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { productTimeZone } from '../../../ui/days.ts';
import { dayOf } from '../../../ui/format.ts';
import { useNow } from '../../../ui/now.ts';
import { Pair, Section } from '../../../ui/section.tsx';
import { useShortcuts } from '../../../ui/shortcuts.ts';
import { useSpecialtyLookup, useStoreLookup, useStoreRow } from '../lookups.ts';
import { Forecast } from './forecast.tsx';
import { type Plan, timesOf } from './plan.ts';
import type { Refused } from './refusal.ts';
import { TimeNote } from './time-note.tsx';

/** The form fields of a new or edited shift, with the preview beside them. Ctrl+Enter submits. */
export const ShiftFields = ({
  ordering = false,
  before,
  refused,
}: {
  ordering?: boolean;
  /** The edited shift. */
  before?: Shift;
  refused: Refused;
}) => {
  const { t } = useTranslation('shifts');
  const fields = useRef<HTMLDivElement>(null);
  useShortcuts({ 'ctrl+enter': () => fields.current?.closest('form')?.requestSubmit() }, fields);
  useJudgedTogether();
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_320px] xl:gap-10" ref={fields}>
      <div>
        <Section title={t('order.place')} reason={ordering ? t('order.placeHelp') : undefined}>
          <StoreField />
          {ordering && <Unserved />}
          <SpecialtyField />
        </Section>
        <Section title={t('order.time')} reason={t('order.timeHelp')}>
          <div className="grid gap-4 sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)]">
            <DayField />
            <div className="contents max-sm:grid max-sm:grid-cols-2 max-sm:gap-4">
              <TimeField<Plan> name="from" label={t('order.from')} quarters />
              <EndField />
            </div>
          </div>
          <Suspense>
            <NoteOnTimes />
          </Suspense>
        </Section>
        <Section
          title={t(ordering ? 'order.people' : 'order.pause')}
          reason={ordering ? t('order.peopleHelp') : undefined}
        >
          <Pair>
            {ordering && <NumberField<Plan> name="count" label={t('order.count')} hint={t('order.countHint')} />}
            <BreakField ordering={ordering} />
          </Pair>
          {ordering && <Performer />}
        </Section>
        {ordering && (
          <Section title={t('order.note')} reason={t('order.noteHelp')}>
            <TextField<Plan> name="comment" label={t('order.comment')} lines={3} maxLength={2000} optional />
          </Section>
        )}
      </div>
      <Forecast before={before} refused={refused} />
    </div>
  );
};

/** Watches the store only. */
const useStore = (): Store | undefined => useStoreRow(useWatch<Plan, 'store_id'>({ name: 'store_id' })).row;

const StoreField = () => {
  const { t } = useTranslation('shifts');
  const stores = useStoreLookup(useWatch<Plan, 'store_id'>({ name: 'store_id' }));
  return (
    <ComboboxField<Plan> name="store_id" label={t('order.store')} placeholder={t('order.chooseStore')} {...stores} />
  );
};

const SpecialtyField = () => {
  const { t } = useTranslation('shifts');
  const specialties = useSpecialtyLookup(useWatch<Plan, 'category_id'>({ name: 'category_id' }));
  return (
    <ComboboxField<Plan>
      name="category_id"
      label={t('order.specialty')}
      placeholder={t('order.chooseSpecialty')}
      {...specialties}
    />
  );
};

const Unserved = () => {
  const { t } = useTranslation('shifts');
  const store = useStore();
  const finds = useMay('performer.list');
  const specialty = useWatch<Plan, 'category_id'>({ name: 'category_id' });
  const isUnserved = store?.vendors.length === 0;
  const openRequests = useOpenRequests({ store: store?.id, enabled: isUnserved });
  if (!isUnserved) return null;
  if (openRequests)
    return (
      <Banner tone="info" icon={Hourglass} title={t('order.asked')}>
        {openRequests}
      </Banner>
    );
  const town = townIn(store.address);
  const filters = { ...(town && { town }), ...(specialty && { category_id: specialty }), store: store.id };
  return (
    <Banner
      tone="warning"
      icon={MegaphoneOff}
      title={t('order.unserved')}
      action={finds && <ButtonLink to={paths.clients.findFor(filters)}>{t('order.findPerformer')}</ButtonLink>}
    >
      {t('order.unservedHelp')}
    </Banner>
  );
};

const DayField = () => {
  const { t } = useTranslation('shifts');
  const zone = useStore()?.time_zone ?? productTimeZone;
  return <DateField<Plan> name="day" label={t('order.day')} min={dayOf(useNow(), zone)} />;
};

const EndField = () => {
  const { t } = useTranslation('shifts');
  const from = useWatch<Plan, 'from'>({ name: 'from' });
  return <TimeField<Plan> name="to" label={t('order.to')} after={from} quarters />;
};

/** The chosen times in the time zone of the chosen store. */
const useTimes = () => {
  const [day, from, to] = useWatch<Plan, ['day', 'from', 'to']>({ name: ['day', 'from', 'to'] });
  const zone = useStore()?.time_zone ?? productTimeZone;
  return { times: timesOf({ day, from, to }, zone), zone };
};

const NoteOnTimes = () => {
  const storeId = useWatch<Plan, 'store_id'>({ name: 'store_id' });
  return <TimeNote {...useTimes()} storeId={storeId} />;
};

const BreakField = ({ ordering }: { ordering: boolean }) => {
  const { t } = useTranslation('shifts');
  const { times } = useTimes();
  return (
    <NumberField<Plan>
      name="planned_break_minutes"
      label={t('order.break')}
      unit={t('order.minutes')}
      optional={ordering}
      hint={ordering && times ? t('order.breakHint', { minutes: defaultBreakMinutes(times) }) : undefined}
    />
  );
};

/** The server validates day and times together, so a change of one clears the errors of all. */
const useJudgedTogether = (): void => {
  const { trigger, getFieldState, subscribe } = useFormContext<Plan>();
  useEffect(
    () =>
      subscribe({
        name: ['store_id', 'day', 'from', 'to'],
        exact: true,
        formState: { values: true },
        callback: () => {
          const fields = (['day', 'from', 'to'] as const).filter((field) => getFieldState(field).invalid);
          if (fields.length > 0) void trigger(fields);
        },
      }),
    [subscribe, trigger, getFieldState],
  );
};

/** A customer may choose one of the store's performers. A performer's own order always goes to itself. */
const Performer = () => {
  const { t } = useTranslation('shifts');
  const store = useStore();
  const side = sideOf(roleOf(useMe()));
  if (!store || store.vendors.length < 2 || side === 'performer') return null;
  return (
    <SelectField<Plan>
      name="vendor_id"
      label={t('order.performer')}
      hint={t('order.performerHint')}
      optional
      placeholder={t('order.anyPerformer')}
      options={store.vendors.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
};

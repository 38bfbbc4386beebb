import { MegaphoneOff } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import type { Specialty } from '#shared/contracts/specialties.ts';
import type { Store } from '#shared/contracts/stores.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { defaultBreakMinutes } from '#shared/domain/shifts/plan.ts';
import { roleOf, useMe } from '../../../api/me.ts';
import { ComboboxField, DateField, NumberField, SelectField, TextField, TimeField } from '../../../resource/fields.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { money } from '../../../ui/format.ts';
import { Pair, Section } from '../../../ui/section.tsx';
import type { Option } from '../../../ui/select.tsx';
import { useShortcuts } from '../../../ui/shortcuts.ts';
import { Forecast } from './forecast.tsx';
import { timesOf } from './plan.ts';
import type { Plan } from './plan.ts';
import type { Refused } from './refusal.ts';
import { TimeNote } from './time-note.tsx';

/** The available stores and specialties. */
export type Choices = { stores: readonly Store[]; specialties: readonly Specialty[] };

/** The form fields of a new or edited shift, with the preview beside them. Ctrl+Enter submits. */
export const ShiftFields = ({
  stores,
  specialties,
  ordering = false,
  before,
  refused,
}: Choices & {
  ordering?: boolean;
  /** The edited shift. */
  before?: Shift;
  refused: Refused;
}) => {
  const { t } = useTranslation('shifts');
  const fields = useRef<HTMLDivElement>(null);
  useShortcuts({ 'ctrl+enter': () => fields.current?.closest('form')?.requestSubmit() });
  const plan = useWatch() as Plan;
  const store = stores.find(({ id }) => id === plan.store_id);
  const zone = store?.time_zone ?? 'Europe/Prague';
  const times = timesOf(plan, zone);
  useJudgedTogether(plan);
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_320px] xl:gap-10" ref={fields}>
      <div>
        <Section title={t('order.place')} reason={ordering ? t('order.placeHelp') : undefined}>
          <ComboboxField<Plan>
            name="store_id"
            label={t('order.store')}
            placeholder={t('order.chooseStore')}
            options={stores.map(({ id, name, address }) => ({ value: id, label: name, note: address }))}
          />
          {ordering && store && store.vendors.length === 0 && (
            <Banner tone="warning" icon={MegaphoneOff} title={t('order.unserved')}>
              {t('order.unservedHelp')}
            </Banner>
          )}
          <ComboboxField<Plan>
            name="category_id"
            label={t('order.specialty')}
            placeholder={t('order.chooseSpecialty')}
            options={specialties.map(({ id, name, hourly_rate }) => ({
              value: id,
              label: name,
              note: t('order.rate', { rate: money(hourly_rate) }),
            }))}
          />
        </Section>
        <Section title={t('order.time')} reason={t('order.timeHelp')}>
          <div className="grid gap-4 sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)]">
            <DateField<Plan> name="day" label={t('order.day')} />
            <div className="contents max-sm:grid max-sm:grid-cols-2 max-sm:gap-4">
              <TimeField<Plan> name="from" label={t('order.from')} />
              <TimeField<Plan> name="to" label={t('order.to')} after={plan.from} />
            </div>
          </div>
          <Suspense>
            <TimeNote times={times} zone={zone} />
          </Suspense>
        </Section>
        <Section
          title={t(ordering ? 'order.people' : 'order.pause')}
          reason={ordering ? t('order.peopleHelp') : undefined}
        >
          <Pair>
            {ordering && <NumberField<Plan> name="count" label={t('order.count')} hint={t('order.countHint')} />}
            <NumberField<Plan>
              name="planned_break_minutes"
              label={t('order.break')}
              unit={t('order.minutes')}
              optional={ordering}
              hint={ordering && times ? t('order.breakHint', { minutes: defaultBreakMinutes(times) }) : undefined}
            />
          </Pair>
          {ordering && <Performer store={store} />}
        </Section>
        {ordering && (
          <Section title={t('order.note')} reason={t('order.noteHelp')}>
            <TextField<Plan> name="comment" label={t('order.comment')} lines={3} maxLength={2000} optional />
          </Section>
        )}
      </div>
      <Forecast plan={plan} times={times} store={store} specialties={specialties} before={before} refused={refused} />
    </div>
  );
};

/** The server validates day and times together, so a change of one clears the errors of all. */
const useJudgedTogether = ({ store_id, day, from, to }: Plan): void => {
  const { trigger, getFieldState } = useFormContext<Plan>();
  const check = useEffectEvent(() => {
    const fields = (['day', 'from', 'to'] as const).filter((field) => getFieldState(field).invalid);
    if (fields.length > 0) void trigger(fields);
  });
  useEffect(() => check(), [store_id, day, from, to]);
};

/** A customer may choose one of the store's performers. A performer's own order always goes to itself. */
const Performer = ({ store }: { store: Store | undefined }) => {
  const { t } = useTranslation('shifts');
  const side = sideOf(roleOf(useMe()));
  if (!store || store.vendors.length < 2 || side === 'performer') return null;
  const anyone: Option = { value: '', label: t('order.anyPerformer') };
  return (
    <SelectField<Plan>
      name="vendor_id"
      label={t('order.performer')}
      hint={t('order.performerHint')}
      options={[anyone, ...store.vendors.map(({ id, name }) => ({ value: id, label: name }))]}
    />
  );
};

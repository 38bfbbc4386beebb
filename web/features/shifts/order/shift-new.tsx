import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { createShift, getShift, type Shift } from '#shared/contracts/shifts.ts';
import { roleOf, useMay, useMe } from '../../../api/me.ts';
import { useGet, useSend } from '../../../api/query.ts';
import { useOpenRequests } from '../../../domain/clients/open-requests.ts';
import { useOfferNextStep } from '../../../domain/setup/next-step.ts';
import { shownCost } from '../../../domain/shifts/shown-cost.ts';
import { ResourceForm } from '../../../kit/form/resource-form.tsx';
import { formatDays } from '../../../kit/list/date-range.ts';
import { firstRows } from '../../../kit/list/use-lookup.ts';
import { Loaded } from '../../../kit/parts/loaded.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { today } from '../../../ui/days.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Body, Page } from '../../../ui/page.tsx';
import {
  useFirstSpecialties,
  useFirstStores,
  useLoadStore,
  useSpecialtyRow,
  useStoreRow,
  useStoreZone,
} from '../lookups.ts';
import { ForecastInBar } from './forecast.tsx';
import { copyOf, emptyPlan, isOver, orderOf, Plan, previewedOf, timesOf } from './plan.ts';
import { refusalOf, useRefusal } from './refusal.ts';
import { ShiftFields } from './shift-fields.tsx';

/**
 * /shifts/new. An empty calendar cell links here with ?store&day&category, a proposal of the assistant with ?plan and all
 * fields, a copy of a shift with ?like.
 */
export default function ShiftNew() {
  const { t } = useTranslation('shifts');
  const title = t('order.new');
  const stores = useFirstStores(firstRows);
  const specialties = useFirstSpecialties(firstRows);
  return (
    <Loaded title={title} answer={stores}>
      {(stores) => (
        <Loaded title={title} answer={specialties}>
          {(specialties) =>
            stores.total === 0 ? (
              <NoStore title={title} />
            ) : (
              <Prefilled store={onlyOf(stores)} specialty={onlyOf(specialties)} />
            )
          }
        </Loaded>
      )}
    </Loaded>
  );
}

const NoStore = ({ title }: { title: string }) => {
  const { t } = useTranslation('shifts');
  const mayCreate = useMay('store.create');
  return (
    <Page title={title}>
      <Body>
        <EmptyState
          kind="start"
          title={t('order.noStore')}
          actions={
            mayCreate && (
              <ButtonLink variant="primary" icon={Plus} to={paths.stores.new}>
                {t('order.createStore')}
              </ButtonLink>
            )
          }
        >
          {t(mayCreate ? 'order.noStoreHelp' : 'order.noStoreGiven')}
        </EmptyState>
      </Body>
    </Page>
  );
};

const Opening = () => {
  const { t } = useTranslation('shifts');
  return (
    <Loaded title={t('order.new')} answer={{ error: null, refetch: () => undefined }}>
      {() => null}
    </Loaded>
  );
};

/** The only row of a list. */
const onlyOf = ({ data, total }: { data: readonly { id: string }[]; total: number }): string | undefined =>
  total === 1 ? data[0]?.id : undefined;

/** The only store and the only specialty that can be ordered for. */
type Only = { store: string | undefined; specialty: string | undefined };

const Prefilled = (only: Only) => {
  const [search] = useSearchParams();
  const like = search.get('like');
  return like === null ? <FromAddress {...only} /> : <FromShift id={like} />;
};

/** Ids that are unknown or can no longer be ordered are left empty. */
const FromAddress = (only: Only) => {
  const [search] = useSearchParams();
  const store = useStoreRow(only.store ?? search.get('store') ?? '');
  const specialty = useSpecialtyRow(only.specialty ?? search.get('category') ?? '');
  if (store.isLoading || specialty.isLoading) return <Opening />;
  const values = {
    ...emptyPlan,
    store_id: store.row?.id ?? '',
    category_id: specialty.row?.active ? specialty.row.id : '',
    day: search.get('day') ?? '',
    from: search.get('from') ?? '',
    to: search.get('to') ?? '',
    planned_break_minutes: numberIn(search, 'break'),
    count: numberIn(search, 'count') ?? 1,
    vendor_id: search.get('vendor'),
    comment: search.get('comment'),
    override_reason: search.get('reason'),
  };
  return <NewShift key={search.get('plan')} values={values} />;
};

const numberIn = (search: URLSearchParams, name: string): number | null =>
  search.has(name) ? Number(search.get(name)) : null;

const FromShift = ({ id }: { id: string }) => {
  const { t } = useTranslation('shifts');
  const shift = useGet(getShift, { params: { id } });
  return (
    <Loaded title={t('order.new')} answer={shift}>
      {({ data }) => <Copy key={data.id} shift={data} />}
    </Loaded>
  );
};

const Copy = ({ shift }: { shift: Shift }) => {
  const role = roleOf(useMe());
  const [now] = useState(() => new Date().toISOString());
  const store = useStoreRow(shift.store.id);
  const specialty = useSpecialtyRow(shift.category.id);
  if (store.isLoading || specialty.isLoading) return <Opening />;
  const choices = { stores: store.row ? [store.row] : [], specialties: specialty.row?.active ? [specialty.row] : [] };
  return <NewShift values={copyOf(shift, choices, today(), (times) => refusalOf(times, role, now) === null)} />;
};

const NewShift = ({ values }: { values: Plan }) => {
  const { t } = useTranslation('shifts');
  const navigate = useNavigate();
  const client = useQueryClient();
  const order = useSend(createShift);
  const loadStore = useLoadStore();
  const zoneOf = useStoreZone();
  const [refused, recordRefusal] = useRefusal();
  const openRequests = useOpenRequests();
  const offerNextStep = useOfferNextStep();
  return (
    <Page title={t('order.new')}>
      <ResourceForm
        creating
        param="like plan"
        schema={Plan}
        values={values}
        check={({ store_id, day }) => ({
          day: isOver(day, zoneOf(store_id), new Date().toISOString()) ? t('order.dayOver') : undefined,
        })}
        submitLabel={t('order.send')}
        summary={<ForecastInBar refused={refused} />}
        submit={async (plan) => {
          const store = await loadStore(plan.store_id);
          const times = timesOf(plan, store.time_zone);
          if (!times) throw new Error('the schema let an unfinished plan through');
          const cost = shownCost(client, previewedOf(plan, times, store));
          const body = { ...orderOf(plan, times, store), cost };
          const { data } = await recordRefusal(times, order.mutateAsync({ body }));
          return { ...plan, ordered: [data].flat() };
        }}
        savedText={({ ordered }) => {
          const toNobody = ordered.some(({ flags }) => flags.includes('offered_to_nobody'));
          // The page of the shift names the performers with a request to serve the store.
          return t(toNobody && !openRequests ? 'order.sentToNobody' : 'order.sent', { count: ordered.length });
        }}
        onSaved={({ ordered }) => {
          const [first] = ordered;
          offerNextStep('shift');
          if (first)
            void navigate(ordered.length === 1 ? paths.shifts.view(first.id) : listOf(first), { replace: true });
        }}
      >
        <ShiftFields ordering refused={refused} />
      </ResourceForm>
    </Page>
  );
};

const listOf = ({ day, store }: { day: string; store: { id: string } }) =>
  `${paths.shifts.list}?${new URLSearchParams({ dates: formatDays({ from: day, to: day }), store_id: store.id }).toString()}`;

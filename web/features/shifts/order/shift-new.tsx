import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { createShift, getShift } from '#shared/contracts/shifts.ts';
import type { Shift } from '#shared/contracts/shifts.ts';
import { listSpecialties } from '#shared/contracts/specialties.ts';
import { listStores } from '#shared/contracts/stores.ts';
import { roleOf, useMay, useMe } from '../../../api/me.ts';
import { useGet, useSend } from '../../../api/query.ts';
import { paths } from '../../../paths.ts';
import { Loaded } from '../../../resource/loaded.tsx';
import { ResourceForm } from '../../../resource/resource-form.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { today } from '../../../ui/days.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Body, Page } from '../../../ui/page.tsx';
import { formatDays } from '../list/dates.ts';
import { copyOf, emptyPlan, orderOf, Plan, timesOf } from './plan.ts';
import { refusalOf, useRefusal } from './refusal.ts';
import { ShiftFields } from './shift-fields.tsx';
import type { Choices } from './shift-fields.tsx';

/** /shifts/new. An empty calendar cell links here with ?store&day&category, a copy of a shift with ?like. */
export default function ShiftNew() {
  const { t } = useTranslation('shifts');
  const title = t('order.new');
  const stores = useGet(listStores, { query: { per_page: '1000' } });
  const specialties = useGet(listSpecialties, { query: { per_page: '1000' } });
  return (
    <Loaded title={title} answer={stores}>
      {({ data: stores }) => (
        <Loaded title={title} answer={specialties}>
          {({ data }) =>
            stores.length === 0 ? (
              <NoStore title={title} />
            ) : (
              <Prefilled stores={stores} specialties={data.filter(({ active }) => active)} />
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

const Prefilled = (choices: Choices) => {
  const [search] = useSearchParams();
  const like = search.get('like');
  return like === null ? <FromAddress {...choices} /> : <FromShift {...choices} id={like} />;
};

const FromAddress = ({ stores, specialties }: Choices) => {
  const [search] = useSearchParams();
  const known = (choices: readonly { id: string }[], id: string | null) =>
    (choices.length === 1 ? choices[0] : choices.find((one) => one.id === id))?.id ?? '';
  const values = {
    ...emptyPlan,
    store_id: known(stores, search.get('store')),
    category_id: known(specialties, search.get('category')),
    day: search.get('day') ?? '',
  };
  return <NewShift stores={stores} specialties={specialties} values={values} />;
};

const FromShift = ({ id, ...choices }: Choices & { id: string }) => {
  const { t } = useTranslation('shifts');
  const role = roleOf(useMe());
  const [now] = useState(() => new Date().toISOString());
  const shift = useGet(getShift, { params: { id } });
  return (
    <Loaded title={t('order.new')} answer={shift}>
      {({ data }) => (
        <NewShift
          key={data.id}
          {...choices}
          values={copyOf(data, choices, today(), (times) => refusalOf(times, role, now) === null)}
        />
      )}
    </Loaded>
  );
};

type Ordered = { ordered: Pick<Shift, 'id' | 'day' | 'store' | 'flags'>[] };

const NewShift = ({ stores, specialties, values }: Choices & { values: Plan }) => {
  const { t } = useTranslation('shifts');
  const navigate = useNavigate();
  const order = useSend(createShift);
  const [refused, recordRefusal] = useRefusal();
  return (
    <Page title={t('order.new')}>
      <ResourceForm
        creating
        schema={Plan}
        values={values}
        submitLabel={t('order.send')}
        savedText={(saved) => {
          const { ordered } = saved as Ordered;
          const toNobody = ordered.some(({ flags }) => flags.includes('offered_to_nobody'));
          return t(toNobody ? 'order.sentToNobody' : 'order.sent', { count: ordered.length });
        }}
        submit={async (plan) => {
          const store = stores.find(({ id }) => id === plan.store_id);
          const times = store && timesOf(plan, store.time_zone);
          if (!times) throw new Error('the schema let an unfinished plan through');
          const { data } = await recordRefusal(times, order.mutateAsync({ body: orderOf(plan, times, store) }));
          return { ...plan, ordered: [data].flat() };
        }}
        onSaved={(saved) => {
          const { ordered } = saved as Ordered;
          const [first] = ordered;
          if (first)
            void navigate(ordered.length === 1 ? paths.shifts.view(first.id) : listOf(first), { replace: true });
        }}
      >
        <ShiftFields ordering stores={stores} specialties={specialties} refused={refused} />
      </ResourceForm>
    </Page>
  );
};

const listOf = ({ day, store }: { day: string; store: { id: string } }) =>
  `${paths.shifts.list}?${new URLSearchParams({ dates: formatDays({ from: day, to: day }), store_id: store.id }).toString()}`;

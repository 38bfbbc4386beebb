import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { createShift } from '#shared/contracts/shifts.ts';
import { listSpecialties } from '#shared/contracts/specialties.ts';
import { listStores } from '#shared/contracts/stores.ts';
import { useGet, useSend } from '../../../api/query.ts';
import { paths } from '../../../paths.ts';
import { Loaded } from '../../../resource/loaded.tsx';
import { ResourceForm } from '../../../resource/resource-form.tsx';
import { Page } from '../../../ui/page.tsx';
import { writeDays } from '../list/dates.ts';
import { emptyPlan, orderOf, Plan, timesOf } from './plan.ts';
import { useRefused } from './refusal.ts';
import { ShiftFields } from './shift-fields.tsx';
import type { Choices } from './shift-fields.tsx';

/** /shifts/new, and with ?store&day as a calendar's empty cell links it. */
export default function ShiftNew() {
  const { t } = useTranslation('shifts');
  const title = t('order.new');
  const stores = useGet(listStores, { query: { per_page: '1000' } });
  const specialties = useGet(listSpecialties, { query: { per_page: '1000' } });
  return (
    <Loaded title={title} answer={stores}>
      {({ data: stores }) => (
        <Loaded title={title} answer={specialties}>
          {({ data }) => <NewShift stores={stores} specialties={data.filter(({ active }) => active)} />}
        </Loaded>
      )}
    </Loaded>
  );
}

type Ordered = { ordered: { id: string; day: string; store: { id: string } }[] };

const NewShift = ({ stores, specialties }: Choices) => {
  const { t } = useTranslation('shifts');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const order = useSend(createShift);
  const [refused, listen] = useRefused();
  const onlyStore = stores.length === 1 ? stores[0] : undefined;
  const wanted = stores.find(({ id }) => id === search.get('store')) ?? onlyStore;
  return (
    <Page title={t('order.new')}>
      <ResourceForm
        creating
        schema={Plan}
        values={{ ...emptyPlan, store_id: wanted?.id ?? '', day: search.get('day') ?? '' }}
        submitLabel={t('order.send')}
        savedText={(saved) => t('order.sent', { count: (saved as Ordered).ordered.length })}
        submit={async (plan) => {
          const store = stores.find(({ id }) => id === plan.store_id);
          const times = store && timesOf(plan, store.time_zone);
          if (!times) throw new Error('the schema let an unfinished plan through');
          const { data } = await listen(order.mutateAsync({ body: orderOf(plan, times, store) }));
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
  `${paths.shifts.list}?${new URLSearchParams({ dates: writeDays({ from: day, to: day }), store_id: store.id }).toString()}`;

import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { getShift, type Shift, updateShift } from '#shared/contracts/shifts.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { api } from '../../../api/client.ts';
import { roleOf, useMe } from '../../../api/me.ts';
import { useGet, useSend } from '../../../api/query.ts';
import { ResourceForm } from '../../../kit/form/resource-form.tsx';
import { Loaded } from '../../../kit/parts/loaded.tsx';
import { paths } from '../../../paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { shiftTime } from '../../../ui/format.ts';
import { Body, Page } from '../../../ui/page.tsx';
import { PendingChange } from '../view/pending-change.tsx';
import { ForecastInBar } from './forecast.tsx';
import { ChangedPlan, changesOf, editable, planOf, timesOf } from './plan.ts';
import { useRefusal } from './refusal.ts';
import { ShiftFields } from './shift-fields.tsx';

export default function ShiftEdit() {
  const { t } = useTranslation('shifts');
  const { id = '' } = useParams();
  const title = t('order.edit');
  const shift = useGet(getShift, { params: { id } });
  return (
    <Loaded title={title} answer={shift}>
      {({ data }) => <EditShift key={data.id} loaded={data} />}
    </Loaded>
  );
}

const EditShift = ({ loaded }: { loaded: Shift }) => {
  const { t } = useTranslation(['shifts', 'common']);
  const navigate = useNavigate();
  const save = useSend(updateShift);
  const [refused, recordRefusal] = useRefusal();
  // The form's base version. A refetch must not replace it during typing; a reload does.
  const [shift, setShift] = useState(loaded);
  const me = useMe();
  const ordersFor = sideOf(roleOf(me)) === 'customer' ? 'customer' : 'performer';
  const waits = shift.status === 'confirmed' || (shift.ordered_by === 'customer' && ordersFor === 'performer');
  const address = paths.shifts.view(shift.id);
  if (!shift.actions.includes('edit')) return <TooLate address={address} />;
  return (
    <Page
      title={t('order.edit')}
      aside={`${shiftTime(shift.starts_at, shift.ends_at, shift.store.time_zone)} · ${shift.store.name}`}
    >
      <ResourceForm
        schema={ChangedPlan}
        values={planOf(loaded)}
        onNewer={() => setShift(loaded)}
        editable={editable}
        submitLabel={t(waits ? 'order.propose' : 'order.save')}
        summary={<ForecastInBar before={shift} refused={refused} />}
        submit={async (changed) => {
          const plan = { ...planOf(shift), ...changed };
          const body = changesOf(plan, shift);
          const times = timesOf(plan, shift.store.time_zone);
          const { data } = await recordRefusal(times, save.mutateAsync({ params: { id: shift.id }, body }));
          return { ...planOf(data), isRequest: data.pending_change !== null };
        }}
        savedText={(saved) => t(saved.isRequest ? 'order.requested' : 'common:form.saved')}
        onSaved={() => void navigate(address, { replace: true })}
        conflictNote={shift.pending_change ? t('order.replacesProposal') : undefined}
        reload={async () => {
          const { data } = await api(getShift, { params: { id: shift.id } });
          setShift(data);
          return planOf(data);
        }}
      >
        {shift.pending_change && (
          <div className="pt-5">
            <PendingChange shift={shift} />
          </div>
        )}
        {waits && (
          <div className="pt-5">
            <Banner tone="info" icon={CalendarClock} title={t('order.waits')}>
              {t(shift.staff ? 'order.waitsHelp' : 'order.waitsNewHelp', { name: shift.staff?.fio ?? '' })}
            </Banner>
          </div>
        )}
        <ShiftFields before={shift} refused={refused} />
      </ResourceForm>
    </Page>
  );
};

const TooLate = ({ address }: { address: string }) => {
  const { t } = useTranslation('shifts');
  return (
    <Page title={t('order.edit')}>
      <Body>
        <EmptyState
          kind="search"
          title={t('order.tooLate')}
          actions={
            <ButtonLink to={address} variant="primary">
              {t('order.toShift')}
            </ButtonLink>
          }
        >
          {t('order.tooLateHelp')}
        </EmptyState>
      </Body>
    </Page>
  );
};

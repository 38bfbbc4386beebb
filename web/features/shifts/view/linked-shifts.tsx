import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { getShift, type Shift } from '#shared/contracts/shifts.ts';
import { roleOf, useMe } from '../../../api/me.ts';
import { useGet } from '../../../api/query.ts';
import { CallUpDialog } from '../../../domain/shifts/call-up-dialog.tsx';
import { canBeCalledUp, type StandBy } from '../../../domain/shifts/call-up.ts';
import { ShiftPill } from '../../../domain/shifts/shift-status.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { shiftTime } from '../../../ui/format.ts';

/** Related shifts: stand-bys of this shift, shifts that this one backs, and the shift that it replaced. */
export const LinkedShifts = ({ shift, now }: { shift: Shift; now: string }) => {
  const { t } = useTranslation('shifts');
  const { backs, backed_by, counterpart_id, status } = shift;
  if (backs.length + backed_by.length === 0 && !counterpart_id) return null;
  return (
    <section aria-labelledby="linked" className="flex flex-col gap-3">
      <h2 id="linked" className="text-14 font-semibold">
        {t('view.linked.title')}
      </h2>
      {counterpart_id && (
        <Linked
          id={counterpart_id}
          label={t(status === 'canceled' ? 'view.linked.tookPlace' : 'view.linked.insteadOf')}
        />
      )}
      {backed_by.map((id) => (
        <Linked
          key={id}
          id={id}
          label={t('view.linked.standsBy')}
          pairOf={(standby) => ({ standby, backed: shift })}
          now={now}
        />
      ))}
      {backs.map((id) => (
        <Linked
          key={id}
          id={id}
          label={t('view.linked.backs')}
          pairOf={(backed) => ({ standby: shift, backed })}
          now={now}
        />
      ))}
    </section>
  );
};

const Linked = ({
  id,
  label,
  pairOf,
  now,
}: {
  id: string;
  label: string;
  pairOf?: (other: Shift) => StandBy;
  now?: string;
}) => {
  const { t } = useTranslation('shifts');
  const role = roleOf(useMe());
  const { data } = useGet(getShift, { params: { id } });
  const [calling, setCalling] = useState<StandBy | null>(null);
  if (!data) return null;
  const other = data.data;
  const pair = pairOf?.(other);
  return (
    <div className="flex flex-col items-start gap-1">
      <p className="text-12 text-ink-3">{label}</p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          to={paths.shifts.view(id)}
          className="figures text-primary-text font-medium underline-offset-3 hover:underline"
        >
          {shiftTime(other.starts_at, other.ends_at, other.store.time_zone)}
        </Link>
        <ShiftPill status={other.status} />
      </p>
      <p className="text-12 text-ink-2">{[other.staff?.fio, other.store.name].filter(Boolean).join(', ')}</p>
      {pair && now && canBeCalledUp(pair, role, now) && (
        <Button size="sm" className="mt-1" onClick={() => setCalling(pair)}>
          {t('view.linked.callUp', { name: pair.standby.staff?.fio ?? '' })}
        </Button>
      )}
      {calling && <CallUpDialog {...calling} onClose={() => setCalling(null)} />}
    </div>
  );
};

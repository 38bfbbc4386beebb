import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listCandidates, listShifts, maxShifts, reserveShift } from '#shared/contracts/shifts.ts';
import type { Shift } from '#shared/contracts/shifts.ts';
import { acceptsStandBy, maxStandBys, maxStandBysOfPerformer } from '#shared/domain/shifts/accepts-stand-by.ts';
import { useRole } from '../../../api/me.ts';
import { useGet, useSend } from '../../../api/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { Field } from '../../../ui/field.tsx';
import { clockRange, shiftInText } from '../../../ui/format.ts';
import { Combobox } from '../../../ui/select.tsx';
import { snack } from '../../../ui/snackbars.tsx';
import { Checkbox } from '../../../ui/switch.tsx';
import { isOutdated, useReport } from '../view/report.ts';
import { LoadFailed } from './load-failed.tsx';

/** Orders a stand-by worker: chooses the worker and the shifts of the same day that they can take over. */
export default function ReserveDrawer({ shift, onClose }: { shift: Shift; onClose: () => void }) {
  const { t } = useTranslation('shifts');
  const report = useReport();
  const send = useSend(reserveShift);
  const [staff, setStaff] = useState<string | null>(null);
  const [backs, setBacks] = useState<readonly string[]>([]);
  const candidates = useGet(listCandidates, { params: { id: shift.id } });
  const sameDay = useGet(listShifts, {
    query: {
      from: shift.day,
      to: shift.day,
      status: ['new', 'confirmed'],
      category_id: shift.category.id,
      per_page: String(maxShifts),
    },
  });
  const eligible = candidates.data?.data.filter((one) => one.eligible) ?? [];
  // The candidates are workers of the shift's performer, if it has one, and they may replace only that performer's workers.
  const isReached = ({ vendor }: Shift) => !vendor || !shift.vendor || vendor.id === shift.vendor.id;
  // A performer reads only its own stand-by shifts.
  const places = useRole() === 'ROLE_VENDOR' ? maxStandBysOfPerformer : maxStandBys;
  const canBack = (other: Shift) => acceptsStandBy(other, shift) && isReached(other) && other.backed_by.length < places;
  const others = sameDay.data?.data.filter(canBack) ?? [];
  const failed = [candidates, sameDay].find(({ data, error }) => !data && error);
  const chosen = eligible.find(({ id }) => id === staff);

  const reserve = () => {
    if (!chosen) return;
    send.mutate(
      { params: { id: shift.id }, body: { version: shift.version, staff_id: chosen.id, backs: [...backs] } },
      {
        onSuccess: () => {
          snack({ tone: 'good', text: t('staffing.done.reserve', { name: chosen.fio, count: backs.length }) });
          onClose();
        },
        onError: (problem) => {
          report(problem);
          if (isOutdated(problem)) onClose();
        },
      },
    );
  };

  return (
    <Drawer
      title={t('staffing.reserve.title')}
      onClose={onClose}
      busy={send.isPending}
      footer={
        <Button
          variant="primary"
          className="ml-auto max-md:flex-1"
          busy={send.isPending}
          disabled={!chosen || backs.length === 0}
          onClick={reserve}
        >
          {t('words.action.reserve')}
        </Button>
      }
    >
      <p className="text-ink-2 mb-4 text-pretty">
        {t('staffing.reserve.help', { when: shiftInText(shift.starts_at, shift.ends_at, shift.store.time_zone) })}
      </p>
      {failed?.error && (
        <LoadFailed
          error={failed.error}
          onRetry={() => Promise.all([candidates, sameDay].map(({ refetch }) => refetch()))}
        />
      )}
      <Field
        label={t('staffing.reserve.worker')}
        hint={candidates.data && eligible.length === 0 ? t('staffing.noneFree') : undefined}
      >
        {(ids) => (
          <Combobox
            {...ids}
            value={staff}
            onChange={setStaff}
            placeholder={t('staffing.search')}
            options={eligible.map(({ id, fio }) => ({ value: id, label: fio }))}
          />
        )}
      </Field>
      <fieldset className="mt-5 mb-2" aria-busy={sameDay.isPending}>
        <legend className="mb-1 font-medium">{t('staffing.reserve.backs')}</legend>
        {sameDay.isPending && <span className="skeleton w-48" />}
        {sameDay.data && others.length === 0 && <p className="text-ink-2">{t('staffing.reserve.noShifts')}</p>}
        {others.map((other) => (
          <label
            key={other.id}
            htmlFor={other.id}
            className="rounded-2 hover:bg-hover has-checked:bg-primary-soft -mx-2 flex min-h-11 items-center gap-3 px-2 py-1.5"
          >
            <Checkbox
              id={other.id}
              checked={backs.includes(other.id)}
              onChange={({ target }) =>
                setBacks(target.checked ? [...backs, other.id] : backs.filter((id) => id !== other.id))
              }
            />
            <span className="min-w-0 flex-1">
              <span className="figures block font-medium">
                {clockRange(other.starts_at, other.ends_at, other.store.time_zone)}
              </span>
              <span className="text-12 text-ink-2 block truncate">
                {other.staff?.fio ?? t('words.unfilled')}, {other.store.name}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
    </Drawer>
  );
}

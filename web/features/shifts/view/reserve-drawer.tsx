import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Request } from '#shared/contracts/endpoint.ts';
import { reserveShift, type Shift } from '#shared/contracts/shifts.ts';
import { acceptsStandBy, maxStandBys, maxStandBysOfPerformer } from '#shared/domain/shifts/accepts-stand-by.ts';
import { useRole } from '../../../api/me.ts';
import { useSend } from '../../../api/query.ts';
import { isOutdated, useReport } from '../../../domain/shifts/report.ts';
import { useCandidates } from '../../../domain/shifts/staffing/use-candidates.ts';
import { ComboboxField, useField } from '../../../kit/form/fields.tsx';
import { FormDrawer } from '../../../kit/form/form-dialog.tsx';
import { handleRefusal } from '../../../kit/form/handle-refusal.ts';
import { useResourceForm } from '../../../kit/form/use-resource-form.ts';
import { Broken } from '../../../kit/parts/broken.tsx';
import { ShowMore } from '../../../kit/parts/show-more.tsx';
import { GroupError } from '../../../ui/field.tsx';
import { clockRange, shiftInText } from '../../../ui/format.ts';
import { Checkbox } from '../../../ui/switch.tsx';
import { useAllShifts } from '../queries.ts';

type Reservation = Request<typeof reserveShift>['body'];

/** Orders a stand-by worker: chooses the worker and the shifts of the same day that they can take over. */
export default function ReserveDrawer({ shift, onClose }: { shift: Shift; onClose: () => void }) {
  const { t } = useTranslation('shifts');
  const report = useReport();
  const send = useSend(reserveShift);
  const candidates = useCandidates(shift);
  const sameDay = useAllShifts({
    from: shift.day,
    to: shift.day,
    status: ['new', 'confirmed'],
    category_id: shift.category.id,
  });
  const eligible = candidates.rows?.filter((one) => one.eligible) ?? [];
  // The candidates are workers of the shift's performer, if it has one, and they may replace only that performer's
  // workers.
  const isReached = ({ vendor }: Shift) => !vendor || !shift.vendor || vendor.id === shift.vendor.id;
  // A performer reads only its own stand-by shifts.
  const places = useRole() === 'ROLE_VENDOR' ? maxStandBysOfPerformer : maxStandBys;
  const canBack = (other: Shift) => acceptsStandBy(other, shift) && isReached(other) && other.backed_by.length < places;
  const others = sameDay.data?.filter(canBack) ?? [];
  const failure = (!candidates.rows && candidates.error) || (!sameDay.data && sameDay.error);

  const state = useResourceForm({
    kind: 'dialog',
    schema: reserveShift.body,
    values: { version: shift.version, staff_id: '', backs: [] },
    submit: async (body) => {
      const answer = await handleRefusal(send.mutateAsync({ params: { id: shift.id }, body }), (problem) => {
        report(problem);
        if (isOutdated(problem)) onClose();
      });
      return answer && body;
    },
    savedText: ({ staff_id, backs }) =>
      t('staffing.done.reserve', { name: eligible.find(({ id }) => id === staff_id)?.fio ?? '', count: backs.length }),
    onSaved: onClose,
  });

  return (
    <FormDrawer state={state} title={t('staffing.reserve.title')} submit={t('words.action.reserve')} onClose={onClose}>
      <p className="text-ink-2 text-pretty">
        {t('staffing.reserve.help', { when: shiftInText(shift.starts_at, shift.ends_at, shift.store.time_zone) })}
      </p>
      {failure && (
        <Broken
          as="banner"
          error={failure}
          onRetry={() => {
            candidates.retry();
            return sameDay.refetch();
          }}
        />
      )}
      <ComboboxField<Reservation>
        name="staff_id"
        label={t('staffing.reserve.worker')}
        hint={candidates.rows && eligible.length === 0 ? t('staffing.noneFree') : undefined}
        placeholder={t('staffing.search')}
        options={eligible.map(({ id, fio }) => ({ value: id, label: fio }))}
      />
      {candidates.rows && <ShowMore list={candidates} label={t('staffing.furtherPerformers')} />}
      <Backs others={others} isLoading={sameDay.isPending} isLoaded={sameDay.data !== undefined} />
    </FormDrawer>
  );
}

/** The shifts of the day that the stand-by worker can take over. */
const Backs = ({
  others,
  isLoading,
  isLoaded,
}: {
  others: readonly Shift[];
  isLoading: boolean;
  isLoaded: boolean;
}) => {
  const { t } = useTranslation('shifts');
  const id = useId();
  const { field, error } = useField('backs', { label: t('staffing.reserve.backs') });
  const backs = field.value as string[];
  return (
    <fieldset aria-busy={isLoading} aria-describedby={error ? id : undefined}>
      <legend className="mb-1 font-medium">{t('staffing.reserve.backs')}</legend>
      {isLoading && <span className="skeleton w-48" />}
      {isLoaded && others.length === 0 && <p className="text-ink-2">{t('staffing.reserve.noShifts')}</p>}
      {others.map((other) => (
        <label
          key={other.id}
          htmlFor={other.id}
          className="rounded-2 hover:bg-hover has-checked:bg-primary-soft -mx-2 flex min-h-11 items-center gap-3 px-2 py-1.5"
        >
          <Checkbox
            id={other.id}
            data-invalid={error ? '' : undefined}
            checked={backs.includes(other.id)}
            onChange={({ target }) =>
              field.onChange(target.checked ? [...backs, other.id] : backs.filter((id) => id !== other.id))
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
      {error && <GroupError id={id}>{error}</GroupError>}
    </fieldset>
  );
};

import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { id, multilineText } from '#shared/contracts/fields.ts';
import { listUsers, type Person } from '#shared/contracts/people.ts';
import type { Shift } from '#shared/contracts/shifts.ts';
import { ComboboxField, SelectField, TextField } from '../../kit/form/fields.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { useLookup } from '../../kit/list/use-lookup.ts';
import { paths } from '../../paths.ts';
import { type Decision, nameOfShift } from './coming-shifts.ts';

type Props = {
  person: Pick<Person, 'id' | 'fio' | 'company'>;
  shifts: readonly Shift[];
  onDecided: (decision: Decision) => void;
  onClose: () => void;
};

const ways = ['release', 'replace'] as const;
/** As the contract limits a reason. */
const maxReason = 500;
const Fields = z
  .object({ way: z.enum(ways), reason: z.nullable(multilineText(maxReason)), staff_id: z.nullable(id) })
  .check(
    z.refine(({ way, reason }) => way !== 'release' || reason !== null, { error: 'required', path: ['reason'] }),
    z.refine(({ way, staff_id }) => way !== 'replace' || staff_id !== null, { error: 'required', path: ['staff_id'] }),
  );
type Input = z.input<typeof Fields>;

/** Shows the coming shifts of a worker who leaves, and asks what becomes of them. */
export const ComingShiftsDialog = ({ person, shifts, onDecided, onClose }: Props) => {
  const { t } = useTranslation('people');
  const state = useResourceForm({
    kind: 'dialog',
    schema: Fields,
    values: { way: 'release', reason: null, staff_id: null },
    submit: ({ way, reason, staff_id }): Promise<Decision> =>
      Promise.resolve(way === 'replace' ? { staff_id: staff_id ?? '' } : { reason: reason ?? '' }),
    onSaved: onDecided,
  });
  const way = useWatch({ control: state.form.control, name: 'way' }) as Input['way'];
  return (
    <FormDialog
      danger
      role="alertdialog"
      state={state}
      title={t('deactivating.shifts', { count: shifts.length, name: person.fio })}
      submit={t(`deactivating.${way}`, { count: shifts.length })}
      keep={t('deactivating.keep')}
      onClose={onClose}
      help={
        <>
          <ComingShifts shifts={shifts} />
          <p className="text-pretty">{t('deactivating.shiftsText')}</p>
        </>
      }
    >
      <SelectField<Input>
        name="way"
        label={t('deactivating.way')}
        options={ways.map((value) => ({ value, label: t(`deactivating.ways.${value}`) }))}
      />
      {way === 'release' ? (
        <TextField<Input>
          name="reason"
          label={t('deactivating.reason')}
          hint={t('deactivating.reasonHint')}
          nullable
          lines={2}
          maxLength={maxReason}
        />
      ) : (
        <Replacement person={person} />
      )}
    </FormDialog>
  );
};

const Replacement = ({ person }: Pick<Props, 'person'>) => {
  const { t } = useTranslation('people');
  const chosen = useWatch<Input, 'staff_id'>({ name: 'staff_id' });
  const company = person.company && { company_id: person.company.id };
  const { options, ...workers } = useLookup(listUsers, {
    request: (query) => ({ query: { ...query, ...company, roles: 'ROLE_VENDOR_STAFF' as const } }),
    options: ({ data }) => data.map(({ id: value, fio }) => ({ value, label: fio })),
    chosen: [chosen],
  });
  return (
    <ComboboxField<Input>
      name="staff_id"
      label={t('deactivating.replacement')}
      hint={t('deactivating.replacementHint')}
      options={options?.filter(({ value }) => value !== person.id)}
      {...workers}
    />
  );
};

const maxShown = 6;

const ComingShifts = ({ shifts }: Pick<Props, 'shifts'>) => {
  const { t } = useTranslation('people');
  const others = shifts.length - maxShown;
  return (
    <ul className="text-ink my-3 flex flex-col gap-1.5">
      {shifts.slice(0, maxShown).map((shift) => (
        <li key={shift.id} className="wrap-anywhere tabular-nums">
          <Link to={paths.shifts.view(shift.id)} className="hover:underline">
            {nameOfShift(shift)}
          </Link>
        </li>
      ))}
      {others > 0 && <li className="text-ink-2">{t('list.more', { others })}</li>}
    </ul>
  );
};

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '#shared/domain/roles.ts';
import { useField } from '../../kit/form/fields.tsx';
import { GroupError } from '../../ui/field.tsx';

/** The roles that the reader may grant, each with a description. */
export const RoleField = ({ roles }: { roles: readonly Role[] }) => {
  const { t } = useTranslation(['people', 'common']);
  const id = useId();
  const { field, error } = useField('role', { label: t('inviting.role') });
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-1.5 font-medium">{t('inviting.role')}</legend>
      <div className="rounded-3 border-line border">
        {roles.map((role) => (
          <label
            key={role}
            className="border-line hover:bg-hover has-checked:bg-primary-soft first:rounded-t-3 last:rounded-b-3 grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 px-4 py-2.5 not-first:border-t"
          >
            <input
              type="radio"
              name={id}
              data-invalid={error ? '' : undefined}
              checked={role === field.value}
              onChange={() => field.onChange(role)}
              className="row-span-2 mt-0.5 size-4 accent-(--primary)"
            />
            <span className="font-medium">{t(`common:role.${role}`)}</span>
            <span className="text-12 text-ink-2">{t(`inviting.what.${role}`)}</span>
          </label>
        ))}
      </div>
      {error && <GroupError id={`${id}-error`}>{error}</GroupError>}
    </fieldset>
  );
};

import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.ts';

/** The classes of an input, a select or a text area. */
export const controlClass = cx(
  'block h-field w-full min-w-0 rounded-2 border border-line-field bg-surface px-2.5 text-14 max-md:text-16',
  'focus-visible:outline-offset-1 data-open:border-primary',
  'aria-invalid:border-danger-line data-invalid:border-danger-line',
  'disabled:border-line disabled:bg-sunken disabled:text-ink-2 data-disabled:border-line data-disabled:bg-sunken data-disabled:text-ink-2',
);

type Ids = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

/** The id of the label of a control. A control whose value is its text content names itself by both. */
export const labelIdOf = (id: string): string => `${id}-label`;

/**
 * The frame of a control: label above, hint or error below. `children` renders the control with the given attributes.
 * Inside a ResourceForm use kit/form/fields.tsx, which connects this to the form.
 */
export const Field = ({
  label,
  hint,
  error,
  optional = false,
  className,
  children,
}: {
  label: string;
  hint?: ReactNode;
  error?: string;
  optional?: boolean;
  className?: string;
  children: (ids: Ids) => ReactNode;
}) => {
  const { t } = useTranslation();
  const id = useId();
  const below = error ?? hint;
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="flex items-baseline gap-1.5 font-medium">
        <span id={labelIdOf(id)}>{label}</span>
        {optional && <span className="text-12 font-regular text-ink-3 ml-auto">{t('optional')}</span>}
      </label>
      {children({
        id,
        'aria-describedby': below ? `${id}-below` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {below && (
        <p id={`${id}-below`} className={cx('flex gap-1.25 text-12', error ? 'text-danger-text' : 'text-ink-3')}>
          {error && <CircleAlert className="mt-px size-3.5" />}
          <span>{below}</span>
        </p>
      )}
    </div>
  );
};

/** The error of a group of controls. Pass its id to the group's aria-describedby. */
export const GroupError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} role="alert" className="text-12 text-danger-text mt-1.5 flex gap-1.25">
    <CircleAlert className="mt-px size-3.5" />
    {children}
  </p>
);

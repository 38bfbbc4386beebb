import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/cx.ts';
import { control, Field } from '../../../ui/field.tsx';

/** Why: asked before it is done, kept in the history. */
export const ReasonField = ({
  label,
  value,
  missing,
  onChange,
}: {
  label: string;
  value: string;
  missing: boolean;
  onChange: (text: string) => void;
}) => {
  const { t } = useTranslation('shifts');
  return (
    <Field
      label={label}
      hint={t('view.reasonHint')}
      mistake={missing ? t('view.reasonMissing') : undefined}
      className="text-13 text-ink mt-4"
    >
      {(ids) => (
        <textarea
          {...ids}
          rows={2}
          maxLength={500}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={cx(control, 'h-auto! resize-y py-2')}
        />
      )}
    </Field>
  );
};

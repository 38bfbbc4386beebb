import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

/** The reason of an action, which is stored in the history. */
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
      error={missing ? t('view.reasonMissing') : undefined}
      className="text-13 text-ink mt-4"
    >
      {(ids) => <TextArea {...ids} maxLength={500} value={value} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  );
};

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '../../ui/phone-field.tsx';
import { useCountries } from './countries.ts';
import { changeDraft, useDraft } from './draft.ts';
import { tallness } from './step.tsx';

export default function PhoneInput({
  hint,
  error,
  autoFocus,
}: {
  hint?: ReactNode;
  error?: string | undefined;
  autoFocus?: boolean;
}) {
  const { t } = useTranslation('auth');
  const { phone } = useDraft();
  const { countries, home } = useCountries();
  return (
    <PhoneField
      label={t('checkIn.phone')}
      hint={hint}
      error={error}
      autoFocus={autoFocus}
      value={phone ?? { country: home, digits: '' }}
      onChange={(next) => changeDraft({ phone: next })}
      countries={countries}
      tall={tallness}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../ui/i18n.ts';
import type { PhoneValue } from '../../ui/phone-field.tsx';
import { nationalLength } from '../../ui/phone-number.ts';

/**
 * What is wrong with a phone number, as a sentence. A country without a mask accepts any number of digits up to the
 * E.164 maximum.
 */
export const usePhoneError = () => {
  const { t } = useTranslation(['auth', 'common']);
  return ({ country, digits }: PhoneValue): string | undefined => {
    if (digits === '') return t('required.phone');
    const length = nationalLength(country);
    const fits = length === null ? digits.length >= 4 && digits.length <= 14 : digits.length === length;
    if (fits) return undefined;
    const name = country.names[currentLanguage()];
    return t('common:phone.digits', { country: name, count: length ?? 4, typed: digits.length });
  };
};

import { useTranslation } from 'react-i18next';
import { listPhoneCodes } from '#shared/contracts/auth.ts';
import { useGet } from '../../api/query.ts';
import { TextField, useField } from '../../kit/form/fields.tsx';
import { PhoneField, type PhoneValue } from '../../ui/phone-field.tsx';
import { type Country, countryOf, czechia, homeCountry, nationalLength, wholeNumber } from '../../ui/phone-number.ts';
import { Segments } from '../../ui/segments.tsx';

export type Contact = { way: 'email' | 'phone'; email: string; phone: PhoneValue | null };

export const isEmail = (email: string): boolean => /^\S+@\S+\.\S+$/.test(email.trim());

/** The contact as the API expects it; null while it is invalid. */
export const sentAs = ({ way, email, phone }: Contact): { email: string } | { phone_numbers: string } | null => {
  if (way === 'email') return isEmail(email) ? { email } : null;
  const number = numberOf(phone);
  return number === null ? null : { phone_numbers: number };
};

/** The number as the API expects it; null while it is invalid. */
export const numberOf = (phone: PhoneValue | null): string | null => {
  if (!phone) return null;
  const length = nationalLength(phone.country);
  const fits = length === null ? phone.digits.length >= 5 : phone.digits.length === length;
  return fits ? wholeNumber(phone.digits, phone.country) : null;
};

/** Where the link is sent: by e-mail, or by SMS if the person has only a phone. */
export const ContactFields = () => {
  const { t } = useTranslation('people');
  const { field } = useField('way', { label: t('inviting.way') });
  return (
    <>
      <Segments
        label={t('inviting.way')}
        value={field.value as Contact['way']}
        onChange={field.onChange}
        choices={[
          { value: 'email', label: t('inviting.byEmail') },
          { value: 'phone', label: t('inviting.byPhone') },
        ]}
      />
      {field.value === 'email' ? <EmailField /> : <NumberOfPhone label={t('inviting.phone')} />}
    </>
  );
};

export const EmailField = () => {
  const { t } = useTranslation('people');
  return (
    <TextField<Contact> name="email" label={t('inviting.email')} type="email" autoComplete="off" maxLength={254} />
  );
};

export const NumberOfPhone = ({ label }: { label: string }) => {
  const countries = useCountries();
  const { field, error } = useField('phone', { label });
  return (
    <PhoneField
      label={label}
      error={error}
      value={(field.value as PhoneValue | null) ?? { country: homeCountry(countries), digits: '' }}
      onChange={field.onChange}
      countries={countries}
    />
  );
};

/** Only Czechia until all countries are loaded. */
const useCountries = (): readonly Country[] => {
  const { data } = useGet(listPhoneCodes, {});
  return data?.data.map(countryOf) ?? [czechia];
};

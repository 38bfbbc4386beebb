import { useTranslation } from 'react-i18next';
import { listPhoneCodes } from '#shared/contracts/auth.ts';
import { useGet } from '../../api/query.ts';
import { controlClass, Field } from '../../ui/field.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import type { PhoneValue } from '../../ui/phone-field.tsx';
import { countryOf, czechia, homeCountry, nationalLength, wholeNumber } from '../../ui/phone-number.ts';
import type { Country } from '../../ui/phone-number.ts';
import { Segments } from '../../ui/segments.tsx';

export type Contact = { way: 'email' | 'phone'; email: string; phone: PhoneValue | null };

/** The contact as the API expects it; null while it is invalid. */
export const sentAs = ({ way, email, phone }: Contact): { email: string } | { phone_numbers: string } | null => {
  if (way === 'email') return /^\S+@\S+\.\S+$/.test(email.trim()) ? { email } : null;
  if (!phone) return null;
  const length = nationalLength(phone.country);
  const fits = length === null ? phone.digits.length >= 5 : phone.digits.length === length;
  return fits ? { phone_numbers: wholeNumber(phone.digits, phone.country) } : null;
};

/** Where the link is sent: by e-mail, or by SMS if the person has only a phone. */
export const ContactFields = ({
  value,
  onChange,
  error,
}: {
  value: Contact;
  onChange: (value: Contact) => void;
  error?: string | undefined;
}) => {
  const { t } = useTranslation('people');
  const countries = useCountries();
  return (
    <>
      <Segments
        label={t('inviting.way')}
        value={value.way}
        onChange={(way) => onChange({ ...value, way })}
        choices={[
          { value: 'email', label: t('inviting.byEmail') },
          { value: 'phone', label: t('inviting.byPhone') },
        ]}
      />
      {value.way === 'email' ? (
        <Field label={t('inviting.email')} error={error}>
          {(ids) => (
            <input
              {...ids}
              type="email"
              autoComplete="off"
              maxLength={254}
              value={value.email}
              onChange={(event) => onChange({ ...value, email: event.target.value })}
              className={controlClass}
            />
          )}
        </Field>
      ) : (
        <PhoneField
          label={t('inviting.phone')}
          error={error}
          value={value.phone ?? { country: homeCountry(countries), digits: '' }}
          onChange={(phone) => onChange({ ...value, phone })}
          countries={countries}
        />
      )}
    </>
  );
};

/** Only Czechia until all countries are loaded. */
const useCountries = (): readonly Country[] => {
  const { data } = useGet(listPhoneCodes, {});
  return data?.data.map(countryOf) ?? [czechia];
};

import { useTranslation } from 'react-i18next';
import { FieldArray } from '../../kit/form/field-array.tsx';
import { TextField } from '../../kit/form/fields.tsx';
import type { PhoneRow } from './phone-rows.ts';

/** The numbers beside the one to sign in with. */
export const FurtherPhones = () => {
  const { t } = useTranslation('people');
  return (
    <FieldArray<{ phone_numbers: PhoneRow[] }, 'phone_numbers'>
      name="phone_numbers"
      label={t('fields.phone_numbers')}
      text={(value) => (value as PhoneRow[]).map(({ number }) => number).join(', ') || '—'}
      max={4}
      add={t('person.phoneAdd')}
      empty={{ number: '' }}
      remove={(number) => t('person.phoneRemove', { number })}
    >
      {(nth) => (
        <TextField
          name={`phone_numbers.${nth}.number`}
          label={t('person.phoneFurther', { number: nth + 1 })}
          type="tel"
          autoComplete="off"
          maxLength={60}
        />
      )}
    </FieldArray>
  );
};

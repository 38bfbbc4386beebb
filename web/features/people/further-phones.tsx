import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { internationalPhone } from '#shared/domain/imports/workers.ts';
import { phoneText } from '#shared/domain/people/phone.ts';
import { FieldArray } from '../../kit/form/field-array.tsx';
import { TextField } from '../../kit/form/fields.tsx';

/** A number without a calling code is Czech. */
const PhoneRow = z.object({
  number: z.string().check(z.refine((typed) => internationalPhone(typed) !== null, { error: 'not-phone' })),
});
type PhoneRow = z.infer<typeof PhoneRow>;
export const phoneRows = z.array(PhoneRow);

export const rowsOf = (numbers: readonly string[]): PhoneRow[] =>
  numbers.map((number) => ({ number: phoneText(number) }));
/** The numbers as the API expects them. */
export const numbersIn = (rows: readonly PhoneRow[]): string[] =>
  rows.map(({ number }) => internationalPhone(number) ?? number);

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

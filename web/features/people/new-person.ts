import * as z from 'zod/mini';
import { nullsOf, role } from '#shared/contracts/fields.ts';
import { PersonFields } from '#shared/contracts/people.ts';
import { scopeRequirements } from '#shared/domain/people/role-grants.ts';
import type { PhoneValue } from '../../ui/phone-field.tsx';
import { numberOf } from './contact-fields.tsx';
import { numbersIn, phoneRows } from './phone-rows.ts';
import { noPlace, placeFields, placeFor } from './place-fields.tsx';

/** The form of a new person. */
export const NewPerson = z.object({
  role: z.nullable(role),
  ...placeFields,
  ...z.pick(PersonFields, {
    first_name: true,
    middle_name: true,
    last_name: true,
    country: true,
    languages: true,
    login: true,
    personal_number: true,
    contract: true,
    bank_account: true,
    deduction: true,
  }).shape,
  email: z.string(),
  /** The number to sign in with. */
  phone: z.nullable(z.custom<PhoneValue>()),
  phone_numbers: phoneRows(),
  password: z.string(),
});
export type NewPerson = z.input<typeof NewPerson>;

export const noPerson = {
  ...nullsOf(NewPerson),
  ...noPlace,
  first_name: '',
  middle_name: '',
  last_name: '',
  languages: [],
  email: '',
  phone_numbers: [],
  password: '',
} satisfies NewPerson;

/** The person as the API expects one: only workers have fields of their pay. */
export const bodyOf = ({
  role: as,
  company,
  stores,
  specialties,
  email,
  phone,
  phone_numbers,
  password,
  ...person
}: NewPerson) => {
  if (!as) throw new Error('the check let a person without a role through');
  const { personal_number, contract, bank_account, deduction, login, ...identity } = person;
  const number = numberOf(phone);
  return {
    ...identity,
    role: as,
    ...placeFor(as, { company, stores, specialties }),
    ...(scopeRequirements(as).specialties && { personal_number, contract, bank_account, deduction }),
    ...(email.trim() !== '' && { email }),
    phone_numbers: [...(number === null ? [] : [number]), ...numbersIn(phone_numbers)],
    ...(login !== null && { login }),
    ...(password !== '' && { password }),
  };
};

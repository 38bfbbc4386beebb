import { useState } from 'react';
import * as z from 'zod/mini';
import { getUser, type PersonDetails, updateUser } from '#shared/contracts/people.ts';
import { api } from '../../api/client.ts';
import { useSend } from '../../api/query.ts';
import { numbersIn, phoneRows, rowsOf } from './phone-rows.ts';

const personForm = ({ phone_numbers }: PersonDetails) =>
  z.extend(updateUser.body, { phone_numbers: z.optional(phoneRows(phone_numbers)) });
type Changes = z.input<ReturnType<typeof personForm>>;

const valuesOf = (person: PersonDetails) => ({
  ...person,
  phone_numbers: rowsOf(person.phone_numbers.filter((number) => number !== person.phone)),
});

/** The form of a person, for a page and a drawer. */
export const usePersonForm = (person: PersonDetails) => {
  const save = useSend(updateUser);
  const [schema] = useState(() => personForm(person));
  const params = { id: person.id };
  const [photoVersions] = useState(() => new Set<number>());
  const afterPhotos = (version: number): number =>
    photoVersions.has(version + 1) ? afterPhotos(version + 1) : version;
  return {
    /** A new photo raised the version, and changed nothing that the form shows. */
    addPhotoVersion: (version: number) => void photoVersions.add(version),
    form: {
      schema,
      values: valuesOf(person),
      editable: person.editable,
      submit: async ({ version, phone_numbers, ...changes }: Changes) => {
        const body = { ...changes, ...(phone_numbers && { phone_numbers: numbersIn(phone_numbers) }) };
        if (Object.keys(body).length === 0) return valuesOf(person);
        const sent = { ...body, version: afterPhotos(version) };
        return valuesOf((await save.mutateAsync({ params, body: sent })).data);
      },
      reload: async () => valuesOf((await api(getUser, { params })).data),
    },
  };
};

import type { Request } from '#shared/contracts/endpoint.ts';
import { getUser, type PersonDetails, updateUser } from '#shared/contracts/people.ts';
import { api } from '../../api/client.ts';
import { useSend } from '../../api/query.ts';

/** The form of a person, for a page and a drawer. */
export const usePersonForm = (person: PersonDetails) => {
  const save = useSend(updateUser);
  const params = { id: person.id };
  return {
    schema: updateUser.body,
    values: person,
    editable: person.editable,
    submit: async (body: Request<typeof updateUser>['body']) => {
      const isChanged = Object.keys(body).some((field) => field !== 'version');
      return isChanged ? (await save.mutateAsync({ params, body })).data : person;
    },
    reload: async () => (await api(getUser, { params })).data,
  };
};

import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { updateCompanyManagers } from '#shared/contracts/companies.ts';
import { listUsers } from '#shared/contracts/people.ts';
import { useSend } from '../../api/query.ts';
import { refreshArea } from '../../api/refresh-area.ts';

type Change = z.input<typeof updateCompanyManagers.body>;

/** Sends a change of a company's managers. The lists of people are of another area, so they are refreshed here. */
export const useUpdateManagers = (companyId: string) => {
  const client = useQueryClient();
  const send = useSend(updateCompanyManagers);
  return (body: Change) =>
    send.mutateAsync({ params: { id: companyId }, body }).finally(() => void refreshArea(client, listUsers.area));
};

import { type CompanyClient, listCompanyClients } from '#shared/contracts/clients.ts';
import { api } from '../../api/client.ts';

/** The performer whose clients the platform views. Others view those of their own company. */
export type Owner = { vendor_id?: string };

export const otherSide = ({ id, vendor, client }: CompanyClient) => (id === vendor.id ? vendor : client);

/** Every client of a performer, because a change sends all of them, with the version to send. */
export const everyClient = async (owner: Owner): Promise<{ ids: string[]; version: number }> => {
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const answer = await api(listCompanyClients, { query: { ...owner, page: String(page), per_page: '100' } });
    ids.push(...answer.data.map(({ id }) => id));
    if (page * answer.per_page >= answer.total) return { ids, version: answer.version ?? 1 };
  }
};

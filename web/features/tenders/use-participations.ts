import { listParticipations, type Tender } from '#shared/contracts/tenders.ts';
import { useGet } from '../../api/query.ts';

const everybody = { per_page: '100' };

/** All that were invited: a tender has at most 40. */
export const useParticipations = ({ id }: Pick<Tender, 'id'>) =>
  useGet(listParticipations, { params: { id }, query: everybody });

export const participationsOf = (id: string) => ({ params: { id }, query: everybody });

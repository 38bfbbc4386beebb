import { listCandidates, type Shift } from '#shared/contracts/shifts.ts';
import { compareCandidates } from '#shared/domain/shifts/candidates.ts';
import { api } from '../../../api/client.ts';
import { usePages } from '../../../api/pages.ts';

/**
 * The candidates for a shift, page by page of performers, in the order of the whole. The key has no `params`, because a
 * change of any shift may make a worker busy, not only one of this shift.
 */
export const useCandidates = (shift: Shift, name = '') => {
  const { rows, ...pages } = usePages(listCandidates, { query: { shift: shift.id, name } }, (page, signal) =>
    api(listCandidates, { params: { id: shift.id }, query: { page, ...(name && { name }) } }, { signal }),
  );
  return { ...pages, rows: rows?.toSorted(compareCandidates) };
};

import { listCandidates } from '#shared/contracts/shifts.ts';
import type { Shift } from '#shared/contracts/shifts.ts';
import { api } from '../../../api/client.ts';
import { usePages } from '../../../api/pages.ts';

/**
 * The candidates for a shift, page by page of performers. The key has no `params`, because a change of any shift may
 * make a worker busy, not only one of this shift.
 */
export const useCandidates = (shift: Shift, name = '') =>
  usePages(listCandidates, { query: { shift: shift.id, name } }, (page, signal) =>
    api(listCandidates, { params: { id: shift.id }, query: { page, ...(name && { name }) } }, { signal }),
  );

import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { paths } from '../../paths.ts';

/** The reader's list of tenders. */
export const useListPath = (): string =>
  sideOf(roleOf(useMe())) === 'platform' ? paths.tenders.list : paths.tenders.mine;

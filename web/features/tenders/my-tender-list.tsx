import { Navigate } from 'react-router';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { paths } from '../../paths.ts';
import { Tenders } from './tenders.tsx';

/** The tenders of the own company, or those that it is invited to. */
export default function MyTenderList() {
  const isPlatform = sideOf(roleOf(useMe())) === 'platform';
  return isPlatform ? <Navigate to={paths.tenders.list} replace /> : <Tenders />;
}

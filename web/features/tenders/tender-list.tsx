import { Navigate } from 'react-router';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { paths } from '../../paths.ts';
import { Tenders } from './tenders.tsx';

/** All tenders, for the platform. */
export default function TenderList() {
  const isPlatform = sideOf(roleOf(useMe())) === 'platform';
  return isPlatform ? <Tenders /> : <Navigate to={paths.tenders.mine} replace />;
}

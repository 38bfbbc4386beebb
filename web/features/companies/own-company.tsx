import { Navigate } from 'react-router';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { paths } from '../../paths.ts';

/** The company of the reader. The platform has none and sees the performers. */
export default function OwnCompany() {
  const me = useMe();
  if (me.company) return <Navigate to={paths.companies.edit(me.company.id)} replace />;
  const isPlatform = sideOf(roleOf(me)) === 'platform';
  return <Navigate to={isPlatform ? paths.companies.vendors : paths.profile} replace />;
}

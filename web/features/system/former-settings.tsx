import { Navigate, useLocation } from 'react-router';
import { paths } from '../../paths.ts';

/** The former addresses of single settings lead to their sections. */
export default function FormerSettings() {
  const { pathname } = useLocation();
  return (
    <Navigate to={paths.system.section(pathname === paths.system.formerShop ? 'shop' : 'referral_bonuses')} replace />
  );
}

import { Navigate } from 'react-router';
import { paths } from '../../paths.ts';

/** Links to the former address lead to the catalogue. */
export default function FormerCatalogue() {
  return <Navigate to={paths.catalogue} replace />;
}

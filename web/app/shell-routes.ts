import { areaRoutes } from '../kit/parts/area-routes.ts';
import { paths } from '../paths.ts';

/** The shell's own screens. */
export default areaRoutes('shell', [{ path: paths.missing, access: 'signed-in', load: () => import('./missing.tsx') }]);

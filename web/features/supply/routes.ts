import { areaRoutes } from '../../kit/parts/area-routes.ts';

export default areaRoutes('supply', []);

import { areaScreens } from '../../world/area-screens.ts';

export default areaScreens({ screens: { '/my': [{ name: 'worker-day', who: 'worker', address: '/my' }] } });

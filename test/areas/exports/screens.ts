import { areaScreens } from '../../world/area-screens.ts';

export default areaScreens({ screens: { '/exports': [{ name: 'exports', who: 'buyer', address: '/exports' }] } });

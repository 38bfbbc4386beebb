import { areaScreens } from '../../world/area-screens.ts';

export default areaScreens({
  screens: { '/error/error-v1': [{ name: 'missing', who: 'buyer', address: '/error/error-v1' }] },
});

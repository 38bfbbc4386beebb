import { areaScreens } from '../../world/area-screens.ts';

export default areaScreens({
  screens: {
    '/settings/system': [{ name: 'system-settings', who: 'admin', address: '/settings/system' }],
    '/orders/settings': [{ name: 'system-settings-shop', who: 'admin', address: '/orders/settings' }],
    '/promo_codes/settings': [{ name: 'system-settings-bonuses', who: 'admin', address: '/promo_codes/settings' }],
  },
});

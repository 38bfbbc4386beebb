import { areaScreens } from '../../world/area-screens.ts';

export default areaScreens({
  screens: {
    '/settings/notifications': [
      { name: 'notifications-worker', who: 'worker', address: '/settings/notifications' },
      { name: 'notifications-vendor', who: 'vendor', address: '/settings/notifications' },
      { name: 'notifications-newcomer', who: 'newcomer', address: '/settings/notifications' },
    ],
    '/open': [{ name: 'notification-gone', who: 'worker', address: '/open?id=gone' }],
  },
});

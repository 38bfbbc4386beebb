import type { AreaNotifications } from '../../kit/parts/area-notifications.ts';
import { paths } from '../../paths.ts';

export default {
  'channel-stopped': () => ({ label: 'notificationSettings', to: paths.notifications.settings }),
} satisfies AreaNotifications;

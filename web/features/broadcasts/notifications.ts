import type { AreaNotifications } from '../../kit/parts/area-notifications.ts';
import { paths } from '../../paths.ts';

export default {
  broadcast: (about) => ({ label: 'broadcast', to: paths.broadcasts.view(about) }),
} satisfies AreaNotifications;

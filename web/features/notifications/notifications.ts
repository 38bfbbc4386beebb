import type { AreaNotifications } from '../../kit/parts/area-notifications.ts';

export default { 'channel-stopped': null } satisfies AreaNotifications;

import type { AreaNotifications, LinkOf } from '../../kit/parts/area-notifications.ts';
import { paths } from '../../paths.ts';

const thread: LinkOf = (about) => ({ label: 'order', to: paths.orders.thread(about) });

export default { 'message-received': thread } satisfies AreaNotifications;

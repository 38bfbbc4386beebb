import type { AreaNotifications, LinkOf } from '../../kit/parts/area-notifications.ts';
import { paths } from '../../paths.ts';

const clients: LinkOf = () => ({ label: 'clients', to: paths.clients.list });
const requests: LinkOf = () => ({ label: 'requests', to: paths.clients.requests });

export default {
  'service-added': clients,
  'service-changed': clients,
  'service-ended': null,
  'shifts-released': null,
  'service-requested': requests,
  'service-request-declined': requests,
  'service-request-withdrawn': null,
} satisfies AreaNotifications;

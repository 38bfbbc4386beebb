import type { AreaNotifications, LinkOf } from '../../kit/parts/area-notifications.ts';
import { paths } from '../../paths.ts';

const order: LinkOf = (about) => ({ label: 'order', to: paths.orders.view(about) });
const document: LinkOf = (about) => ({ label: 'document', to: paths.deliveryDocuments.view(about) });

export default {
  'supply-placed': order,
  'supply-waits': order,
  'supply-within-limit': order,
  'supply-accepted': order,
  'supply-refused': order,
  'document-issued': document,
  'document-accepted': document,
  'document-rejected': document,
} satisfies AreaNotifications;

import type { AreaNotifications, LinkOf } from '../../kit/parts/area-notifications.ts';
import { paths } from '../../paths.ts';

const order: LinkOf = (about) => ({ label: 'order', to: paths.orders.view(about) });

export default {
  'order-placed': order,
  'order-quoted': order,
  'order-quotation-accepted': order,
  'order-paid': order,
  'order-ready': order,
  'order-shipped': order,
  'order-canceled': order,
} satisfies AreaNotifications;

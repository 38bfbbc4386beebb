import type { AreaNotifications, LinkOf } from '../../kit/parts/area-notifications.ts';
import { paths } from '../../paths.ts';

const prices: LinkOf = (about) => ({ label: 'prices', to: paths.clients.with(about) });

export default { 'price-agreed': prices, 'price-deleted': prices } satisfies AreaNotifications;

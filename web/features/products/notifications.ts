import type { AreaNotifications, LinkOf } from '../../kit/parts/area-notifications.ts';
import { paths } from '../../paths.ts';

const product: LinkOf = (about) => ({ label: 'product', to: `${paths.products.edit(about)}?tab=stock` });

export default { 'stock-low': product } satisfies AreaNotifications;

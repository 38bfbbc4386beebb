import type { AreaNotifications, LinkOf } from '../../kit/parts/area-notifications.ts';
import { paths } from '../../paths.ts';

const invoice: LinkOf = (about) => ({ label: 'invoice', to: paths.invoices.view(about) });

export default {
  'invoice-issued': invoice,
  'invoice-credited': invoice,
  'invoice-overdue': invoice,
} satisfies AreaNotifications;

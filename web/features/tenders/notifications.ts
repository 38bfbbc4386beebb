import type { AreaNotifications, LinkOf } from '../../kit/parts/area-notifications.ts';
import { paths } from '../../paths.ts';

const tender: LinkOf = (about) => ({ label: 'tender', to: paths.tenders.view(about) });

export default {
  'tender-invited': tender,
  'tender-removed': tender,
  'tender-deadline': tender,
  'tender-reminder': tender,
  'tender-opened': tender,
  'tender-clarification': tender,
  'tender-resumed': tender,
  'tender-terms': tender,
  'tender-signed': tender,
  'tender-canceled': tender,
  'tender-message': tender,
} satisfies AreaNotifications;

import { roleOf } from '../../api/me.ts';
import type { AreaNotifications, LinkOf } from '../../kit/parts/area-notifications.ts';
import { paths } from '../../paths.ts';

const shift: LinkOf = (about, me) => ({
  label: 'shift',
  to: roleOf(me) === 'ROLE_VENDOR_STAFF' ? paths.worker : paths.shifts.view(about),
});

export default { 'hours-disputed': shift, 'hours-answered': shift, 'hours-reduced': shift } satisfies AreaNotifications;

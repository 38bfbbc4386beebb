import { roleOf } from '../../api/me.ts';
import type { AreaNotifications, LinkOf } from '../../kit/parts/area-notifications.ts';
import { paths } from '../../paths.ts';

const shift: LinkOf = (about, me) => ({
  label: 'shift',
  to: roleOf(me) === 'ROLE_VENDOR_STAFF' ? paths.worker : paths.shifts.view(about),
});

export default {
  'shift-assigned': shift,
  'shift-taken-away': null,
  'shift-changed': shift,
  'shift-terms-changed': shift,
  'shift-called-up': shift,
  'shift-canceled': null,
  'shift-canceled-by-performer': shift,
  'shift-canceled-by-customer': shift,
  'shift-left': shift,
  'shift-left-late': shift,
  'replacement-asked': shift,
  'replacement-found': shift,
  'shift-change-requested': shift,
  'shift-declined': shift,
  'shift-unfilled': shift,
  'shift-not-started': shift,
  'shift-start-missed': shift,
  'shift-no-show': shift,
  'stand-by-called-up': shift,
  'punch-claimed': shift,
  'shift-request-dropped': null,
} satisfies AreaNotifications;

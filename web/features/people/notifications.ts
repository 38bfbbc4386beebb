import type { AreaNotifications, LinkOf } from '../../kit/parts/area-notifications.ts';
import { paths } from '../../paths.ts';

/** Without a record once somebody has answered the person. */
const people: LinkOf = (about) => (about ? { label: 'people', to: paths.people.waiting } : null);

export default {
  'someone-waits': people,
  admitted: null,
  refused: null,
  'role-added': null,
  'invitation-accepted': null,
} satisfies AreaNotifications;

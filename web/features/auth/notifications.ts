import type { AreaNotifications, LinkOf } from '../../kit/parts/area-notifications.ts';
import { paths } from '../../paths.ts';

const profile: LinkOf = () => ({ label: 'profile', to: paths.profile });

export default {
  'password-changed': profile,
  'email-changed': profile,
  'phone-changed': profile,
} satisfies AreaNotifications;

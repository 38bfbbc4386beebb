import { Settings2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { roleOf, useMe } from '../../api/me.ts';
import { NotificationList } from '../../domain/notifications/notification-list.tsx';
import PushCard from '../../domain/notifications/push-card.tsx';
import { paths } from '../../paths.ts';

/** Notifications, and the way to choose how they arrive. */
export const NotificationsTab = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('panel');
  const role = roleOf(useMe());
  return (
    <>
      <div className="mb-2 flex flex-col gap-2">
        <Link
          to={paths.notifications.settings}
          onClick={onClose}
          className="text-primary-text inline-flex items-center gap-1.5 self-start font-medium hover:underline pointer-coarse:py-2.5"
        >
          <Settings2 aria-hidden className="size-4" />
          {t('chooseNotifications')}
        </Link>
        {/* A worker sees it beside the shifts. */}
        {role !== 'ROLE_VENDOR_STAFF' && <PushCard reader="office" />}
      </div>
      <NotificationList onOpen={onClose} />
    </>
  );
};

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Notification, NotificationKind } from '#shared/contracts/notifications.ts';
import { listNotifications, readNotifications } from '#shared/contracts/notifications.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useGet, useSend } from '../../api/query.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { shiftInText } from '../../ui/format.ts';
import { ErrorState, LoadingState } from './states.tsx';
import { TimeAgo } from './time-ago.tsx';

const first = 20;

export const Notifications = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('panel');
  const [shown, setShown] = useState(first);
  const notifications = useGet(listNotifications, { query: { per_page: String(shown) } });
  const read = useSend(readNotifications);
  if (!notifications.data) return notifications.error ? <ErrorState answer={notifications} /> : <LoadingState />;
  const { data, total, unread } = notifications.data;
  if (total === 0)
    return (
      <EmptyState kind="start" title={t('noticesEmpty.title')}>
        {t('noticesEmpty.text')}
      </EmptyState>
    );
  const open = (notification: Notification) => {
    if (!notification.read) read.mutate({ body: { ids: [notification.id] } });
    onClose();
  };
  return (
    <>
      {unread > 0 && (
        <div className="-mt-1 flex justify-end">
          <Button variant="ghost" size="sm" busy={read.isPending} onClick={() => read.mutate({ body: {} })}>
            {t('readAll')}
          </Button>
        </div>
      )}
      <ul>
        {data.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} onOpen={() => open(notification)} />
        ))}
      </ul>
      {data.length < total && (
        <Button variant="ghost" size="sm" className="w-full" onClick={() => setShown(shown + first)}>
          {t('more')}
        </Button>
      )}
    </>
  );
};

const NotificationRow = ({ notification, onOpen }: { notification: Notification; onOpen: () => void }) => {
  const { t } = useTranslation('panel');
  const link = useLink(notification);
  return (
    <li className="border-line relative border-b py-3 last:border-b-0">
      {!notification.read && (
        <>
          <span aria-hidden className="bg-accent absolute top-5 -left-3 size-1.5 rounded-full" />
          <span className="sr-only">{t('unreadMark')} </span>
        </>
      )}
      <div className="flex gap-3">
        <p className={cx('min-w-0 flex-1 text-pretty', notification.read ? 'text-ink-2' : 'text-ink font-medium')}>
          {useSentence(notification)}
        </p>
        <TimeAgo at={notification.at} />
      </div>
      {link && (
        <Link
          to={link.to}
          onClick={onOpen}
          className="text-primary-text mt-0.5 inline-block font-medium hover:underline"
        >
          {t(`go.${link.label}`)}
        </Link>
      )}
    </li>
  );
};

/** The notification's text: roles in the reader's language, times in the store's time zone. */
const useSentence = ({ kind, params }: Notification): string => {
  const { t } = useTranslation(['panel', 'common']);
  const { starts_at, ends_at, time_zone = 'Europe/Prague', role, fio = '', store = '' } = params;
  return t(`panel:notifications.${kind}`, {
    fio,
    store,
    role: role ? t(`common:role.${role}` as 'common:role.ROLE_USER') : '',
    when: starts_at && ends_at ? shiftInText(starts_at, ends_at, time_zone) : '',
  });
};

type NotificationLink = { label: 'people' | 'shift' | 'profile'; to: string };
const profile: NotificationLink = { label: 'profile', to: paths.profile };

/** The page that a notification links to, if the reader may open it. */
const useLink = ({ kind, about }: Notification): NotificationLink | null => {
  const role = roleOf(useMe());
  const shift: NotificationLink = {
    label: 'shift',
    to: role === 'ROLE_VENDOR_STAFF' ? paths.worker : paths.shifts.view(about ?? ''),
  };
  const links: Record<NotificationKind, NotificationLink | null> = {
    // Null once somebody has answered the person.
    'someone-waits': about === null ? null : { label: 'people', to: paths.people.waiting },
    admitted: null,
    refused: null,
    'role-added': null,
    'invitation-accepted': null,
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
    'shift-change-requested': shift,
    'shift-declined': shift,
    'shift-request-dropped': null,
    'password-changed': profile,
  };
  return links[kind];
};

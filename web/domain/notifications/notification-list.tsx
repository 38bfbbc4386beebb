import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listNotifications, type Notification, readNotifications } from '#shared/contracts/notifications.ts';
import { sentenceValues } from '#shared/domain/notifications/sentence.ts';
import { api } from '../../api/client.ts';
import { useMe } from '../../api/me.ts';
import { usePages } from '../../api/pages.ts';
import { useSend } from '../../api/query.ts';
import { Broken } from '../../kit/parts/broken.tsx';
import { LoadingState } from '../../kit/parts/loading-state.tsx';
import { ShowMore } from '../../kit/parts/show-more.tsx';
import { TimeAgo } from '../../kit/parts/time-ago.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { deviceDay } from '../../ui/device-time.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { currentLanguage } from '../../ui/i18n.ts';
import { linkOf } from './notification-links.ts';

/**
 * The person's notifications, the newest first. `onOpen` is called when the page of one is opened. Needs the messages of
 * `panel`.
 */
export const NotificationList = ({ onOpen }: { onOpen?: () => void }) => {
  const { t } = useTranslation('panel');
  const notifications = usePages(listNotifications, {}, (page, signal) =>
    api(listNotifications, { query: { page } }, { signal }),
  );
  const read = useSend(readNotifications);
  if (!notifications.rows)
    return notifications.error ? (
      <Broken error={notifications.error} onRetry={notifications.retry} />
    ) : (
      <LoadingState />
    );
  const unread = notifications.pages?.[0]?.unread ?? 0;
  if (notifications.rows.length === 0)
    return (
      <EmptyState kind="start" title={t('notificationsEmpty.title')}>
        {t('notificationsEmpty.text')}
      </EmptyState>
    );
  const open = (notification: Notification) => {
    if (!notification.read) read.mutate({ body: { ids: [notification.id] } });
    onOpen?.();
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
        {notifications.rows.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} onOpen={() => open(notification)} />
        ))}
      </ul>
      <ShowMore list={notifications} label={t('more')} />
    </>
  );
};

const NotificationRow = ({ notification, onOpen }: { notification: Notification; onOpen: () => void }) => {
  const { t } = useTranslation('panel');
  const link = linkOf(notification, useMe());
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
          className="text-primary-text mt-0.5 inline-block font-medium hover:underline pointer-coarse:mt-0 pointer-coarse:-mb-2.5 pointer-coarse:py-2.5"
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
  // The parameters of each kind are stored with it (functions/data).
  return t(
    `panel:notifications.${kind}` as 'panel:notifications.refused',
    sentenceValues(params, {
      language: currentLanguage(),
      word: (key) => t(`common:${key}` as 'common:role.ROLE_USER'),
      dayOf: deviceDay,
    }),
  );
};

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  listNotifications,
  type Notification,
  type NotificationKind,
  readNotifications,
} from '#shared/contracts/notifications.ts';
import { api } from '../../api/client.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { usePages } from '../../api/pages.ts';
import { useSend } from '../../api/query.ts';
import { Broken } from '../../kit/parts/broken.tsx';
import { ShowMore } from '../../kit/parts/show-more.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { deviceDay } from '../../ui/device-time.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { count, money, shiftInText } from '../../ui/format.ts';
import { LoadingState } from './loading-state.tsx';
import { TimeAgo } from './time-ago.tsx';

export const Notifications = ({ onClose }: { onClose: () => void }) => {
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
  const credibility = useCredibilityText();
  const {
    starts_at,
    ends_at,
    time_zone = 'Europe/Prague',
    role,
    list,
    rows = '',
    fio = '',
    store = '',
    company = '',
    shifts = '',
    level,
    reasons = '',
    product = '',
    available = '',
    number = '',
    customer = '',
    amount = '',
    by = '',
    reason = '',
    last4 = '',
    until,
  } = params;
  return t(`panel:notifications.${kind}`, {
    fio,
    store,
    company,
    product,
    available: count(Number(available)),
    number,
    customer,
    amount: money(Number(amount)),
    by,
    reason,
    last4,
    shifts: count(Number(shifts)),
    credibility: level ? credibility(level, reasons) : '',
    list: list ? t(`common:export.lists.${list}` as 'common:export.lists.users') : '',
    rows: count(Number(rows)),
    role: role ? t(`common:role.${role}` as 'common:role.ROLE_USER') : '',
    when: starts_at && ends_at ? shiftInText(starts_at, ends_at, time_zone) : until ? deviceDay(until) : '',
  });
};

/** The level and the codes of the reasons, in words. */
const useCredibilityText = () => {
  const { t } = useTranslation('common');
  return (level: string, reasons: string): string => {
    const words = reasons
      .split(' ')
      .filter(Boolean)
      .map((reason) => t(`credibilityReason.${reason}` as 'credibilityReason.young'));
    return [t(`credibility.${level}` as 'credibility.red'), ...words].join(', ');
  };
};

type NotificationLink = {
  label:
    | 'people'
    | 'shift'
    | 'profile'
    | 'exports'
    | 'clients'
    | 'company'
    | 'requests'
    | 'product'
    | 'order'
    | 'document'
    | 'plan'
    | 'transactions';
  to: string;
};
const profile: NotificationLink = { label: 'profile', to: paths.profile };
const clients: NotificationLink = { label: 'clients', to: paths.clients.list };
const requests: NotificationLink = { label: 'requests', to: paths.clients.requests };
const plan: NotificationLink = { label: 'plan', to: paths.plan };
const exports: NotificationLink = { label: 'exports', to: paths.exports };

/** The page that a notification links to, if the reader may open it. */
const useLink = ({ kind, about }: Notification): NotificationLink | null => {
  const me = useMe();
  const role = roleOf(me);
  // Partners of a company do not read its record.
  const readsCompany = me.company === null || me.company.id === about;
  const company: NotificationLink = readsCompany
    ? { label: 'company', to: paths.companies.edit(about ?? '') }
    : clients;
  const shift: NotificationLink = {
    label: 'shift',
    to: role === 'ROLE_VENDOR_STAFF' ? paths.worker : paths.shifts.view(about ?? ''),
  };
  const order: NotificationLink = { label: 'order', to: paths.orders.view(about ?? '') };
  const transactions: NotificationLink = {
    label: 'transactions',
    to: `${paths.transactions.list}?company_id=${about ?? ''}`,
  };
  const document: NotificationLink = { label: 'document', to: paths.deliveryDocuments.view(about ?? '') };
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
    'replacement-asked': shift,
    'replacement-found': shift,
    'hours-disputed': shift,
    'hours-answered': shift,
    'hours-reduced': shift,
    'shift-change-requested': shift,
    'shift-declined': shift,
    'shift-request-dropped': null,
    'password-changed': profile,
    'email-changed': profile,
    'phone-changed': profile,
    'export-ready': exports,
    'export-failed': exports,
    'service-added': clients,
    'service-changed': clients,
    'service-ended': null,
    'shifts-released': null,
    'credibility-changed': company,
    'service-requested': requests,
    'service-request-declined': requests,
    'service-request-withdrawn': null,
    'stock-low': { label: 'product', to: `${paths.products.edit(about ?? '')}?tab=stock` },
    'order-placed': order,
    'order-quoted': order,
    'order-quotation-accepted': order,
    'order-paid': order,
    'order-ready': order,
    'order-shipped': order,
    'order-canceled': order,
    'supply-placed': order,
    'supply-waits': order,
    'supply-within-limit': order,
    'supply-accepted': order,
    'supply-refused': order,
    'message-received': { label: 'order', to: paths.orders.thread(about ?? '') },
    'document-issued': document,
    'document-accepted': document,
    'document-rejected': document,
    'plan-paid': plan,
    'plan-ending': plan,
    'plan-renewing': plan,
    'renewal-failed': plan,
    'renewal-ended': plan,
    'payment-returned': plan,
    'payment-disputed': transactions,
    'dispute-won': transactions,
    'dispute-lost': transactions,
    'refund-failed': transactions,
  };
  return links[kind];
};

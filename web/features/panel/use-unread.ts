import { useEffect, useState } from 'react';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { useGet } from '../../api/query.ts';

/** Milliseconds. A page's own calls go first; later once a minute, while somebody looks. */
const firstLook = 1500;
const everyMinute = 60_000;

/** How much the reader was told and has not read. */
export const useUnread = (): number => {
  const [enabled, setEnabled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setEnabled(true), firstLook);
    return () => clearTimeout(timer);
  }, []);
  const notifications = useGet(
    listNotifications,
    { query: { per_page: '1' } },
    { enabled, refetchInterval: everyMinute },
  );
  return notifications.data?.unread ?? 0;
};

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { NotificationList } from '../../domain/notifications/notification-list.tsx';
import { Section } from '../../ui/section.tsx';

/** The address may name it after `#` (paths.notifications.history). */
export const History = () => {
  const { t } = useTranslation('notifications');
  const { hash } = useLocation();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === '#history') element.current?.scrollIntoView();
  }, [hash]);
  return (
    <div ref={element} className="max-md:scroll-mt-(--header)">
      <Section title={t('history.title')} reason={t('history.reason')}>
        {/* The mark of an unread notification is at its left. */}
        <div className="pl-3">
          <NotificationList />
        </div>
      </Section>
    </div>
  );
};

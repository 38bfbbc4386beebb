import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../ui/drawer.tsx';
import { Count } from '../../ui/pill.tsx';
import { tabClass } from '../../ui/tabs.tsx';
import { AuditLog } from './audit-log.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { Settings } from './settings.tsx';
import { useUnread } from './use-unread.ts';

const tabs = ['notifications', 'audit', 'settings'] as const;
const content = { notifications: NotificationsTab, audit: AuditLog, settings: Settings };

/** A panel beside the page: notifications, the audit log and display settings. */
export default function QuickPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('panel');
  const [open, setOpen] = useState<(typeof tabs)[number]>('notifications');
  const unread = useUnread();
  const Content = content[open];
  const move = (by: number) => {
    const next = tabs[(tabs.indexOf(open) + by + tabs.length) % tabs.length] ?? open;
    setOpen(next);
    document.getElementById(`panel-${next}`)?.focus();
  };
  return (
    <Drawer title={t('title')} onClose={onClose}>
      <div
        role="tablist"
        aria-label={t('tabs.label')}
        className="border-line bg-raised no-scrollbar sticky -top-2 z-1 -mx-5 -mt-2 mb-3 flex overflow-x-auto border-b px-2.5"
      >
        {tabs.map((tab) => (
          <button
            key={tab}
            id={`panel-${tab}`}
            type="button"
            role="tab"
            aria-selected={tab === open}
            aria-controls="panel-content"
            tabIndex={tab === open ? 0 : -1}
            onClick={() => setOpen(tab)}
            onKeyDown={({ key }) => {
              if (key === 'ArrowRight') move(1);
              if (key === 'ArrowLeft') move(-1);
            }}
            className={tabClass(tab === open)}
          >
            {t(`tabs.${tab}`)}
            {tab === 'notifications' && unread > 0 && <Count unread>{unread}</Count>}
          </button>
        ))}
      </div>
      <div id="panel-content" role="tabpanel" aria-labelledby={`panel-${open}`} className="pb-3">
        <Content onClose={onClose} />
      </div>
    </Drawer>
  );
}

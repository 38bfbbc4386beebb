import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button.tsx';
import { optional } from '../../ui/optional.tsx';
import { useUnread } from './use-unread.ts';

const QuickPanel = optional(() => import('./quick-panel.tsx'), { areas: ['panel', 'notifications'], failed: 'close' });

/** Opens the quick panel and shows the number of unread notifications. */
export const Bell = () => {
  const { t } = useTranslation('shell');
  const unread = useUnread();
  const [open, setOpen] = useState(false);
  return (
    <>
      <span className="relative">
        <IconButton
          icon={BellIcon}
          label={unread > 0 ? t('panel.unread', { count: unread }) : t('panel.open')}
          aria-expanded={open}
          onClick={() => setOpen((before) => !before)}
        />
        {unread > 0 && (
          <span
            aria-hidden
            className="figures bg-accent-fill text-11 text-on-accent pointer-events-none absolute top-0 right-0 h-4 min-w-4 rounded-full px-1 text-center leading-4 font-semibold"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </span>
      {open && <QuickPanel onClose={() => setOpen(false)} />}
    </>
  );
};

import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

export const Footer = () => {
  const { t } = useTranslation('shell');
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <footer className="text-12 text-ink-3 flex items-center gap-4 px-4 lg:col-start-2 lg:px-2">
      <span>© 2026 Smena</span>
      <span role="status" className="text-ink-2 flex items-center gap-1.5">
        {!online && (
          <>
            <CloudOff className="size-3.5" />
            {t('offline')}
          </>
        )}
      </span>
    </footer>
  );
};

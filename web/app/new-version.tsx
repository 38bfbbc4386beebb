import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { useStore } from '../ui/store.ts';
import { waitingVersion } from './waiting-version.ts';

/** Offers a new version of the app. The page is never reloaded without the user. */
export const NewVersion = () => {
  const { t } = useTranslation('shell');
  const load = useStore(waitingVersion);
  return (
    load && (
      <div
        role="status"
        className="bg-info-soft px-gutter flex flex-none flex-wrap items-center gap-x-3 gap-y-1.5 py-2"
      >
        <Sparkles aria-hidden className="text-info-text size-4 flex-none" />
        <p className="min-w-0 flex-1 basis-40 text-pretty">{t('newVersion.title')}</p>
        <Button size="sm" onClick={load}>
          {t('newVersion.load')}
        </Button>
      </div>
    )
  );
};

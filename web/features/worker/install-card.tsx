import { Smartphone } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { Button } from '../../ui/button.tsx';
import { installPrompt } from '../../ui/install-prompt.ts';
import { useStore } from '../../ui/store.ts';
import { Card } from './card.tsx';
import { stored } from './stored.ts';

/** Safari on a phone installs through its menu only. Its own app has the property `standalone`. */
const installsByMenu = (): boolean =>
  'standalone' in navigator && navigator.standalone === false && /iPhone|iPad|iPod/.test(navigator.userAgent);

/** Offers to install the app, where the browser can, until it is dismissed on this device. */
export const InstallCard = () => {
  const { t } = useTranslation('worker');
  const dismissed = useMemo(() => stored('smena.install', z.boolean(), false), []);
  const isDismissed = useStore(dismissed);
  const prompt = useStore(installPrompt);
  if (isDismissed || (!prompt && !installsByMenu())) return null;
  const install = async () => {
    // An offer can be used once.
    installPrompt.write(null);
    await prompt?.prompt();
  };
  return (
    <Card className="flex flex-wrap items-center gap-3 py-3">
      <Smartphone className="text-ink-3 size-5" />
      <p className="min-w-0 flex-1 basis-48">
        <b className="text-14 block font-medium">{t('install.title')}</b>
        <span className="text-13 text-ink-2 block text-pretty">{t(prompt ? 'install.text' : 'install.ios')}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {prompt && (
          <Button className="h-11!" onClick={() => void install()}>
            {t('install.button')}
          </Button>
        )}
        <Button variant="ghost" className="h-11!" onClick={() => dismissed.write(true)}>
          {t('install.dismiss')}
        </Button>
      </div>
    </Card>
  );
};

import { useTranslation } from 'react-i18next';
import { Logo } from '../ui/logo.tsx';

/** The first paint: an empty layout while the session is loaded. */
export const Splash = () => {
  const { t } = useTranslation('shell');
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className="bg-canvas grid h-dvh grid-rows-[var(--header)_1fr_var(--footer)] md:px-2"
    >
      <div className="flex items-center px-2">
        <Logo className="size-6" />
      </div>
      <div className="rounded-3 border-line bg-surface border max-md:rounded-none max-md:border-x-0" />
    </div>
  );
};

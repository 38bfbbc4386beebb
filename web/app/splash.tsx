import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../ui/logo.tsx';

/** Milliseconds. */
const longest = 1000;

/** The first paint: an empty layout until the session is loaded. If that takes longer, it says that it loads. */
export const Splash = () => {
  const { t } = useTranslation('shell');
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), longest);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className="bg-canvas grid h-dvh grid-rows-[var(--header)_1fr_var(--footer)] md:px-2"
    >
      <div className="flex items-center px-2">{!isOver && <Logo className="size-6" />}</div>
      <div className="rounded-3 border-line bg-surface text-ink-2 grid place-items-center border max-md:rounded-none max-md:border-x-0">
        {isOver && t('loading')}
      </div>
    </div>
  );
};

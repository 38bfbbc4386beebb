import { Check, ChevronDown, Globe } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/domain/public-pages.ts';
import { chooseLanguage, currentLanguage, languages } from '../../ui/i18n.ts';
import { Logo } from '../../ui/logo.tsx';
import { Popover } from '../../ui/popover.tsx';
import { LegalLinks } from './legal-links.tsx';
import { Scene } from './scene.tsx';

/** The layout around every step: logo, language and picture. */
export const AuthLayout = ({ filled = false, children }: { filled?: boolean; children: ReactNode }) => (
  <div className="bg-surface grid min-h-dvh md:grid-cols-[minmax(0,1fr)_minmax(0,46%)]">
    <div className="flex min-w-0 flex-col p-5 md:px-8 md:py-6">
      <header className="flex items-center justify-between">
        <span className="tracking-title flex items-center gap-2.5 text-[17px] font-bold">
          <Logo className="size-7" />
          Smena
        </span>
        <LanguageChoice />
      </header>
      <main className="mx-auto flex w-full max-w-93 flex-col gap-5 max-md:my-8 md:my-auto md:py-8">
        <Suspense fallback={<div className="min-h-80" />}>{children}</Suspense>
      </main>
      <footer className="text-12 text-ink-3 flex flex-wrap items-center gap-x-4 gap-y-1 max-md:mt-auto">
        <LegalLinks />
        <span className="md:ml-auto">© 2026 Smena</span>
      </footer>
    </div>
    <Scene filled={filled} />
  </div>
);

/** The browser's native popover: the menu of the signed-in pages would be a quarter of this page's size. */
const LanguageChoice = () => {
  const { t } = useTranslation('shell');
  const current = currentLanguage();
  return (
    <Popover
      align="end"
      button={
        <button
          type="button"
          className="h-control rounded-2 text-ink-2 hover:bg-hover hover:text-ink flex items-center gap-1.5 px-2 font-medium"
        >
          <Globe className="size-3.5" />
          <span className="sr-only">{t('languageShort')}: </span>
          {languages[current]}
          <ChevronDown className="size-3.5" />
        </button>
      }
    >
      {(close) => (
        <ul aria-label={t('languageShort')}>
          {(Object.entries(languages) as [Language, string][]).map(([language, name]) => (
            <li key={language}>
              <button
                type="button"
                lang={language}
                aria-current={language === current || undefined}
                onClick={() => {
                  close();
                  void chooseLanguage(language);
                }}
                className="rounded-2 hover:bg-hover flex min-h-8.5 w-full items-center gap-2 px-2 text-left pointer-coarse:min-h-11"
              >
                <span className="flex-1">{name}</span>
                {language === current && <Check className="text-primary-text size-3.5" />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
};

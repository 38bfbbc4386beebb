import { ChevronDown, Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/domain/public-pages.ts';
import { cx } from './cx.ts';
import { chooseLanguage, currentLanguage, languages } from './i18n.ts';
import { Menu, MenuChoice } from './menu.tsx';

export const LanguageMenu = ({ long = false, className }: { long?: boolean; className?: string }) => {
  const { t } = useTranslation('shell');
  const current = currentLanguage();
  return (
    <Menu
      label={t('languageShort')}
      button={
        <button
          type="button"
          className={cx(
            'flex h-control items-center gap-1 rounded-2 px-2 font-medium text-ink-2 hover:bg-press hover:text-ink',
            className,
          )}
        >
          <Globe className="size-3.5" />
          {long ? languages[current] : current.toUpperCase()}
          <span className="sr-only">{t('language', { language: languages[current] })}</span>
          {long && <ChevronDown className="size-3.5" />}
        </button>
      }
    >
      <LanguageChoices />
    </Menu>
  );
};

/** Menu items that change the language. */
export const LanguageChoices = () => {
  const current = currentLanguage();
  return (Object.entries(languages) as [Language, string][]).map(([language, name]) => (
    <MenuChoice key={language} chosen={language === current} onClick={() => void chooseLanguage(language)}>
      <span lang={language}>{name}</span>
    </MenuChoice>
  ));
};

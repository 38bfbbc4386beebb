import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DensityChoice, LanguageChoice, ShortcutsChoice, ThemeChoice } from '../../ui/preference-choices.tsx';

/** Language and appearance; all other settings are in the profile. */
export const Settings = () => {
  const { t } = useTranslation('panel');
  return (
    <div className="flex flex-col items-start gap-5 pt-1">
      <div>
        <LanguageChoice label={t('settings.language')} />
        <p className="text-12 text-ink-3 mt-1.5">{t('settings.languageHelp')}</p>
      </div>
      <ThemeChoice />
      <DensityChoice />
      <div>
        <ShortcutsChoice />
        <p className="text-12 text-ink-3 mt-1.5">{t('settings.device')}</p>
      </div>
      <ButtonLink to={paths.profile}>{t('settings.profile')}</ButtonLink>
    </div>
  );
};

import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { chooseLanguage, currentLanguage, languages } from '../../ui/i18n.ts';
import type { Language } from '../../ui/i18n.ts';
import { usePreference } from '../../ui/preferences.ts';
import { Segments } from '../../ui/segments.tsx';

const themes = [null, 'light', 'dark'] as const;
const densities = [null, 'compact', 'default', 'touch'] as const;

/** How the app speaks and looks; the rest of the settings is the profile's. */
export const Settings = () => {
  const { t } = useTranslation(['panel', 'shell']);
  const [theme, setTheme] = usePreference('theme');
  const [density, setDensity] = usePreference('density');
  return (
    <div className="flex flex-col items-start gap-5 pt-1">
      <div>
        <Segments
          label={t('panel:settings.language')}
          value={currentLanguage()}
          choices={(Object.entries(languages) as [Language, string][]).map(([value, label]) => ({ value, label }))}
          onChange={(language) => void chooseLanguage(language)}
        />
        <p className="text-12 text-ink-3 mt-1.5">{t('panel:settings.languageHelp')}</p>
      </div>
      <Segments
        label={t('panel:settings.theme')}
        value={theme}
        choices={themes.map((value) => ({ value, label: t(`shell:theme.${value ?? 'system'}`) }))}
        onChange={setTheme}
      />
      <div>
        <Segments
          label={t('panel:settings.density')}
          value={density}
          choices={densities.map((value) => ({ value, label: t(`shell:density.${value ?? 'system'}`) }))}
          onChange={setDensity}
        />
        <p className="text-12 text-ink-3 mt-1.5">{t('panel:settings.device')}</p>
      </div>
      <ButtonLink to={paths.profile}>{t('panel:settings.profile')}</ButtonLink>
    </div>
  );
};

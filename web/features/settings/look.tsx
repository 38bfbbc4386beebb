import { useTranslation } from 'react-i18next';
import { chooseLanguage, currentLanguage, languages } from '../../ui/i18n.ts';
import type { Language } from '../../ui/i18n.ts';
import { usePreference } from '../../ui/preferences.ts';
import { Section } from '../../ui/section.tsx';
import { Segments } from '../../ui/segments.tsx';

const themes = [null, 'light', 'dark'] as const;
const densities = [null, 'compact', 'default', 'touch'] as const;

/** The language belongs to the person, the rest to the device. */
export const Look = () => {
  const { t } = useTranslation(['settings', 'shell']);
  const [theme, setTheme] = usePreference('theme');
  const [density, setDensity] = usePreference('density');
  return (
    <>
      <Section title={t('look.language')} reason={t('look.languageReason')}>
        <Segments
          label={t('look.language')}
          hiddenLabel
          value={currentLanguage()}
          onChange={(language) => void chooseLanguage(language)}
          choices={(Object.entries(languages) as [Language, string][]).map(([value, label]) => ({ value, label }))}
        />
      </Section>
      <Section title={t('look.title')} reason={t('look.reason')}>
        <Segments
          label={t('shell:theme.label')}
          value={theme}
          onChange={setTheme}
          choices={themes.map((value) => ({ value, label: t(`shell:theme.${value ?? 'system'}`) }))}
        />
        <Segments
          label={t('shell:density.label')}
          value={density}
          onChange={setDensity}
          choices={densities.map((value) => ({ value, label: t(`shell:density.${value ?? 'system'}`) }))}
        />
      </Section>
    </>
  );
};

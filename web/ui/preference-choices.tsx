import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/domain/public-pages.ts';
import { chooseLanguage, currentLanguage, languages } from './i18n.ts';
import { usePreference } from './preferences.ts';
import { Segments } from './segments.tsx';

const languageNames = Object.entries(languages) as [Language, string][];
/** Null follows the system. */
const themes = [null, 'light', 'dark'] as const;
const onOff = [null, 'off'] as const;
/** Null follows the pointer: `touch` for a finger. */
const densities = [null, 'compact', 'default', 'touch'] as const;

/** Stored on this device and in the signed-in user's profile. */
export const LanguageChoice = ({ label, hiddenLabel = false }: { label: string; hiddenLabel?: boolean }) => (
  <Segments
    label={label}
    hiddenLabel={hiddenLabel}
    value={currentLanguage()}
    onChange={(language) => void chooseLanguage(language)}
    choices={languageNames.map(([value, name]) => ({ value, label: name }))}
  />
);

/** Stored on this device. */
export const ThemeChoice = () => {
  const { t } = useTranslation('shell');
  const [theme, setTheme] = usePreference('theme');
  return (
    <Segments
      label={t('theme.label')}
      value={theme}
      onChange={setTheme}
      choices={themes.map((value) => ({ value, label: t(`theme.${value ?? 'system'}`) }))}
    />
  );
};

/** Stored on this device. */
export const DensityChoice = () => {
  const { t } = useTranslation('shell');
  const [density, setDensity] = usePreference('density');
  return (
    <Segments
      label={t('density.label')}
      value={density}
      onChange={setDensity}
      choices={densities.map((value) => ({ value, label: t(`density.${value ?? 'system'}`) }))}
    />
  );
};

/** Stored on this device. */
export const ShortcutsChoice = ({ hiddenLabel = false }: { hiddenLabel?: boolean }) => {
  const { t } = useTranslation('shell');
  const [shortcuts, setShortcuts] = usePreference('shortcuts');
  return (
    <Segments
      label={t('shortcuts.label')}
      hiddenLabel={hiddenLabel}
      value={shortcuts}
      onChange={setShortcuts}
      choices={onOff.map((value) => ({ value, label: t(`shortcuts.${value ?? 'on'}`) }))}
    />
  );
};

import { useTranslation } from 'react-i18next';
import { DensityChoice, LanguageChoice, ShortcutsChoice, ThemeChoice } from '../../ui/preference-choices.tsx';
import { Section } from '../../ui/section.tsx';

/** The language is stored with the person, the other settings on the device. */
export const Appearance = () => {
  const { t } = useTranslation('settings');
  return (
    <>
      <Section title={t('look.language')} reason={t('look.languageReason')}>
        <LanguageChoice label={t('look.language')} hiddenLabel />
      </Section>
      <Section title={t('look.title')} reason={t('look.reason')}>
        <ThemeChoice />
        <DensityChoice />
      </Section>
      <Section title={t('look.keyboard')} reason={t('look.keyboardReason')}>
        <ShortcutsChoice />
      </Section>
    </>
  );
};

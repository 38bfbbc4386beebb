import { useTranslation } from 'react-i18next';
import { roleOf, useMe } from '../api/me.ts';
import { paths } from '../paths.ts';
import { Banner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { phone } from '../ui/format.ts';
import { chooseLanguage, currentLanguage, languages } from '../ui/i18n.ts';
import type { Language } from '../ui/i18n.ts';
import { Body, Page } from '../ui/page.tsx';
import { usePreference } from '../ui/preferences.ts';
import { Section } from '../ui/section.tsx';
import { Segments } from '../ui/segments.tsx';

/** Who one is here, and how the app looks on this device. */
export default function Profile() {
  const { t } = useTranslation(['shell', 'common']);
  const me = useMe();
  const [theme, setTheme] = usePreference('theme');
  const [density, setDensity] = usePreference('density');
  const facts = [
    [t('profile.name'), me.fio],
    [t('profile.role'), t(`common:role.${roleOf(me)}`)],
    [t('profile.company'), me.company?.name ?? t('profile.noCompany')],
    ...(me.email ? [[t('profile.email'), me.email]] : []),
    ...(me.phone ? [[t('profile.phone'), phone(me.phone)]] : []),
  ];
  return (
    <Page title={t('profile.title')} actions={<ButtonLink to={paths.signOut}>{t('account.signOut')}</ButtonLink>}>
      <Body>
        <div className="px-gutter">
          {roleOf(me) === 'ROLE_USER' && (
            <Banner tone="info" title={t('profile.waiting')}>
              {t('profile.waitingHelp')}
            </Banner>
          )}
          <Section title={t('profile.you')} reason={t('profile.youHelp')}>
            <dl className="text-14 grid grid-cols-[108px_minmax(0,1fr)] gap-x-3 gap-y-2">
              {facts.map(([name, value]) => (
                <div key={name} className="contents">
                  <dt className="text-ink-3">{name}</dt>
                  <dd className="min-w-0 break-words">{value}</dd>
                </div>
              ))}
            </dl>
          </Section>
          <Section title={t('profile.look')} reason={t('profile.lookHelp')}>
            <Segments
              label={t('languageShort')}
              value={currentLanguage()}
              onChange={(language: Language) => void chooseLanguage(language)}
              choices={(Object.keys(languages) as Language[]).map((value) => ({ value, label: languages[value] }))}
            />
            <Segments
              label={t('theme.label')}
              value={theme}
              onChange={setTheme}
              choices={[
                { value: null, label: t('theme.system') },
                { value: 'light', label: t('theme.light') },
                { value: 'dark', label: t('theme.dark') },
              ]}
            />
            <Segments
              label={t('density.label')}
              value={density}
              onChange={setDensity}
              choices={[
                { value: null, label: t('density.system') },
                { value: 'compact', label: t('density.compact') },
                { value: 'default', label: t('density.default') },
                { value: 'touch', label: t('density.touch') },
              ]}
            />
          </Section>
        </div>
      </Body>
    </Page>
  );
}

import { useTranslation } from 'react-i18next';
import type { BroadcastInput } from '#shared/contracts/broadcasts.ts';
import { broadcastChannels } from '#shared/domain/broadcasts/broadcast.ts';
import { broadcastLimits } from '#shared/domain/broadcasts/limits.ts';
import { ChoicesField } from '../../kit/form/choices.tsx';
import { TextField } from '../../kit/form/fields.tsx';
import { useEditable } from '../../kit/form/form-context.ts';
import type { FormTab } from '../../kit/form/use-resource-form.ts';
import { currentLanguage, languages } from '../../ui/i18n.ts';
import { Section } from '../../ui/section.tsx';
import { AudienceField } from './audience-field.tsx';
import { WhenField } from './when-field.tsx';

type Language = keyof BroadcastInput['titles'];

/** A tab per language, the reader's own first, because they write in it. It also has what is the same in all. */
export const languageTabs = (): [FormTab, ...FormTab[]] => {
  const own = currentLanguage();
  const tabOf = (language: Language): FormTab => ({
    id: language,
    label: languages[language],
    fields: [`titles.${language}`, `texts.${language}`],
  });
  const others = (['cs', 'en', 'ru'] as const).filter((language) => language !== own);
  const first = tabOf(own);
  return [{ ...first, fields: [...first.fields, 'audience', 'channels', 'send_at'] }, ...others.map(tabOf)];
};

/** The fields in one language, and those of all. */
export const BroadcastFields = ({ tab }: { tab: string }) => {
  const { t } = useTranslation('broadcasts');
  const language = tab as Language;
  const name = languages[language];
  return (
    <>
      <Section key={language} title={t('form.message')} reason={t('form.messageReason')}>
        <TextField<BroadcastInput>
          name={`titles.${language}`}
          label={`${t('fields.title')} (${name})`}
          maxLength={broadcastLimits.title}
          autoComplete="off"
        />
        <TextField<BroadcastInput>
          name={`texts.${language}`}
          label={`${t('form.text')} (${name})`}
          hint={t('form.textHint')}
          maxLength={broadcastLimits.text}
          lines={8}
        />
      </Section>
      <Section title={t('form.audience')} reason={t('form.audienceReason')}>
        <AudienceField />
      </Section>
      <Section title={t('form.delivery')} reason={t('form.deliveryReason')}>
        <fieldset disabled={!useEditable('channels')} className="min-w-0">
          <ChoicesField
            name="channels"
            label={t('fields.channels')}
            find={t('form.find')}
            empty=""
            options={broadcastChannels.map((value) => ({ value, label: t(`form.channels.${value}`) }))}
          />
        </fieldset>
        <WhenField />
      </Section>
    </>
  );
};

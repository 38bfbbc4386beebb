import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PublicationInput } from '#shared/contracts/publications.ts';
import { publicationLimits } from '#shared/domain/publications/limits.ts';
import { slugOf } from '#shared/domain/publications/slug.ts';
import { TextField } from '../../kit/form/fields.tsx';
import type { FormTab } from '../../kit/form/use-resource-form.ts';
import { MarkdownField } from '../../kit/markdown/markdown-field.tsx';
import { currentLanguage, languages } from '../../ui/i18n.ts';
import { optional } from '../../ui/optional.tsx';
import { Section } from '../../ui/section.tsx';

const Text = optional(() => import('../../kit/markdown/markdown.tsx'), {
  fallback: <span className="skeleton" style={{ width: 240 }} />,
});

type Language = keyof PublicationInput['titles'];

/** A tab per language, the reader's own first, because they write in it. It also has the address. */
export const languageTabs = (): [FormTab, ...FormTab[]] => {
  const own = currentLanguage();
  const tabOf = (language: Language): FormTab => ({
    id: language,
    label: languages[language],
    fields: [`titles.${language}`, `descriptions.${language}`, `texts.${language}`],
  });
  const others = (['cs', 'en', 'ru'] as const).filter((language) => language !== own);
  const first = tabOf(own);
  return [{ ...first, fields: [...first.fields, 'slug'] }, ...others.map(tabOf)];
};

/** The fields in one language. */
export const PublicationFields = ({ language }: { language: Language }) => {
  const { t } = useTranslation('publications');
  const name = languages[language];
  return (
    <>
      <Section title={t('form.about')} reason={t('form.aboutReason')}>
        <TextField<PublicationInput>
          name={`titles.${language}`}
          label={`${t('fields.title')} (${name})`}
          maxLength={publicationLimits.title}
          autoComplete="off"
        />
        <TextField<PublicationInput>
          name={`descriptions.${language}`}
          label={`${t('fields.description')} (${name})`}
          hint={t('form.descriptionHint')}
          maxLength={publicationLimits.description}
          lines={3}
        />
      </Section>
      <MarkdownField
        name={`texts.${language}`}
        label={t('form.text')}
        comparedAs={`${t('form.text')} (${name})`}
        hint={t('form.textHint')}
        lang={language}
        preview={t('form.preview')}
        nothing={t('form.nothing')}
      >
        {(written) => <Text>{written}</Text>}
      </MarkdownField>
    </>
  );
};

/** The address, for all languages. A new one follows the title until it is typed. */
export const SlugField = ({ suggested = false }: { suggested?: boolean }) => {
  const { t } = useTranslation('publications');
  return (
    <Section title={t('form.address')} reason={t('form.addressReason')}>
      <TextField<PublicationInput>
        name="slug"
        label={t('fields.slug')}
        hint={t('form.slugHint')}
        maxLength={publicationLimits.slug}
        autoComplete="off"
      />
      {suggested && <Suggestion />}
    </Section>
  );
};

const Suggestion = () => {
  const { getValues, setValue } = useFormContext<PublicationInput>();
  const title = useWatch<PublicationInput, `titles.${Language}`>({ name: `titles.${currentLanguage()}` });
  const before = useRef('');
  useEffect(() => {
    if (getValues('slug') !== before.current) return;
    before.current = slugOf(title);
    setValue('slug', before.current, { shouldDirty: true });
  }, [title, getValues, setValue]);
  return null;
};

import { useTranslation } from 'react-i18next';
import type { DocumentTexts, DocumentType } from '#shared/contracts/legal.ts';
import { MarkdownField } from '../../kit/markdown/markdown-field.tsx';
import { titled } from '../../kit/markdown/parts.ts';
import { languages } from '../../ui/i18n.ts';
import { optional } from '../../ui/optional.tsx';

const Text = optional(() => import('../../kit/markdown/markdown.tsx'), {
  fallback: <span className="skeleton" style={{ width: 240 }} />,
});

export const nameOf = { cz: languages.cs, en: languages.en, ru: languages.ru };

/** The text in one language with a preview beside it. */
export const DocumentFields = ({ locale, type }: { locale: keyof DocumentTexts; type: DocumentType }) => {
  const { t } = useTranslation('legal');
  return (
    <MarkdownField
      name={`texts.${locale}`}
      label={t('editing.text')}
      comparedAs={`${t('editing.text')} (${nameOf[locale]})`}
      hint={t('editing.hint')}
      lang={locale === 'cz' ? 'cs' : locale}
      preview={t('editing.preview')}
      nothing={t('editing.nothing')}
      note={[t('editing.all'), type === 'user_agreement' && t('editing.terms')].filter(Boolean).join(' ')}
    >
      {(written) => <Preview {...titled(written)} />}
    </MarkdownField>
  );
};

const Preview = ({ title, body }: { title: string; body: string }) => (
  <>
    {title && <p className="text-20 tracking-title mb-4 font-semibold">{title}</p>}
    <Text>{body}</Text>
  </>
);

import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentTexts, DocumentType } from '#shared/contracts/legal.ts';
import { useField } from '../../kit/form/fields.tsx';
import { cx } from '../../ui/cx.ts';
import { controlClass, Field } from '../../ui/field.tsx';
import { languages } from '../../ui/i18n.ts';
import { optional } from '../../ui/optional.tsx';
import { titled } from './parts.ts';

const Text = optional(() => import('./markdown.tsx'), {
  fallback: <span className="skeleton" style={{ width: 240 }} />,
});

export const nameOf = { cz: languages.cs, en: languages.en, ru: languages.ru };

/** The text in one language with a preview beside it. */
export const DocumentFields = ({ locale, type }: { locale: keyof DocumentTexts; type: DocumentType }) => {
  const { t } = useTranslation('legal');
  const { field, error } = useField(`texts.${locale}`, { label: `${t('editing.text')} (${nameOf[locale]})` });
  const written = useDeferredValue(String(field.value ?? ''));
  const { title, body } = titled(written);
  return (
    <div className="grid gap-x-8 gap-y-5 py-5 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-2">
        <Field label={t('editing.text')} hint={t('editing.hint')} error={error}>
          {(ids) => (
            <textarea
              {...ids}
              {...field}
              lang={locale === 'cz' ? 'cs' : locale}
              spellCheck
              className={cx(controlClass, 'min-h-[max(320px,calc(100dvh-420px))] resize-y py-2 leading-6')}
            />
          )}
        </Field>
        <p className="text-12 text-ink-3">
          {t('editing.all')} {type === 'user_agreement' && t('editing.terms')}
        </p>
      </div>
      <section aria-label={t('editing.preview')} className="flex min-w-0 flex-col gap-1.5">
        <p aria-hidden className="font-medium">
          {t('editing.preview')}
        </p>
        <div
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrows scroll what has the focus
          tabIndex={0}
          className="quiet-scroll rounded-2 border-line h-[max(320px,calc(100dvh-420px))] overflow-auto border px-5 py-4"
        >
          {title && <p className="text-20 tracking-title mb-4 font-semibold">{title}</p>}
          {written.trim() ? <Text>{body}</Text> : <p className="text-ink-3">{t('editing.nothing')}</p>}
        </div>
      </section>
    </div>
  );
};

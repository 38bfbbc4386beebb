import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { spokenLanguages } from '#shared/domain/people/languages.ts';
import { useField } from '../../resource/fields.tsx';
import { Field } from '../../ui/field.tsx';
import { currentLanguage } from '../../ui/i18n.ts';
import { Combobox } from '../../ui/select.tsx';

const maxLanguages = 20;

/** Edits the ordered list of languages: removable chips, and a combobox that adds one. */
export const LanguagesField = () => {
  const { t } = useTranslation('settings');
  const { field, error } = useField('languages');
  const chosen = field.value as string[];
  const names = new Intl.DisplayNames(currentLanguage(), { type: 'language' });
  const nameOf = (language: string) => names.of(language) ?? language;
  const available = spokenLanguages.filter((language) => !chosen.includes(language));
  return (
    <Field label={t('you.languages')} hint={t('you.languagesHint')} error={error}>
      {(ids) => (
        <div className="flex flex-col gap-2">
          <Combobox
            {...ids}
            value={null}
            disabled={chosen.length >= maxLanguages}
            placeholder={t('you.addLanguage')}
            options={available.map((value) => ({ value, label: nameOf(value) }))}
            onChange={(language: string) => field.onChange([...chosen, language])}
          />
          {chosen.length > 0 && (
            <ol className="flex flex-wrap gap-1.5">
              {chosen.map((language) => (
                <li
                  key={language}
                  className="rounded-2 border-line-strong bg-raised inline-flex h-7 items-center gap-1 border pr-1 pl-2.5"
                >
                  {nameOf(language)}
                  <button
                    type="button"
                    aria-label={t('you.removeLanguage', { language: nameOf(language) })}
                    onClick={() => field.onChange(chosen.filter((other) => other !== language))}
                    className="rounded-1 text-ink-3 hover:bg-press hover:text-ink relative grid size-5 place-items-center after:absolute after:-inset-1.5"
                  >
                    <X className="size-3.5" />
                  </button>
                </li>
              ))}
            </ol>
          )}
        </div>
      )}
    </Field>
  );
};

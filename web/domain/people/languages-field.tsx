import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { spokenLanguages } from '#shared/domain/people/languages.ts';
import { useField } from '../../kit/form/fields.tsx';
import { Field } from '../../ui/field.tsx';
import { Combobox } from '../../ui/select.tsx';
import { codeNames } from './code-names.ts';

const maxLanguages = 20;

/** Edits the ordered list of languages: removable chips, and a combobox that adds one. */
export const LanguagesField = ({ label, hint }: { label: string; hint?: string }) => {
  const { t } = useTranslation();
  const nameOf = codeNames('language');
  const text = (value: unknown) => (value as string[]).map(nameOf).join(', ');
  const { field, error, disabled } = useField('languages', { label, text });
  const chosen = field.value as string[];
  const available = spokenLanguages.filter((language) => !chosen.includes(language));
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <div className="flex flex-col gap-2">
          <Combobox
            {...ids}
            value={null}
            disabled={disabled || chosen.length >= maxLanguages}
            placeholder={t('languages.add')}
            options={available.map((value) => ({ value, label: nameOf(value) }))}
            onChange={(language: string) => field.onChange([...chosen, language])}
          />
          {chosen.length > 0 && (
            <ol className="flex flex-wrap gap-1.5">
              {chosen.map((language) => (
                <li
                  key={language}
                  className="rounded-2 border-line-strong bg-raised inline-flex h-7 items-center gap-1 border pr-1 pl-2.5 pointer-coarse:h-10 pointer-coarse:pr-0"
                >
                  {nameOf(language)}
                  <button
                    type="button"
                    disabled={disabled}
                    aria-label={t('languages.remove', { language: nameOf(language) })}
                    onClick={() => field.onChange(chosen.filter((other) => other !== language))}
                    className="rounded-1 text-ink-3 hover:bg-press hover:text-ink grid size-5 place-items-center pointer-coarse:size-10"
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

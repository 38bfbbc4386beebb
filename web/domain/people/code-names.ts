import { countries } from '#shared/domain/auth/countries.ts';
import { spokenLanguages } from '#shared/domain/people/languages.ts';
import { currentLanguage } from '../../ui/i18n.ts';

/** Codes with their names in the reader's language, sorted by its rules. */
const options = (type: 'region' | 'language', codes: readonly string[]) => {
  const nameOf = codeNames(type);
  const { compare } = new Intl.Collator(currentLanguage());
  return codes
    .map((value) => ({ value, label: nameOf(value) }))
    .toSorted((one, other) => compare(one.label, other.label));
};
export const countryOptions = () =>
  options(
    'region',
    countries.map(({ iso }) => iso),
  );
export const languageOptions = () => options('language', spokenLanguages);

export const codeNames = (type: 'region' | 'language'): ((code: string) => string) => {
  const names = new Intl.DisplayNames(currentLanguage(), { type });
  return (code) => names.of(code) ?? code;
};

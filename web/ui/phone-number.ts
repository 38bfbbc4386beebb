import { compactPhone } from '#shared/domain/people/phone.ts';

/** A country of `GET /api/phone_codes`. The mask counts every digit, including those of the code. */
export type Country = {
  id: number;
  iso: string;
  code: string;
  mask: string | null;
  names: { en: string; cs: string; ru: string };
};

/** Built in, so that most users do not wait for the list. */
export const czechia: Country = {
  id: 76,
  iso: 'cz',
  code: '420',
  mask: '+420 999 999 999',
  names: { en: 'Czechia', cs: 'Česko', ru: 'Чехия' },
};

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

type ListedCountry = Pick<Country, 'id' | 'mask'> & Record<'iso' | 'code' | `${'en' | 'cs' | 'ru'}_name`, string>;

/** A country as the API lists it. */
export const countryOf = ({ id, iso, code, mask, en_name, cs_name, ru_name }: ListedCountry): Country => ({
  id,
  iso: iso.toLowerCase(),
  code: digitsOf(code),
  mask,
  names: { en: en_name, cs: cs_name, ru: ru_name },
});

/** Lengths of the digit groups after the country code: `+420 999 999 999` gives 3, 3, 3. */
const groupsOf = ({ mask, code }: Country): number[] => {
  let before = code.length;
  return (mask ?? '')
    .split(/[^\d#]+/)
    .map((group) => {
      const own = Math.max(0, group.length - before);
      before = Math.max(0, before - group.length);
      return own;
    })
    .filter((length) => length > 0);
};

/** Number of digits after the code; null for a country without a mask. */
export const nationalLength = (country: Country): number | null =>
  groupsOf(country).reduce((sum, length) => sum + length, 0) || null;

/** `777000001` to `777 000 001` by the country's mask. Extra digits are appended. */
export const national = (digits: string, country: Country): string => {
  const groups = groupsOf(country);
  const parts: string[] = [];
  for (let from = 0, nth = 0; from < digits.length; nth++) {
    const length = groups[nth] ?? (groups.length > 0 ? digits.length : 3);
    parts.push(digits.slice(from, from + length));
    from += length;
  }
  return parts.join(' ');
};

/** E.164, as the API and Cognito expect it. */
export const wholeNumber = (digits: string, { code }: Country): string => `+${code}${digits}`;
/** The display form: `+420 777 000 001`. */
export const writtenNumber = (digits: string, country: Country): string =>
  `+${country.code} ${national(digits, country)}`;

/**
 * Parses typed or pasted text, with or without a code, as `normalizePhone` does: `+420 777…`, `00420777…`, `777…`. Digits
 * that are too many for the country are a whole number without its plus: `420777000001`. Null while the code matches no
 * country.
 */
export const readNumber = (
  typed: string,
  country: Country,
  countries: readonly Country[],
): { country: Country; digits: string } | null => {
  const compact = compactPhone(typed);
  const digits = digitsOf(compact);
  const isWhole = (of: Country) => digits.length === of.code.length + (nationalLength(of) ?? Infinity);
  const length = nationalLength(country) ?? Infinity;
  const [matching] = [country, ...countries]
    .filter(({ code }) => digits.startsWith(code))
    // One digit too many is rather a mistake than a number of another country.
    .filter((of) => compact.startsWith('+') || (isWhole(of) && (of === country || digits.length > length + 1)))
    .toSorted((one, other) => other.code.length - one.code.length);
  if (matching) return withoutTrunk({ country: matching, digits: digits.slice(matching.code.length) });
  return compact.startsWith('+') ? null : withoutTrunk({ country, digits });
};

/** In its own country, 905 123 456 of Slovakia is written 0905 123 456. */
const withoutTrunk = ({ country, digits }: { country: Country; digits: string }) => ({
  country,
  digits: digits.length - 1 === nationalLength(country) ? digits.replace(/^0/, '') : digits,
});

/** The default country of this device. The time zone is a better sign of Czechia than the browser's language. */
export const homeCountry = (countries: readonly Country[]): Country => {
  if (Intl.DateTimeFormat().resolvedOptions().timeZone === 'Europe/Prague') return czechia;
  const region = navigator.languages.map((tag) => new Intl.Locale(tag).region?.toLowerCase()).find(Boolean);
  return countries.find(({ iso }) => iso === region) ?? czechia;
};

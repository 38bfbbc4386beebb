/** A country as `GET /api/phone_codes` tells it. The mask counts every digit, those of the code too. */
export type Country = {
  id: number;
  iso: string;
  code: string;
  mask: string | null;
  names: { en: string; cs: string; ru: string };
};

/** Known without asking, so that most people never wait for the list. */
export const czechia: Country = {
  id: 76,
  iso: 'cz',
  code: '420',
  mask: '+420 999 999 999',
  names: { en: 'Czechia', cs: 'Česko', ru: 'Чехия' },
};

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** The groups of the number that follows the country's code, as lengths: `+420 999 999 999` has 3, 3, 3. */
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

/** How many digits follow the code; null where the country has no mask. */
export const nationalLength = (country: Country): number | null =>
  groupsOf(country).reduce((sum, length) => sum + length, 0) || null;

/** `777000001` to `777 000 001`, as the country writes it; what is beyond the mask stands at the end. */
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

/** With its country's code, as the API and Cognito take it. */
export const wholeNumber = (digits: string, { code }: Country): string => `+${code}${digits}`;
/** As people read it: `+420 777 000 001`. */
export const writtenNumber = (digits: string, country: Country): string =>
  `+${country.code} ${national(digits, country)}`;

/** What was typed or pasted, with or without the code: `+420 777…`, `00420777…`, `777…`; null while the code is no country's. */
export const readNumber = (
  typed: string,
  country: Country,
  countries: readonly Country[],
): { country: Country; digits: string } | null => {
  const whole = /^\s*(?:\+|00)(.*)$/s.exec(typed)?.[1];
  if (whole === undefined) return { country, digits: digitsOf(typed) };
  const digits = digitsOf(whole);
  const [named] = [country, ...countries]
    .filter(({ code }) => digits.startsWith(code))
    .toSorted((one, other) => other.code.length - one.code.length);
  return named ? { country: named, digits: digits.slice(named.code.length) } : null;
};

/** The country of this device: the time zone of the Czech Republic says more than an English browser. */
export const homeCountry = (countries: readonly Country[]): Country => {
  if (Intl.DateTimeFormat().resolvedOptions().timeZone === 'Europe/Prague') return czechia;
  const region = navigator.languages.map((tag) => new Intl.Locale(tag).region?.toLowerCase()).find(Boolean);
  return countries.find(({ iso }) => iso === region) ?? czechia;
};

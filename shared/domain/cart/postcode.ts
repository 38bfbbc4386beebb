const digits = /^(\d{3})\s?(\d{2})$/;
const before = /^(\d{3})\s?(\d{2})\s+(?=\p{L})/u;
const after = /(?<=\p{L}|\p{L}\s\d{1,2}),?\s+(\d{3})\s?(\d{2})$/u;

export const isPostcode = (text: string): boolean => digits.test(text);

/** A Czech postcode as it is written, `110 00`. Another text stays as it is. */
export const writePostcode = (text: string): string => text.trim().replace(digits, '$1 $2');

/** A city such as `140 00 Praha 4` or `Praha 4, 14000` without its postcode, which is empty if it has none. */
export const splitPostcode = (text: string): { city: string; postcode: string } => {
  const [whole, first, second] = before.exec(text) ?? after.exec(text) ?? [];
  return whole === undefined
    ? { city: text, postcode: '' }
    : { city: text.replace(whole, ''), postcode: `${first} ${second}` };
};

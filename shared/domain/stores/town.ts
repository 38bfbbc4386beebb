/** The end of an address that is not its town. */
const countries = /^(česko|česká republika|czechia|czech republic|čr|cz)$/i;

/**
 * The town in a written address, to look for performers there: `Cimburkova 4, 602 00 Brno` is in Brno, and `Praha 4` in
 * Praha. Empty if the address does not tell.
 */
export const townIn = (address: string): string => {
  const [street = '', ...others] = address.split(',').map((part) => part.trim());
  const last = others.findLast((part) => part !== '' && !countries.test(part));
  const town = (last ?? (/\d/.test(street) ? '' : street)).replaceAll(/\d+/g, ' ');
  return town.replaceAll(/\s+/g, ' ').trim();
};

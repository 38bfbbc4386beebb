import type { Locale } from '#shared/contracts/fields.ts';
import { specialtyNames } from '../data/specialties/specialties.ts';
import { nameIn } from './translate.ts';

/** Looks up specialty names in the reader's language; deleted specialties have none. */
export const specialtiesIn = async (locale: Locale) => {
  const names = await specialtyNames();
  return (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const found = names.get(id);
      return found ? [{ id, name: nameIn(locale, found) }] : [];
    });
};

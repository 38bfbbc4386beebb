import type * as z from 'zod/mini';
import type { Locale } from '#shared/contracts/fields.ts';
import type {
  Siblings,
  Specialty as WireSpecialty,
  SpecialtyDetails as WireDetails,
} from '#shared/contracts/specialties.ts';
import type { Tree } from '#shared/domain/specialties/tree.ts';
import { parentOf, siblingsUnder } from '#shared/domain/specialties/tree.ts';
import { getSpecialties } from '../data/specialties/specialties.ts';
import type { Specialty } from '../data/specialties/specialties.ts';
import { nameIn } from '../http/translate.ts';

export const toReplySpecialty = (specialty: Specialty, locale: Locale): WireSpecialty => ({
  ...specialty,
  name: nameIn(locale, specialty.names),
  description: nameIn(locale, specialty.descriptions),
});

export const toReplyDetails = (
  specialty: Specialty,
  parent_id: string | null,
  locale: Locale,
): z.input<typeof WireDetails> => ({
  ...specialty,
  ...toReplySpecialty(specialty, locale),
  parent_id,
});

/** The children of a parent, or the given ids as the roots. */
export const toReplySiblings = async (
  tree: Tree,
  parent: string | null,
  locale: Locale,
  ids: readonly string[] = siblingsUnder(tree, parent).ids,
): Promise<Siblings> => ({
  version: siblingsUnder(tree, parent).version,
  data: (await getSpecialties(ids)).map((specialty) => ({
    ...toReplySpecialty(specialty, locale),
    parent_id: parentOf(tree, specialty.id),
    children: siblingsUnder(tree, specialty.id).ids.length,
  })),
});

import type * as z from 'zod/mini';
import type { Locale } from '#shared/contracts/fields.ts';
import type {
  Siblings,
  Specialty as WireSpecialty,
  SpecialtyDetails as WireDetails,
} from '#shared/contracts/specialties.ts';
import { squarePath } from '#shared/domain/files/purposes.ts';
import type { CategoryKind } from '#shared/domain/specialties/kinds.ts';
import { parentOf, siblingsUnder, type Tree } from '#shared/domain/specialties/tree.ts';
import { getCategories, type Specialty } from '../data/specialties/specialties.ts';
import { nameIn } from '../http/translate.ts';

const pictureOf = ({ avatar }: Specialty, square: 'large' | 'small') =>
  avatar && squarePath('category-picture', avatar.id, square);

export const toReplySpecialty = (specialty: Specialty, locale: Locale): WireSpecialty => ({
  ...specialty,
  name: nameIn(locale, specialty.names),
  description: nameIn(locale, specialty.descriptions),
  kind: specialty.category_kind,
  avatar: pictureOf(specialty, 'small'),
});

export const toReplyDetails = (
  specialty: Specialty,
  parent_id: string | null,
  locale: Locale,
): z.input<typeof WireDetails> => ({
  ...specialty,
  ...toReplySpecialty(specialty, locale),
  avatar_large: pictureOf(specialty, 'large'),
  parent_id,
});

/** The children of a parent, or the given ids as the roots. */
export const toReplySiblings = async (
  { kind, tree }: { kind: CategoryKind; tree: Tree },
  parent: string | null,
  locale: Locale,
  ids: readonly string[] = siblingsUnder(tree, parent).ids,
): Promise<Siblings> => ({
  version: siblingsUnder(tree, parent).version,
  data: (await getCategories(ids, kind)).map((specialty) => ({
    ...toReplySpecialty(specialty, locale),
    parent_id: parentOf(tree, specialty.id),
    children: siblingsUnder(tree, specialty.id).ids.length,
  })),
});

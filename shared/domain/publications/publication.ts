import { Problem } from '../problem.ts';

export const publicationStates = ['draft', 'published'] as const;
export type PublicationState = (typeof publicationStates)[number];

const languages = ['cs', 'en', 'ru'] as const;
type Texts = Record<(typeof languages)[number], string>;
type Written = { slug: string; state: PublicationState; titles: Texts; descriptions: Texts; texts: Texts };

/** Throws publication-incomplete with the fields that readers of a language would miss. */
export const requireComplete = (publication: Written): void => {
  const missing = (['titles', 'descriptions', 'texts'] as const).flatMap((part) =>
    languages.filter((language) => publication[part][language] === '').map((language) => `${part}.${language}`),
  );
  if (missing.length > 0)
    throw new Problem('publication-incomplete', {
      fields: Object.fromEntries(missing.map((field) => [field, { key: 'required' as const }])),
    });
};

/** Throws if a published one would change its address, or lack a text. */
export const requireChangeable = (before: Written, after: Written): void => {
  if (before.state === 'draft') return;
  if (before.slug !== after.slug) throw new Problem('invalid-input', { fields: { slug: { key: 'slug-published' } } });
  requireComplete(after);
};

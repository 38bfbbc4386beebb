import type { Kind } from '../audit/kind.ts';

type PublicationValues = { slug: string; state: string; titles: { cs: string }; descriptions: { cs: string } };

/** The texts are too long for the audit log. */
export const publicationAudit = {
  title: ({ titles }) => titles.cs,
  description: ({ descriptions }) => descriptions.cs,
  slug: ({ slug }) => slug,
  state: ({ state }) => state,
} satisfies Kind<PublicationValues>;

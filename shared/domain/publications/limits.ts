/** `publications` in all, the others in characters. */
export const publicationLimits = { publications: 500, slug: 80, title: 120, description: 300, text: 20_000 } as const;

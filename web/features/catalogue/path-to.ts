import type { CategoryCount } from '#shared/contracts/catalogue.ts';

/** The categories from the root to the given one; none if it is not among them. */
export const pathTo = (categories: readonly CategoryCount[], id: string | null | undefined): CategoryCount[] => {
  const category = categories.find((one) => one.id === id);
  return category ? [...pathTo(categories, category.parent_id), category] : [];
};

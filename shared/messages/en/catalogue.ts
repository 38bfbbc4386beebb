export const problems = {
  'too-many-favourites': 'You already have {{limit}} favourites, which is the limit. Remove some first.',
} as const;

export default {
  title: 'Catalogue',
} as const;

export const problems = {
  'too-many-favourites': 'Oblíbených už máte {{limit}}, víc jich být nemůže. Nejdřív některé odeberte.',
} as const;

export default {
  title: 'Katalog',
} as const;

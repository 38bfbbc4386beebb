export const problems = {
  'too-many-favourites': 'В избранном уже {{limit}} товаров, больше нельзя. Сначала уберите часть из них.',
} as const;

export default {
  title: 'Каталог',
} as const;

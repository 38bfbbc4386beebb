/** The icons of specialties: names of Lucide icons. */
export const specialtyIcons = [
  'briefcase',
  'scan-barcode',
  'shopping-basket',
  'shopping-cart',
  'package-open',
  'moon',
  'croissant',
  'sandwich',
  'coffee',
  'chef-hat',
  'warehouse',
  'forklift',
  'truck',
  'brush-cleaning',
  'clipboard-list',
  'megaphone',
  'shield',
  'wrench',
] as const;
export type SpecialtyIcon = (typeof specialtyIcons)[number];

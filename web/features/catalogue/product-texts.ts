import type { CatalogueProduct } from '#shared/contracts/catalogue.ts';
import { codeNames } from '../../domain/people/code-names.ts';
import { currentLanguage } from '../../ui/i18n.ts';

const number = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 6, ...options }).format(value);
const measure = (value: number, unit: 'millimeter' | 'gram' | 'kilogram') => number(value, { style: 'unit', unit });

/** Height × width × length. */
export const sizeText = ({ height, width, length }: CatalogueProduct): string =>
  `${number(height)} × ${number(width)} × ${measure(length, 'millimeter')}`;

export const weightText = ({ weight }: CatalogueProduct): string =>
  weight < 1000 ? measure(weight, 'gram') : measure(weight / 1000, 'kilogram');

export const valueText = ({ kind, unit, texts, number: amount }: CatalogueProduct['values'][number]): string => {
  if (amount !== null) return unit ? `${number(amount)}\u00A0${unit}` : number(amount);
  return (kind === 'countries' ? texts.map(codeNames('region')) : texts).join(', ');
};

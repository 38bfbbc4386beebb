type Language = 'cs' | 'en' | 'ru';

/** Units as people of the platform write them in Czech, in the other languages. */
const units: Readonly<Record<string, Readonly<Record<Exclude<Language, 'cs'>, string>>>> = {
  ks: { en: 'pcs', ru: 'шт.' },
  bal: { en: 'packs', ru: 'уп.' },
  pár: { en: 'pairs', ru: 'пар' },
  párů: { en: 'pairs', ru: 'пар' },
  měs: { en: 'months', ru: 'мес.' },
  rok: { en: 'years', ru: 'г.' },
  let: { en: 'years', ru: 'лет' },
  dny: { en: 'days', ru: 'дн.' },
  dní: { en: 'days', ru: 'дн.' },
  hod: { en: 'h', ru: 'ч' },
  h: { en: 'h', ru: 'ч' },
  min: { en: 'min', ru: 'мин' },
  kg: { en: 'kg', ru: 'кг' },
  g: { en: 'g', ru: 'г' },
  l: { en: 'l', ru: 'л' },
  ml: { en: 'ml', ru: 'мл' },
  m: { en: 'm', ru: 'м' },
  cm: { en: 'cm', ru: 'см' },
  mm: { en: 'mm', ru: 'мм' },
  'g/m²': { en: 'g/m²', ru: 'г/м²' },
  'm²': { en: 'm²', ru: 'м²' },
  W: { en: 'W', ru: 'Вт' },
  V: { en: 'V', ru: 'В' },
};

/** The unit of a parameter in a language, as it is written if it has no translation. */
export const unitIn = (language: Language, unit: string): string =>
  language === 'cs' ? unit : (units[unit.replace(/\.$/, '')]?.[language] ?? unit);

/** Units as `foldText` writes them. The words of a line are one unit: of Czech, English and Russian, and its names. */
const units: readonly (readonly string[])[] = [
  'l л litr litru litry liter litre liters litres литр литра литров',
  'dl дл',
  'cl сл',
  'ml мл mililitr mililitru mililitry milliliter millilitre milliliters millilitres миллилитр миллилитра миллилитров',
  'g г gr гр gram gramu gramy grams грамм грамма граммов',
  'mg мг',
  'dkg dag',
  'kg кг kilogram kilogramu kilogramy kilograms килограмм килограмма килограммов',
  't т',
  'm м metr metru metry meter metre meters metres метр метра метров',
  'mm мм milimetr milimetru milimetry millimeter millimetre millimeters millimetres миллиметр миллиметра миллиметров',
  'cm см centimetr centimetru centimetry centimeter centimetre centimeters centimetres сантиметр сантиметра сантиметров',
  'dm дм',
  'km км',
  'mm2 мм2',
  'cm2 см2',
  'm2 м2',
  'm3 м3',
  'ks kus kusu kusy pcs pc piece pieces шт штука штуки штук',
  'par pary paru pair pairs пара пары пар',
  'role roli roll rolls рулон рулона рулонов',
  'bal baleni pack упак упаковка упаковки упаковок',
  'w вт',
  'kw квт',
  'v в',
  'mah мач',
  'ah ач',
  'hz гц',
  'lm лм',
  'mb мб',
  'gb гб',
  'tb тб',
].map((line) => line.split(' '));

const unitsByWord = new Map(units.flatMap((unit) => unit.map((word) => [word, unit] as const)));

export const isUnit = (word: string): boolean => unitsByWord.has(word);

/** A typed `2 x 500` or `2 × 500` as one word. */
export const withTimes = (typed: string): string => typed.replaceAll(/(?<=\d)\s*[x×]\s*(?=\d)/gi, 'x');

/** Folded words, where `2x500` is two of them. */
export const withoutTimes = (words: readonly string[]): string[] =>
  words.flatMap((word) => word.split(/(?<=\d)x(?=\d)/));

/**
 * A word, and those that mean the same in its place. `measure` says that it is a number before a unit, which is begun by
 * no other number, or this unit.
 */
export type Alike = { word: string; alike: readonly string[]; measure?: 'number' | 'unit' };

/**
 * The words of a folded text, where a number and its unit are two words, `5 l`, also if they are written as one, `5l`.
 * Each of the two may be this one word in what is searched, and the unit any of its writings: `л`. Only a unit of the
 * list is cut off, so codes such as `a4`, `m8` and `5x` stay whole. A number may be several: `2x500 ml`.
 */
export const withUnits = (words: readonly string[]): Alike[] => {
  const apart = words.flatMap((word) => {
    const [, number = '', unit = ''] = /^(\d+(?:x\d+)*)(\D.*)$/s.exec(word) ?? [];
    return isUnit(unit) ? [number, unit] : [word];
  });
  const unitAt = (n: number) => (/^\d+(x\d+)*$/.test(apart[n - 1] ?? '') ? unitsByWord.get(apart[n] ?? '') : undefined);
  const joined = (n: number) => (unitAt(n) ?? []).map((unit) => `${apart[n - 1]}${unit}`);
  const all = apart.map((word, n): Alike => {
    const unit = unitAt(n);
    if (unit) return { word, alike: [...unit.filter((other) => other !== word), ...joined(n)], measure: 'unit' };
    return unitAt(n + 1) ? { word, alike: joined(n + 1), measure: 'number' } : { word, alike: [] };
  });
  return [...new Map(all.map((one) => [[one.word, ...one.alike].join(' '), one])).values()];
};

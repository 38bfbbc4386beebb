import { foldText } from '#shared/domain/fold-text.ts';
import { numericDates } from './dates.ts';
import { says, wordsOf } from './words.ts';

const clockTimes =
  /(?<![\d.:])(\d{1,2})(?::(\d\d))?\s*(?:-|–|—|do|az|to|until|till|до)\s*(\d{1,2})(?::(\d\d))?(?!\d|:|\.\d|\.\s?\d)/;

/** `8-16`, `8:30–16:00`, `od 8 do 16`, `с 8 до 16`, as HH:mm. */
export const timesIn = (text: string): { from: string; to: string } | null => {
  const found = clockTimes.exec(foldText(text).replaceAll(numericDates, ' '));
  if (!found) return null;
  const [, from, fromMinutes = '00', to, toMinutes = '00'] = found;
  if (Number(from) > 24 || Number(to) > 24) return null;
  const clock = (hours = '', minutes: string) => `${String(Number(hours) % 24).padStart(2, '0')}:${minutes}`;
  return { from: clock(from, fromMinutes), to: clock(to, toMinutes) };
};

const numerals: readonly (readonly string[])[] = [
  ['one=', 'jeden=', 'jednoho=', 'jednu=', 'одного=', 'одну=', 'один='],
  ['two=', 'dva=', 'dve=', 'два=', 'две=', 'двух=', 'двоих='],
  ['three=', 'tri=', 'три=', 'трех=', 'троих='],
  ['four=', 'ctyri=', 'четыре=', 'четырех='],
  ['five=', 'pet=', 'пять=', 'пяти='],
  ['six=', 'sest=', 'шесть='],
  ['seven=', 'sedm=', 'семь='],
  ['eight=', 'osm=', 'восемь='],
  ['nine=', 'devet=', 'девять='],
  ['ten=', 'deset=', 'десять='],
];

/** How many: the first number that is no time and no date. */
export const countIn = (text: string): number | null => {
  const rest = foldText(text).replaceAll(numericDates, ' ').replace(clockTimes, ' ');
  for (const word of wordsOf(rest)) {
    if (/^\d{1,3}$/.test(word.folded)) return Number(word.folded);
    const nth = numerals.findIndex((stems) => says([word], stems));
    if (nth >= 0) return nth + 1;
  }
  return null;
};

/** `#20409`, `2040900017`: a number of an order has ten digits, of which the first suffice. */
export const orderNumberIn = (text: string): string | null =>
  /[#№]\s?(\d{3,10})/.exec(text)?.[1] ?? /(?<!\d)(\d{5,10})(?!\d)/.exec(text)?.[1] ?? null;

/** Haléř: `below 500`, `do 500 Kč`, `дешевле 500`. */
export const priceLimitIn = (text: string): number | null => {
  const found =
    /(?:below|under|less than|cheaper than|up to|do|pod|levnejsi nez|nejvyse|до|дешевле|не дороже)\s+(\d[\d\s]*)(?![.:\d])/.exec(
      foldText(text),
    );
  return found ? Number(found[1]?.replaceAll(/\s/g, '')) * 100 : null;
};

import { foldText } from '#shared/domain/fold-text.ts';
import { isTimeWord } from './dates.ts';
import { phrases, says, type Word } from './words.ts';

/** A place of a question: `search` finds it by the beginnings of words, `label` names it. */
export type Place = { search: string; label: string };

/** Towns are declined, and their stems change: v Praze, в Праге. */
const towns: readonly { name: string; search: string; says: readonly string[] }[] = [
  { name: 'Praha', search: 'Prah', says: ['prah', 'praz', 'prague', 'праг', 'праж'] },
  { name: 'Brno', search: 'Brn', says: ['brn', 'брн', 'брно'] },
  { name: 'Ostrava', search: 'Ostrav', says: ['ostrav', 'острав'] },
  { name: 'Plzeň', search: 'Plze', says: ['plzen', 'plzn', 'pilsen', 'пльзен', 'пльзн', 'плзен'] },
  { name: 'Olomouc', search: 'Olomouc', says: ['olomouc', 'оломоуц'] },
  { name: 'Liberec', search: 'Liber', says: ['liberec', 'liberc', 'либерец', 'либерц'] },
  { name: 'České Budějovice', search: 'Budějovic', says: ['budejovic', 'будеёвиц', 'будейовиц', 'будеевиц'] },
  { name: 'Hradec Králové', search: 'Hrad', says: ['hradec', 'hradc', 'градец', 'градц'] },
  { name: 'Karlovy Vary', search: 'Karlov', says: ['karlov', 'карлов'] },
  { name: 'Pardubice', search: 'Pardubic', says: ['pardubic', 'пардубиц'] },
  { name: 'Zlín', search: 'Zlín', says: ['zlin', 'злин'] },
];

const cyrillic = 'абвгдезийклмнопрстуфхцчшщыэёж';
const latin = 'abvgdezijklmnoprstufhccssyeez';
const sounds: Readonly<Record<string, string>> = { ю: 'ju', я: 'ja', ь: '', ъ: '' };
const soundOf = (letter: string): string => sounds[letter] ?? latin.charAt(cyrillic.indexOf(letter));
const inLatin = (word: string): string =>
  /\p{Script=Cyrillic}/u.test(word)
    ? word
        .toLowerCase()
        .replaceAll(/[а-яё]/g, soundOf)
        .replace(/^./, (first) => first.toUpperCase())
    : word;

const endings = /(?:ich|ach|ech|ami|ovi|eho|emu|ou|oj|ej|em|um|[aeiouy])$/;
/** A word without the ending of its case, of at least three letters, in Latin: the API finds it by its beginning. */
export const stemOf = (word: string): string => {
  const written = inLatin(word);
  const [ending = ''] = endings.exec(foldText(written)) ?? [];
  return written.length - ending.length >= 3 ? written.slice(0, written.length - ending.length) : written;
};

const isCapitalised = ({ text }: Word) => /^\p{Lu}\p{Ll}/u.test(text);
const noNames = phrases(
  'smena=, smen, kc=, excel, shift, hours, hodin, orders, objednav, pay, wage, mzd, vyplat, phone, telefon',
  'find, najdi, show, ukaz, worker, pracovni, when, kdy, who, kdo, where, kde, what, co=, how, jak, which, kter, does',
  'смен, вы=, вас=, вам=, часы=, часов=, заказ, зарплат, телефон, найди, покажи, работник, когда, кто, где, что, какой, какие',
);
const isName = (word: Word) => isCapitalised(word) && !isTimeWord(word) && !says([word], noNames);

/** Capitalised words, or numbers after them, that follow each other from an index on. */
const runFrom = (text: string, words: readonly Word[], from: number): Word[] => {
  const run: Word[] = [];
  for (const word of words.slice(from)) {
    const previous = run.at(-1);
    const between = previous ? text.slice(previous.at + previous.text.length, word.at) : '';
    const isNumber = /^\d{1,2}$/.test(word.text) && !/^[.:–-]/.test(text.slice(word.at + word.text.length));
    const isNext = isName(word) || (previous !== undefined && isNumber);
    if (!isNext || (previous && !/^[\s-]*$/.test(between))) break;
    run.push(word);
  }
  return run;
};

const prepositions = new Set(['in', 'at', 'for', 'v', 've', 'u', 'na', 'pro', 'z', 'в', 'во', 'на', 'у', 'для']);

/** In the store Karolina, v prodejně Karolina. */
const placeNouns = ['the=', 'store', 'shop', 'prodejn', 'obchod', 'objekt', 'магазин', 'объект'];

/** A town in any case, or the capitalised words after a preposition. */
export const placeIn = (text: string, words: readonly Word[]): Place | null => {
  for (const [nth, word] of words.entries()) {
    const town = towns.find(({ says: stems }) => says([word], stems));
    if (!town) continue;
    const part = words[nth + 1];
    const isPart = part && /^\d{1,2}$/.test(part.text) && text.slice(part.at - 1, part.at) === ' ';
    const isDistrict = isPart && !/^[.:–-]|^\s*\d|^ (?:do|to|до)/.test(text.slice(part.at + part.text.length));
    const number = isDistrict ? ` ${part.text}` : '';
    return { search: town.search + number, label: town.name + number };
  }
  for (const [nth, word] of words.entries()) {
    if (!prepositions.has(word.text.toLowerCase())) continue;
    const next = words[nth + 1];
    const run = runFrom(text, words, next && says([next], placeNouns) ? nth + 2 : nth + 1);
    if (run.length === 0) continue;
    return { search: run.map((each) => stemOf(each.text)).join(' '), label: run.map((each) => each.text).join(' ') };
  }
  return null;
};

/** A person: capitalised words that name no place and do not only begin a sentence. */
export const nameIn = (text: string, words: readonly Word[]): Place | null => {
  for (let nth = 0; nth < words.length; nth++) {
    const run = runFrom(text, words, nth);
    if (run.length === 0) continue;
    const [first] = run;
    const isStart = nth === 0 || /[.?!:]\s*$/.test(text.slice(0, first?.at));
    const isOfPlace = [1, 2].some((back) => prepositions.has(words[nth - back]?.text.toLowerCase() ?? ''));
    const isTown = run.some((word) => towns.some(({ says: stems }) => says([word], stems)));
    const isPerson = !isOfPlace && !isTown && (!isStart || run.length > 1);
    if (isPerson)
      return { search: run.map((each) => stemOf(each.text)).join(' '), label: run.map((each) => each.text).join(' ') };
    nth += run.length - 1;
  }
  return null;
};

/** What stands in quotation marks. */
export const quotedIn = (text: string): string | null => /[„“"«]([^“”"»]+)[“”"»]/.exec(text)?.[1]?.trim() ?? null;

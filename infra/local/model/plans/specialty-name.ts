import { stemOf } from '../names.ts';
import type { Question } from '../question.ts';
import { findPhrase, phrases, says } from '../words.ts';

/** `cashiers`, `pokladních`, `кассиров` without the ending of number and case: the API finds the beginning of a name. */
const stem = (word: string): string =>
  /\p{Script=Cyrillic}/u.test(word)
    ? word.replace(/(?:ами|ям|ов|ей|ом|ем|[аеиоуыюя])$/u, '')
    : stemOf(word.replace(/(?<=[^s])s$/, ''));

/** After these, a question names a specialty: who can work as a cashier. */
const before = phrases(
  'work_as, who_can_be, specialty, workers_are, who_is_a, who_are, umi=, kdo_muze, jako=, profese=, profesi=',
  'kdo_dela',
  'умеет=, кто_может, професси, специальност, кем=, как=',
);

/** The specialty of people who a question looks for: quoted, or its last word. */
export const specialtyOf = ({ quoted, words }: Question): string | null => {
  const last = words.at(-1);
  const isNamed = before.some((phrase) => findPhrase(words, phrase) >= 0);
  if (quoted !== null) return stem(quoted);
  return isNamed && last ? stem(last.text) : null;
};

const numerals = phrases(
  'one=, two=, three=, four=, five=, jednoho=, jednu=, dva=, dve=, tri=, ctyri=, pet=',
  'одного=, одну=, двух=, двоих=, трех=, троих=, четырех=, пять=',
);
const fillers = phrases(
  'a=, an=, the=, me=, please=, another=, more=, mi=, prosim=, jeste=, shift, worker, smen, pracovni',
  'of=, for=, pro=, na=',
  'мне=, пожалуйста=, еще=, смен, работник, для=, на=',
);

/** The specialty of an order: the first word after the number, or else after the verb. */
export const orderedSpecialty = ({ quoted, words }: Question): string | null => {
  if (quoted !== null) return stem(quoted);
  const number = words.findIndex((word) => /^\d{1,2}$/.test(word.folded) || says([word], numerals));
  const verb = words.findIndex((word) =>
    says([word], ['order=', 'book=', 'objednej=', 'objednejte=', 'objednat=', 'закажи', 'заказать=']),
  );
  const isBeforePlace = number >= 0 && number <= verb + 3;
  const word = words.slice((isBeforePlace ? number : verb) + 1).find((each) => !says([each], fillers));
  return word && /^\p{Ll}/u.test(word.text) ? stem(word.text) : null;
};

import { foldText } from '#shared/domain/fold-text.ts';
import { money } from '../format.ts';
import { type Line, listOf } from '../markdown.ts';
import { priceLimitIn } from '../numbers.ts';
import { type Plan, resultOfCall } from '../plan.ts';
import type { Question } from '../question.ts';
import { numberAt, type Row, rowsAt, textAt } from '../rows.ts';
import type { Texts } from '../texts/en.ts';
import { phrases, says } from '../words.ts';
import { found } from './found.ts';

/** Words of questions about products that name none. */
const others = phrases(
  'do=, you=, have=, any=, are=, there=, is=, what=, which=, how=, much=, many=, the=, a=, below=',
  'under=, than=, less=, cheaper=, up=, to=, price, product, sell, in=, stock=, for=, catalogue, cost',
  'czk=, kc=, koru, i=, can=, buy=, show=, me=, find=, into=, my=, cart=, mate=, mam=, nejak, jak',
  'prodava, zbozi, produkt, skladem=, pod=, nez=, levnejsi, cena=, ceny=, kolik=, stoji=, co=, v=, na=',
  'za=, katalog, kter, jsou=, je=, ukaz, najd, do=, kosik, o=, put=, add=, pridej, vloz, dej=, dejte=',
  'please=, prosim, pieces=, ks=, of=, kus, mi=',
  'у=, вас=, есть=, ли=, какие=, какой=, товар, дешевле=, до=, не=, дороже=, цена=, цены=, сколько=',
  'стоит=, стоят=, в=, каталог, наличии=, продаете=, покажи, найди, крон, корзин, за=, полож, добав',
  'пожалуйста=, шт, штук, мне=',
);
const numerals =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|dve|dva|tri|ctyri|pet|sest|sedm|osm|devet|deset|два|две|три|четыре|пять|шесть|семь|восемь|девять|десять|пар|пары)$/;

/** The words of a question that name products, without endings: the search finds beginnings. */
export const productWords = ({ quoted, words }: Question): string =>
  quoted ??
  words
    .filter((word) => !/^\d/.test(word.text) && !numerals.test(word.folded) && !says([word], others))
    .map(({ text }) => singular(text))
    .join(' ');

/** `helmets`, `helmy`, `каски` without the ending of their number and case. */
const singular = (word: string): string => {
  const [ending = ''] = /(?:ami|ach|ech|ам|ах|ами|ов|es|s|[aeiouy]|[аеиоуыюя])$/.exec(foldText(word)) ?? [];
  return word.length - ending.length >= 3 ? word.slice(0, word.length - ending.length) : word;
};

const productLine = (row: Row, texts: Texts): Line => ({
  label: textAt(row, 'name'),
  link: textAt(row, 'link'),
  rest: [
    money(numberAt(row, 'price') ?? 0),
    texts.inStock(numberAt(row, 'available') ?? 0),
    textAt(row, 'company.name'),
  ],
});

export const products: Plan = function* plan(question, texts) {
  const text = productWords(question);
  const priceTo = priceLimitIn(question.text);
  const args = { ...(text && { text }), ...(priceTo !== null && { price_to: priceTo }) };
  const { rows, total } = yield* resultOfCall('search-catalogue', args);
  if (total === 0 && text) return texts.noProduct(text);
  const lines = rows.map((row) => productLine(row, texts));
  return found(texts, { label: texts.labels.products, lines, total });
};

export const cart: Plan = function* plan(_, texts) {
  const { item } = yield* resultOfCall('get-cart', { hash: 'current' });
  const items = rowsAt(item, 'items');
  if (items.length === 0) return texts.emptyCart;
  const lines = items.map((row) => ({
    label: textAt(row, 'product.name'),
    rest: [texts.pieces(numberAt(row, 'count') ?? 0), money(numberAt(row, 'product_price') ?? 0)],
  }));
  const head = texts.cart(numberAt(item, 'goods_num') ?? items.length, money(numberAt(item, 'order_summ') ?? 0));
  return listOf(head, lines, texts);
};

import { addDays } from '#shared/domain/days.ts';
import { localDay } from '#shared/domain/local-time.ts';
import { inParts } from '#shared/domain/parts.ts';
import { authorName } from '#shared/domain/reviews/author-name.ts';
import type { Account } from '../../../functions/data/people/accounts.ts';
import type { Product } from '../../../functions/data/products/products.ts';
import type { Review } from '../../../functions/data/reviews/reviews.ts';
import { type Buyer, buyersAt } from './buyers.ts';
import { numberOf, timeZone, wallTime } from './days.ts';
import { productsAt } from './products.ts';
import { reviewedFamilies, type ReviewedGroup, reviewTexts, type Tone } from './review-texts.ts';
import { dice, type Dice, idOf } from './seed.ts';

/** Those who do not write in Czech. */
const russian = [
  'Oksana Kovalenko',
  'Andrii Ševčuk',
  'Serhij Bondarenko',
  'Mykola Tkačenko',
  'Iryna Melnyk',
  'Vasyl Havryljuk',
  'Olena Ševčenko',
];
const english = ['Nguyen Thi Lan', 'Tran Van Minh', 'Pham Thi Hoa', 'Le Van Duc', 'Vu Thi Mai', 'Do Thi Huong'];

/** The reviews of the last year, of the products as they are first loaded at a moment, by those who bought them. */
export const reviewsAt = (now: string): Review[] => {
  const today = localDay(now, timeZone);
  const buyers = buyersAt(now);
  return productsAt(now).flatMap(({ product }) => reviewsOf(product, buyers.get(product.id) ?? [], today));
};

/** Of those who bought a product. */
const reviewing = 0.75;
/** Days after the order. */
const latest = 30;

const reviewsOf = ({ id: product_id, sku }: Product, buyers: readonly Buyer[], today: string): Review[] => {
  const group = groupOf(sku);
  const chance = dice(`reviews ${sku}`);
  if (!group) return [];
  const starsOf = ratingOf(chance);
  const textOf = wording(group, chance);
  return buyers.flatMap(({ account, since }) => {
    const boughtOn = localDay(since, timeZone);
    const days = Math.min(latest, numberOf(today) - numberOf(boughtOn) - 1);
    if (days < 1 || chance.roll() > reviewing) return [];
    const rating = starsOf();
    const day = addDays(boughtOn, 1 + Math.floor(chance.between(0, days)));
    const minute = Math.floor(chance.between(10, 59));
    return {
      id: idOf(`review ${sku} ${account.id}`),
      version: 1,
      product_id,
      account_id: account.id,
      rating,
      text: textOf(account, rating > 3 ? 'good' : rating === 3 ? 'fair' : 'poor'),
      author: authorName(account.fio),
      created_at: wallTime(day, `${Math.floor(chance.between(6, 22))}:${minute}`),
      edited_at: null,
      hidden: false,
      bought: true,
    };
  });
};

const groups = Object.keys(reviewedFamilies) as ReviewedGroup[];
const groupOf = (sku: string) =>
  groups.find((group) => reviewedFamilies[group].some((family) => sku.split('-')[1] === family));

/** The shares of at least 5, 4, 3 and 2 stars: of what people like, what is usual, and what they do not. */
const shares = [
  ...Array.from({ length: 6 }, () => [0.62, 0.91, 0.96, 0.985]),
  ...Array.from({ length: 3 }, () => [0.42, 0.78, 0.91, 0.97]),
  [0.12, 0.32, 0.62, 0.82],
];
const ratingOf = ({ roll }: Dice): (() => number) => {
  const own = shares[Math.floor(roll() * shares.length)] ?? [];
  return () => {
    const rolled = roll();
    return 1 + own.filter((share) => rolled < share).length;
  };
};

const textsOf = (fio: string) => reviewTexts[russian.includes(fio) ? 'ru' : english.includes(fio) ? 'en' : 'cs'];

/** No text is written twice about the same product. Most are about products of its group. */
const wording = (group: ReviewedGroup, { roll }: Dice) => {
  const said = new Set<string>();
  return ({ fio }: Account, tone: Tone): string => {
    const texts = textsOf(fio);
    const pools = [texts[group][tone], texts.any[tone]].map((pool) => pool.filter((text) => !said.has(text)));
    const pool = (roll() < 0.8 ? pools : pools.toReversed()).find(({ length }) => length > 0) ?? [];
    const text = pool[Math.floor(roll() * pool.length)];
    if (text === undefined) throw new Error(`There are too few ${tone} texts for ${group}`);
    said.add(text);
    return text;
  };
};

/** A review and its count are two writes, and a transaction has fewer than 100. */
const maxInTransaction = 49;

/** In parts for one transaction each: none has two reviews of a product, because they count in the same item. */
export const reviewParts = (reviews: readonly Review[]): Review[][] => {
  const rounds: Review[][] = [];
  for (const ofProduct of Map.groupBy(reviews, ({ product_id }) => product_id).values())
    for (const [n, review] of ofProduct.entries()) (rounds[n] ??= []).push(review);
  return rounds.flatMap((round) => inParts(round, maxInTransaction));
};

import { describe, expect, it } from 'vitest';
import { createCollection } from '#shared/contracts/collections.ts';
import { createReview } from '#shared/contracts/reviews.ts';
import { may } from '#shared/domain/access.ts';
import { lowestBefore } from '#shared/domain/products/prices.ts';
import type { Order } from '../../../functions/data/orders/orders.ts';
import { collections } from './collections.ts';
import { ordersAt } from './orders.ts';
import { accounts } from './people.ts';
import { productsAt } from './products.ts';
import { reviewedFamilies, reviewTexts, type ReviewTexts } from './review-texts.ts';
import { reviewParts, reviewsAt } from './reviews.ts';
import { suppliesAt } from './supplies.ts';

const now = '2026-11-21T09:00:00.000Z';
const products = new Map(productsAt(now).map(({ product }) => [product.id, product]));
const reviews = reviewsAt(now);
const byProduct = Map.groupBy(reviews, ({ product_id }) => product_id);
const repeated = (values: readonly unknown[]) => values.filter((value, n) => values.indexOf(value) !== n);
const textsOf = (texts: ReviewTexts) => Object.values(texts).flatMap((tones) => Object.values(tones).flat());

describe('the reviews of the demo world', () => {
  it('are about 500 of the last year, on about 215 products', () => {
    expect(reviews.length).toBeGreaterThan(450);
    expect(reviews.length).toBeLessThan(600);
    expect(byProduct.size).toBeGreaterThan(190);
    expect(byProduct.size).toBeLessThan(240);
    for (const { created_at } of reviews) expect(created_at > '2025-11-21' && created_at < now).toBe(true);
  });

  it('are mostly of 4 or 5 stars, and some of fewer', () => {
    const share = (...stars: number[]) =>
      reviews.filter(({ rating }) => stars.includes(rating)).length / reviews.length;
    expect(share(4, 5)).toBeGreaterThan(0.75);
    expect(share(4, 5)).toBeLessThan(0.92);
    for (const stars of [1, 2, 3]) expect(share(stars)).toBeGreaterThan(0.01);
  });

  it('are written by accounts that may review, of a product each once, after they bought it', () => {
    const writers = new Map(accounts.map((account) => [account.id, account]));
    const completed = [...ordersAt(now).map(({ order }) => order), ...suppliesAt(now)].flatMap((order) => {
      const at = order.history.find(({ status }) => status === 'completed')?.at;
      return at === undefined ? [] : [{ ...order, at }];
    });
    for (const { account_id, product_id, created_at, bought } of reviews) {
      const { roles = [], company = null, login_id } = writers.get(account_id) ?? {};
      expect(roles.some((role) => may(role, 'review.write'))).toBe(true);
      const isOwn = ({ user, customer, supply_store }: Order) =>
        (user.id === account_id && !supply_store) ||
        (roles.includes('ROLE_BUYER') && customer !== null && customer.id === company?.id);
      const order = completed.find(
        (one) => isOwn(one) && one.at < created_at && one.items.some((item) => item.product_id === product_id),
      );
      expect([bought, order]).toEqual([true, expect.anything()]);
      const sellers = accounts.filter((account) => account.login_id === login_id).map((account) => account.company?.id);
      expect(sellers).not.toContain(products.get(product_id)?.company_id);
    }
    expect(repeated(reviews.map(({ product_id, account_id }) => `${product_id} ${account_id}`))).toEqual([]);
    expect(repeated(reviews.map(({ id }) => id))).toEqual([]);
  });

  it('have texts that the form would accept, none twice about a product', () => {
    for (const { rating, text } of reviews) expect(createReview.body.parse({ rating, text })).toEqual({ rating, text });
    for (const ofProduct of byProduct.values()) expect(repeated(ofProduct.map(({ text }) => text))).toEqual([]);
  });

  it('have at least 60 texts in each language', () => {
    for (const texts of Object.values(reviewTexts)) {
      expect(new Set(textsOf(texts)).size).toBeGreaterThan(60);
      expect(repeated(textsOf(texts))).toEqual([]);
    }
    const written = new Set(reviews.map(({ text }) => text));
    for (const texts of [reviewTexts.en, reviewTexts.ru])
      expect(textsOf(texts).filter((text) => written.has(text)).length).toBeGreaterThan(2);
  });

  it('are about families of products that exist', () => {
    const families = new Set([...products.values()].map(({ sku }) => sku.split('-')[1]));
    for (const family of Object.values(reviewedFamilies).flat()) expect(families).toContain(family);
  });

  it('are written in few transactions, so that each of them counts in its product’s rating', () => {
    const parts = reviewParts(reviews);
    expect(parts.length).toBeLessThan(40);
    for (const part of parts) {
      expect(part.length * 2).toBeLessThan(100);
      expect(repeated(part.map(({ product_id }) => product_id))).toEqual([]);
    }
    expect(new Set(parts.flat())).toEqual(new Set(reviews));
  });
});

describe('the collections of the demo world', () => {
  it('are six, of which one is hidden, of 6 to 14 products that exist', () => {
    expect(collections).toHaveLength(6);
    expect(collections.filter(({ active }) => !active)).toHaveLength(1);
    for (const { names, active, product_ids } of collections) {
      const fields = { names, active, product_ids };
      expect(createCollection.body.parse(fields)).toEqual(fields);
      for (const id of product_ids) expect(products.has(id)).toBe(true);
      expect(product_ids.length).toBeGreaterThanOrEqual(6);
      expect(product_ids.length).toBeLessThanOrEqual(14);
    }
  });
});

it('at least 10 products are shown with a price that fell', () => {
  const shown = [...products.values()].filter(({ reduction }) => lowestBefore(reduction, now) !== null);
  expect(shown.length).toBeGreaterThanOrEqual(10);
  expect(shown.length).toBeLessThan(25);
});

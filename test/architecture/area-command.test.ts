import { expect, it } from 'vitest';
import { areaFilters, hasStory, isArea } from '../area.ts';
import { sources } from './sources.ts';

const testsOf = (area: string) =>
  sources
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.test.ts') && areaFilters(area).some((filter) => file.includes(filter)));

it('an area is named as a contract or a folder of functions, and is no path', () => {
  expect(['orders', 'product-types', 'geocoding', 'me'].filter((name) => !isArea(name))).toEqual([]);
  expect(['shared', 'functions/orders', 'order', '../orders', ''].filter(isArea)).toEqual([]);
});

it('the tests of an area are its rules, its handlers and its story, and none of another area', () => {
  const tests = testsOf('orders');
  const folders = ['shared/domain/orders/', 'functions/orders/', 'functions/data/orders/', 'web/features/orders/'];
  expect(folders.filter((folder) => !tests.some((file) => file.startsWith(folder)))).toEqual([]);
  expect(tests).toContain('test/journeys/orders.browser.test.ts');
  expect(tests.filter((file) => !/(?:\/|^)orders[./]/.test(file))).toEqual([]);
});

it('the web app is built for an area with a story in the browser only', () => {
  expect(hasStory('orders')).toBe(true);
  expect(hasStory('geocoding')).toBe(false);
});

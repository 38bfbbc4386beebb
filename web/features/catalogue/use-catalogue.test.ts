import { expect, it } from 'vitest';
import { readQuery } from './use-catalogue.ts';

it.each([
  ['', {}],
  ['page=2&sort=price&order=desc&text=obuv', { page: '2', sort: 'price', order: 'desc', text: 'obuv' }],
  ['company_id=a&company_id=b&in_stock=true', { company_id: ['a', 'b'], in_stock: 'true' }],
  ['price_from=100&price_to=-1&page=0&sort=size&new=yes&text=', { price_from: '100' }],
  ['parameters={&view=list&category_id=a&per_page=100', {}],
  [`parameters=${encodeURIComponent('{"a":["1"],"b":{}}')}`, { parameters: '{"a":["1"]}' }],
])('the address ?%s asks for %o', (search, query) => {
  expect(readQuery(new URLSearchParams(search))).toEqual(query);
});

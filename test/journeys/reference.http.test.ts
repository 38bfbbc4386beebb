import { expect, inject, it } from 'vitest';
import { contracts } from '#shared/contracts/all.ts';

const fetchPublic = (path: string) => fetch(`${inject('cloud').origin}${path}`);

it('the OpenAPI document is public', async () => {
  const answer = await fetchPublic('/api/openapi.json');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  const document = (await answer.json()) as { openapi: string; paths: object };
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(Object.keys(document.paths).toSorted()).toEqual([...new Set(contracts.map(({ path }) => path))].toSorted());
});

it('the API reference page is public', async () => {
  const page = await fetchPublic('/api/reference');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  expect(await page.text()).toContain('<h1>Smena API</h1>');
});

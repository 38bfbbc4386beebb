import { expect, inject, it } from 'vitest';
import { contracts } from '#shared/contracts/all.ts';

/** The API as it stands in the open, past the distribution. */
const { endpoint, deployment } = inject('cloud');
const api = `${endpoint}/_aws/execute-api/${deployment.apiId}/$default`;

const open = contracts.filter(({ access }) => access === 'public');

it.for(open)('$name answers nobody who comes past the distribution', async ({ method, path }) => {
  const url = api + path.replaceAll(/\{\w+\}/g, 'some');
  const sent = method === 'GET' || method === 'DELETE' ? {} : { body: '{}' };
  for (const headers of [{}, { 'x-origin-secret': 'guessed' }, { 'cloudfront-viewer-address': '203.0.113.9:1' }]) {
    const response = await fetch(url, { method, ...sent, headers: { 'content-type': 'application/json', ...headers } });
    expect({ status: response.status, body: await response.json() }).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  }
});

it('the same request through the web server is answered, whatever the asker says about the way it came', async () => {
  const response = await fetch(`${inject('cloud').origin}/api/phone_codes`, {
    headers: { 'x-origin-secret': 'guessed', 'cloudfront-viewer-address': '203.0.113.9:1' },
  });
  expect(response.status).toBe(200);
});

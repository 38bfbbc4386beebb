import { expect, inject, it } from 'vitest';
import { contracts } from '#shared/contracts/all.ts';
import { apiOf } from '../../infra/apis.ts';

/** Its API's own address, without the distribution. */
const addressOf = (path: string) => {
  const { endpoint, deployment } = inject('cloud');
  return `${endpoint}/_aws/execute-api/${deployment.apiIds[apiOf(path)]}/$default${path}`;
};

const open = contracts.filter(({ access }) => access === 'public');

it.for(open)('$name refuses requests that did not come through CloudFront', async ({ method, path }) => {
  const url = addressOf(path.replaceAll(/\{\w+\}/g, 'some'));
  const sent = method === 'GET' || method === 'DELETE' ? {} : { body: '{}' };
  for (const headers of [{}, { 'x-origin-secret': 'guessed' }, { 'cloudfront-viewer-address': '203.0.113.9:1' }]) {
    const response = await fetch(url, { method, ...sent, headers: { 'content-type': 'application/json', ...headers } });
    expect({ status: response.status, body: await response.json() }).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  }
});

it('requests through the web server are accepted, and forged headers about their origin are ignored', async () => {
  const response = await fetch(`${inject('cloud').origin}/api/phone_codes`, {
    headers: { 'x-origin-secret': 'guessed', 'cloudfront-viewer-address': '203.0.113.9:1' },
  });
  expect(response.status).toBe(200);
});

it('a path with a slash at its end is the same path', async () => {
  const response = await fetch(`${inject('cloud').origin}/api/phone_codes/?`);
  expect(response.status).toBe(200);
});

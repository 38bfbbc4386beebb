import { generateText } from 'ai';
import { expect, it, onTestFinished, vi } from 'vitest';
import { modelOf } from './models.ts';

it('without an address of an API, a model is one of Bedrock, called with the credentials of the role', async () => {
  vi.stubEnv('MODEL_URL', '');
  vi.stubEnv('AWS_REGION', 'eu-central-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv('AWS_SESSION_TOKEN', 'session-of-the-role');
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status: 403 }));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    fetched.mockRestore();
  });
  const model = await modelOf('eu.amazon.nova-pro-v1:0', '2031-01-01T00:00:00.000Z');
  await expect(generateText({ model, prompt: 'Who?', maxRetries: 0 })).rejects.toMatchObject({ statusCode: 403 });
  const [target = '', init] = fetched.mock.calls[0] ?? [];
  const { url, headers } = new Request(target, init);
  expect(url).toMatch(/^https:\/\/bedrock-runtime\.eu-central-1\.amazonaws\.com\/model\/eu\.amazon\.nova-pro/);
  expect(headers.get('authorization')).toMatch(/^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/.*eu-central-1\/bedrock/);
  expect(headers.get('x-amz-security-token')).toBe('session-of-the-role');
});

import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { vapidKeysOf } from './vapid.ts';

const coordinates = (publicKey: string) => {
  const point = Buffer.from(publicKey, 'base64url');
  return { x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
};

it('one secret has the same keys each time, and another one others', () => {
  const keys = vapidKeysOf('a secret of 48 characters');
  expect(vapidKeysOf('a secret of 48 characters')).toEqual(keys);
  expect(vapidKeysOf('another secret').publicKey).not.toBe(keys.publicKey);
  expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
  expect(Buffer.from(keys.privateKey, 'base64url')).toHaveLength(32);
});

it('the public key verifies what the private key signs', () => {
  const { publicKey, privateKey } = vapidKeysOf('a secret of 48 characters');
  const point = { kty: 'EC', crv: 'P-256', ...coordinates(publicKey) };
  const text = Buffer.from('header.claims');
  const signature = sign('sha256', text, createPrivateKey({ key: { ...point, d: privateKey }, format: 'jwk' }));
  const key = createPublicKey({ key: point, format: 'jwk' });
  expect(verify('sha256', text, key, signature)).toBe(true);
  expect(verify('sha256', Buffer.from('other'), key, signature)).toBe(false);
});

import { createECDH, hkdfSync } from 'node:crypto';

/** The keys with which push services know the app (RFC 8292), base64url: a scalar of P-256 and its point. */
export type VapidKeys = { publicKey: string; privateKey: string };

/**
 * The keys that follow from a secret, so that a deployment needs no step to make them. A derived number that is no
 * scalar of the curve, one of 2^32, is passed over.
 */
export const vapidKeysOf = (secret: string): VapidKeys => {
  for (let turn = 0; ; turn++) {
    const scalar = Buffer.from(hkdfSync('sha256', secret, '', `smena web push ${turn}`, 32));
    const curve = createECDH('prime256v1');
    try {
      curve.setPrivateKey(scalar);
    } catch {
      continue;
    }
    return { publicKey: curve.getPublicKey('base64url'), privateKey: scalar.toString('base64url') };
  }
};

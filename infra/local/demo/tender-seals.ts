import { createCipheriv, createHash } from 'node:crypto';
import type { Terms } from '#shared/domain/tenders/bids.ts';
import { canonical } from '#shared/domain/tenders/chain.ts';
import type { Participation } from '../../../functions/data/tenders/participations.ts';

export type QuoteId = { tender_id: string; participation_id: string; revision: number };
export type Sealed = NonNullable<Participation['sealed']>;

export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** What the history says of a sealed quote, both in base64. */
export const hashesOf = ({ content }: Sealed, key: string) => ({
  sealed_sha256: sha256(Buffer.from(content, 'base64')),
  key_sha256: sha256(Buffer.from(key, 'base64')),
});

/**
 * A quote as it was sealed (functions/data/tenders/sealing.ts) under a data key that follows from its ids. The opening
 * has shown the key, and nothing is left that could decrypt it otherwise.
 */
export const openSeal = (quote: QuoteId, terms: Terms): { sealed: Sealed; key: string } => {
  const name = `${quote.tender_id}/${quote.participation_id}/${quote.revision}`;
  const bytesOf = (what: string) => createHash('sha256').update(`${what} ${name}`).digest();
  const [key, iv] = [bytesOf('data key'), bytesOf('iv').subarray(0, 12)];
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name));
  const content = Buffer.concat([iv, cipher.update(canonical(terms), 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return { sealed: { content: content.toString('base64'), tender_key: '', own_key: '' }, key: key.toString('base64') };
};

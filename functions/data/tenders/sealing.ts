import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import {
  CreateKeyCommand,
  DecryptCommand,
  EncryptCommand,
  GenerateDataKeyCommand,
  KMSClient,
  PutKeyPolicyCommand,
  ScheduleKeyDeletionCommand,
} from '@aws-sdk/client-kms';
import type * as z from 'zod/mini';
import { canonical } from '#shared/domain/tenders/chain.ts';
import { requireEnv } from '../environment.ts';
import { sha256 } from './history.ts';
import { type Participation, QuoteTerms } from './participations.ts';

// docs/decisions/2026-11-28-sealed-quotes.md

const kms = new KMSClient({});

type Terms = z.infer<typeof QuoteTerms>;
type Sealed = NonNullable<Participation['sealed']>;

/**
 * IAM decides who uses the key, as for other resources. Nobody decrypts before the deadline, whatever IAM allows, by the
 * clock of AWS.
 */
const policyUntil = (account: string, until: string) =>
  JSON.stringify({
    Version: '2012-10-17',
    Statement: [
      {
        Sid: 'ByIam',
        Effect: 'Allow',
        Principal: { AWS: `arn:aws:iam::${account}:root` },
        Action: 'kms:*',
        Resource: '*',
      },
      {
        Sid: 'SealedUntilTheDeadline',
        Effect: 'Deny',
        Principal: { AWS: '*' },
        Action: ['kms:Decrypt', 'kms:ReEncryptFrom', 'kms:CreateGrant'],
        Resource: '*',
        Condition: { DateLessThan: { 'aws:CurrentTime': until } },
      },
    ],
  });

/** Makes the key of a tender and returns its id. */
export const createTenderKey = async (tenderId: string, until: string, account: string): Promise<string> => {
  const { KeyMetadata } = await kms.send(
    new CreateKeyCommand({
      Description: `Quotes of tender ${tenderId}`,
      Policy: policyUntil(account, until),
      Tags: [
        { TagKey: 'smena', TagValue: 'tender' },
        { TagKey: 'tender', TagValue: tenderId },
      ],
    }),
  );
  if (!KeyMetadata?.KeyId) throw new Error('KMS made no key');
  return KeyMetadata.KeyId;
};

export const setKeyPolicy = async (KeyId: string, until: string, account: string): Promise<void> => {
  await kms.send(new PutKeyPolicyCommand({ KeyId, PolicyName: 'default', Policy: policyUntil(account, until) }));
};

/** Days until a key is gone, the least that KMS allows. It decrypts nothing meanwhile, and costs nothing. */
const deletionDays = 7;
export const deleteTenderKey = async (KeyId: string): Promise<void> => {
  await kms.send(new ScheduleKeyDeletionCommand({ KeyId, PendingWindowInDays: deletionDays }));
};

/** What a quote is bound to: a sealed quote of another participation or revision does not open. */
type Bound = { tender_id: string; participation_id: string; revision: number };
const boundTo = ({ tender_id, participation_id, revision }: Bound) => `${tender_id}/${participation_id}/${revision}`;
const contextOf = ({ tender_id, participation_id }: Bound) => ({ tender: tender_id, participation: participation_id });

const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a quote by AES-256-GCM under a data key of its own, which is kept twice: under the key of the tender, and
 * under the key for the participant's own reading. The hashes bind what is opened later: AES-GCM alone would let one
 * content open to different terms under different keys.
 */
export const sealQuote = async (
  keyId: string,
  bound: Bound,
  terms: Terms,
): Promise<{ sealed: Sealed; hashes: { sealed_sha256: string; key_sha256: string } }> => {
  const EncryptionContext = contextOf(bound);
  const { Plaintext: key, CiphertextBlob: tenderBlob } = await kms.send(
    new GenerateDataKeyCommand({ KeyId: keyId, KeySpec: 'AES_256', EncryptionContext }),
  );
  if (!key || !tenderBlob) throw new Error('KMS made no data key');
  const { CiphertextBlob: ownBlob } = await kms.send(
    new EncryptCommand({ KeyId: requireEnv('OWN_QUOTES_KEY'), Plaintext: key, EncryptionContext }),
  );
  if (!ownBlob) throw new Error('KMS encrypted nothing');
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(boundTo(bound)));
  const content = Buffer.concat([iv, cipher.update(canonical(terms), 'utf8'), cipher.final(), cipher.getAuthTag()]);
  const hashes = { sealed_sha256: sha256(content), key_sha256: sha256(key) };
  key.fill(0);
  return { sealed: { content: base64(content), tender_key: base64(tenderBlob), own_key: base64(ownBlob) }, hashes };
};

/**
 * Opens a quote by the key of the tender, after the deadline. Throws what KMS answers before it
 * (AccessDeniedException), and if the quote was changed.
 */
export const openQuote = (keyId: string, bound: Bound, sealed: Sealed): Promise<{ terms: Terms; key: string }> =>
  openBy(keyId, sealed.tender_key, bound, sealed);

/** Opens a quote for who sent it. */
export const openOwnQuote = async (bound: Bound, sealed: Sealed): Promise<Terms> =>
  (await openBy(requireEnv('OWN_QUOTES_KEY'), sealed.own_key, bound, sealed)).terms;

const openBy = async (KeyId: string, wrapped: string, bound: Bound, { content }: Sealed) => {
  const { Plaintext: key } = await kms.send(
    new DecryptCommand({ KeyId, CiphertextBlob: Buffer.from(wrapped, 'base64'), EncryptionContext: contextOf(bound) }),
  );
  if (!key) throw new Error('KMS decrypted nothing');
  const bytes = Buffer.from(content, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(boundTo(bound)))
    .setAuthTag(bytes.subarray(-tagBytes));
  const text = decipher.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
  return { terms: QuoteTerms.parse(JSON.parse(text)), key: base64(key) };
};

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

import * as z from 'zod/mini';
import { id, storedInstant } from '#shared/contracts/fields.ts';
import { entity } from '../entity.ts';
import type { Key } from '../keys.ts';
import { part } from '../part.ts';
import { get, ifNotExists, type Write } from '../table.ts';
import { tenderKey } from './tenders.ts';

const tenderSealKey = (tenderId: string): Key => ({ pk: tenderKey(tenderId).pk, sk: 'SEAL' });
const ofSeal = part('tender-seal');

const Seal = z.object({
  tender_id: id,
  /** Of the key of the tender in KMS. */
  key_id: z.string(),
  /** Before this time the key decrypts nothing. */
  until: storedInstant,
});
export type Seal = z.infer<typeof Seal>;
const seals = entity('tender-seal', Seal);

/** Undefined until the key is made, and after it was deleted. Strongly consistent. */
export const findSeal = async (tenderId: string): Promise<Seal | undefined> => {
  const item = await get(tenderSealKey(tenderId));
  return item && seals.read(item);
};

/** The write of a new seal: part `ofSeal` fails if another run has made one. */
export const sealInsertionWrite = (seal: Seal): Write => ({
  part: ofSeal,
  put: { ...tenderSealKey(seal.tender_id), ...seals.store(seal) },
  if: ifNotExists,
});
export const sealChangeWrite = (seal: Seal): Write => ({
  part: ofSeal,
  put: { ...tenderSealKey(seal.tender_id), ...seals.store(seal) },
});
export const sealRemovalWrite = (tenderId: string): Write => ({ part: ofSeal, remove: tenderSealKey(tenderId) });

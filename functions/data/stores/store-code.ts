import { randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { entity } from '../entity.ts';
import type { Key } from '../keys.ts';
import { get, ifNotExists, type Write } from '../table.ts';

/** The code of a store's poster. */
export const storeCodeKey = (storeId: string): Key => ({ pk: `STORE#${storeId}`, sk: 'CODE' });

/** The code of a store's poster. It is stored as it is, because the poster is printed again. */
const Code = z.object({ store_id: z.string(), code: z.string(), created_at: z.string() });
type Code = z.infer<typeof Code>;
const codes = entity('store-code', Code);

/** Has no access check. Null until the first code was made. */
export const codeOf = async (storeId: string): Promise<Code | null> => {
  const item = await get(storeCodeKey(storeId));
  return item ? codes.read(item) : null;
};

/**
 * A new code in place of `replaces`, which is null for the first one. The write fails as part `code` if the store has
 * another code. Has no access check. `now` is ISO 8601 UTC.
 */
export const codeReplaced = ({
  id: store_id,
  replaces,
  now,
}: {
  id: string;
  replaces: string | null;
  now: string;
}): { code: string; write: Write } => {
  const code = { store_id, code: randomBytes(12).toString('base64url'), created_at: now };
  const isStill = { expression: 'code = :code', values: { ':code': replaces } };
  const put = { ...storeCodeKey(store_id), ...codes.store(code) };
  return { code: code.code, write: { part: 'code', put, if: replaces === null ? ifNotExists : isStill } };
};

/** For the deletion of a store. */
export const storeCodeRemovalWrite = (storeId: string): Write => ({ part: 'code', remove: storeCodeKey(storeId) });

/** Takes the same time for every wrong code. */
export const isCodeOf = (code: Code | null, given: string): boolean => {
  const [present, other] = [Buffer.from(code?.code ?? ''), Buffer.from(given)];
  return present.length > 0 && present.length === other.length && timingSafeEqual(present, other);
};

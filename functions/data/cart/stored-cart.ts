import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { id, money, storedInstant } from '#shared/contracts/fields.ts';
import { atVersion, ifNotExists } from '../table.ts';

/** What the cart of an account and that of an accord have in common. */
export const cartFields = {
  version: z.int(),
  /** 128 random bits: the id of the order that it becomes. */
  hash: id,
  /** As `CartLine` of the rules. */
  lines: z.array(z.object({ product_id: id, name: z.string(), count: z.int(), price: money })),
  updated_at: storedInstant,
};

/** Of a cart that is not stored yet. `now`: ISO 8601 UTC. */
export const emptyCart = (now: string) => ({
  version: 0,
  hash: randomBytes(16).toString('base64url'),
  lines: [],
  updated_at: now,
});

/** The condition that nothing has changed in a cart since it was read. */
export const ifAsRead = ({ version }: { version: number }) => (version === 0 ? ifNotExists : atVersion(version));

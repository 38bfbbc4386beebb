import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import { entity } from '../entity.ts';
import { recordKeyOf } from '../keys.ts';
import { part } from '../part.ts';
import { atVersion, get, ifNotExists, type Write } from '../table.ts';

const favouritesKey = recordKeyOf('FAVOURITES');

/** The favourite products of an account, the last added first. */
const Favourites = z.object({ account_id: id, version: z.int(), product_ids: z.array(id) });
type Favourites = z.infer<typeof Favourites>;
const favourites = entity('favourites', Favourites);

/** The part of the write. A handler runs again when another request changed them meanwhile. */
export const ofFavourites = part('favourites');

/** Strongly consistent. */
export const getFavourites = async (accountId: string): Promise<Favourites> => {
  const item = await get(favouritesKey(accountId));
  return item ? favourites.read(item) : { account_id: accountId, version: 0, product_ids: [] };
};

export const favouritesWrite = (before: Favourites, product_ids: string[]): Write => ({
  part: ofFavourites,
  put: {
    ...favouritesKey(before.account_id),
    ...favourites.store({ ...before, version: before.version + 1, product_ids }),
  },
  if: before.version === 0 ? ifNotExists : atVersion(before.version),
});

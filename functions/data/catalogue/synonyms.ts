import * as z from 'zod/mini';
import { entity } from '../entity.ts';
import { recordKeyOf } from '../keys.ts';
import { atVersion, get, ifNotExists, type Write } from '../table.ts';

const synonymsKey = recordKeyOf('SYNONYMS');
const key = synonymsKey('settings');

/** Groups of words that mean the same to a search, as an admin wrote them. A word is in one group. */
const Synonyms = z.object({ version: z.int(), groups: z.array(z.object({ words: z.array(z.string()) })) });
type Synonyms = z.infer<typeof Synonyms>;
const synonyms = entity('synonyms', Synonyms);

/** Strongly consistent. */
export const getSynonyms = async (): Promise<Synonyms> => {
  const item = await get(key);
  return item ? synonyms.read(item) : { version: 0, groups: [] };
};

/** The write of synonyms whose version is one more. */
export const synonymsWrite = (after: Synonyms): Write => ({
  part: 'synonyms',
  put: { ...key, ...synonyms.store(after) },
  if: after.version === 1 ? ifNotExists : atVersion(after.version - 1),
});

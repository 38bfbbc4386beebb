import { getSynonyms } from '#shared/contracts/catalogue.ts';
import { getSynonyms as loadSynonyms } from '../data/catalogue/synonyms.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(getSynonyms, async () => ({ data: await loadSynonyms() }));

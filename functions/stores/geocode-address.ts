import { geocodeAddress } from '#shared/contracts/stores.ts';
import { addressesFor } from '../geocoding/geocoder.ts';
import { serve } from '../http/serve.ts';
import { languageOf } from '../http/translate.ts';

export const handler = serve(geocodeAddress, async ({ query, actor, locale, now }) => ({
  reply: { data: await addressesFor(query.address, { language: languageOf(locale), accountId: actor.id, now }) },
}));

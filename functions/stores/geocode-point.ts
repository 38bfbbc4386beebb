import { geocodePoint } from '#shared/contracts/stores.ts';
import { addressAt } from '../geocoding/geocoder.ts';
import { serve } from '../http/serve.ts';
import { languageOf } from '../http/translate.ts';

export const handler = serve(geocodePoint, async ({ query, actor, locale, now }) => ({
  reply: { data: await addressAt(query, { language: languageOf(locale), accountId: actor.id, now }) },
}));

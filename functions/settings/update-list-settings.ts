import { updateListSettings } from '#shared/contracts/settings.ts';
import { replaceListSettings } from '../data/people/list-settings.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(updateListSettings, async ({ actor, body }) => ({
  data: await replaceListSettings(actor.id, body),
}));

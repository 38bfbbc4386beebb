import { updateListSettings } from '#shared/contracts/settings.ts';
import { listSettingsWrites } from '../data/people/list-settings.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(updateListSettings, async ({ actor, body }) => ({
  reply: { data: { ...body, version: body.version + 1 } },
  writes: await listSettingsWrites(actor.id, body),
}));

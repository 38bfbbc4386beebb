import { getListSettings } from '#shared/contracts/settings.ts';
import { getListSettings as loadSettings } from '../data/people/list-settings.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(getListSettings, async ({ actor }) => ({ data: await loadSettings(actor.id) }));

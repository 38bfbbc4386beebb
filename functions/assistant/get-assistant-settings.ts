import { getAssistantSettings } from '#shared/contracts/assistant.ts';
import { settings } from '../data/system/system-settings.ts';
import { serve } from '../http/serve.ts';
import { toReplySetting } from './to-reply.ts';

export const handler = serve(getAssistantSettings, async () => ({
  data: toReplySetting(await settings.assistant.read()),
}));

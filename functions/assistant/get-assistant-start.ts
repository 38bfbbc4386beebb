import { getAssistantStart } from '#shared/contracts/assistant.ts';
import { settings } from '../data/system/system-settings.ts';
import { serve } from '../http/serve.ts';
import { nameIn } from '../http/translate.ts';
import { avatarOf } from './to-reply.ts';

export const handler = serve(getAssistantStart, async ({ locale }) => {
  const stored = await settings.assistant.read();
  return { data: { value: nameIn(locale, stored.value.greetings), avatar: avatarOf(stored) } };
});

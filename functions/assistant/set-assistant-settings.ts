import { setAssistantSettings } from '#shared/contracts/assistant.ts';
import { versionWrite } from '../data/assistant/versions.ts';
import { settings } from '../data/system/system-settings.ts';
import { serve } from '../http/serve.ts';
import { toReplySetting } from './to-reply.ts';

export const handler = serve(setAssistantSettings, async ({ body: { version, ...fields }, actor, now }) => {
  const before = await settings.assistant.readAt(version);
  const value = { ...fields, avatar_id: before.value.avatar_id };
  const facts = { version: version + 1, at: now, by: { id: actor.id, fio: actor.fio } };
  return {
    reply: { data: toReplySetting({ value, ...facts }) },
    writes: [...settings.assistant.changeWrites(before, value, actor, now), versionWrite({ ...fields, ...facts })],
  };
});

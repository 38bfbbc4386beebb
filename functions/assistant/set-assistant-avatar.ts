import { setAssistantAvatar } from '#shared/contracts/assistant.ts';
import { fileClaim, fileRemovalWrite, ofFile } from '../data/files/files.ts';
import { settings } from '../data/system/system-settings.ts';
import { serve } from '../http/serve.ts';
import { toReplySetting } from './to-reply.ts';

export const handler = serve(setAssistantAvatar, async ({ body: { upload_id: id }, actor, now }) => {
  const before = await settings.assistant.read();
  const old = before.value.avatar_id;
  if (id === null && old === null) return { reply: { data: toReplySetting(before) } };
  const claimed = id === null ? null : await fileClaim({ id, owner_id: actor.id, purpose: 'assistant-avatar' }, now);
  const value = { ...before.value, avatar_id: claimed?.file.id ?? null };
  const facts = { version: before.version + 1, at: now, by: { id: actor.id, fio: actor.fio } };
  return {
    reply: { data: toReplySetting({ value, ...facts }) },
    writes: [
      ...settings.assistant.changeWrites(before, value, actor, now),
      ...(claimed?.writes ?? []),
      ...(old === null ? [] : [fileRemovalWrite(old, now)]),
    ],
    // The request names no version, so the avatar that was sent last is kept.
    retryOn: [settings.assistant.ofSetting, ofFile],
  };
});

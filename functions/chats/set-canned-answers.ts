import { setCannedAnswers } from '#shared/contracts/chats.ts';
import { settings } from '../data/system/system-settings.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(setCannedAnswers, async ({ body: { version, ...value }, actor, now }) => {
  const before = await settings.canned_answers.readAt(version);
  return {
    reply: { data: { ...value, version: version + 1 } },
    writes: settings.canned_answers.changeWrites(before, value, actor, now),
  };
});

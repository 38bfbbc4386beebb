import { getCannedAnswers } from '#shared/contracts/chats.ts';
import { settings } from '../data/system/system-settings.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(getCannedAnswers, async () => {
  const { value, version } = await settings.canned_answers.read();
  return { data: { ...value, version } };
});

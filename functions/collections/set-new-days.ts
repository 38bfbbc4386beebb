import { setNewDays } from '#shared/contracts/collections.ts';
import { settings } from '../data/system/system-settings.ts';
import { serve } from '../http/serve.ts';

const { read, changeWrites, ofSetting } = settings.new_days;

export const handler = serve(setNewDays, async ({ body, actor, now }) => {
  const before = await read();
  return {
    reply: { data: body },
    writes: changeWrites(before, { ...before.value, ...body }, actor, now),
    retryOn: [ofSetting],
  };
});

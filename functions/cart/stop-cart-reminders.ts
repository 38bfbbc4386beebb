import { stopCartReminders } from '#shared/contracts/cart.ts';
import { Problem } from '#shared/domain/problem.ts';
import { stopRemindersWrite } from '../data/cart/reminders.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(stopCartReminders, async ({ body: { code } }) => {
  const stopped = await stopRemindersWrite(code);
  if (!stopped) throw new Problem('not-found');
  return { reply: { data: { stopped: true as const } }, writes: [stopped] };
});

import { stopCartReminders } from '#shared/contracts/cart.ts';
import { Problem } from '#shared/domain/problem.ts';
import { remindersStopped } from '../data/cart/reminders.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(stopCartReminders, async ({ body: { code } }) => {
  const stopped = await remindersStopped(code);
  if (!stopped) throw new Problem('not-found');
  return { reply: { data: { stopped: true as const } }, writes: [stopped] };
});

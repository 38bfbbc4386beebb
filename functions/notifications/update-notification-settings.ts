import { updateNotificationSettings } from '#shared/contracts/notifications.ts';
import { Problem } from '#shared/domain/problem.ts';
import { notificationSettingsWrite, withResumed } from '../data/notifications/settings.ts';
import { activeAccountCheck } from '../data/people/accounts.ts';
import { serve } from '../http/serve.ts';
import { settingsFacts } from './settings-facts.ts';
import { toReply } from './to-reply-settings.ts';

export const handler = serve(updateNotificationSettings, async ({ actor, body, now }) => {
  const { version, kinds = [], quiet, time_zone, resume = [] } = body;
  const facts = await settingsFacts(actor, now);
  const before = facts.settings;
  if (before.version !== version) throw new Problem('changed');
  const chosen = kinds.map(({ kind, ...choice }) => [kind, choice] as const);
  const after = {
    ...withResumed(before, resume),
    version: version + 1,
    choices: { ...before.choices, ...Object.fromEntries(chosen) },
    ...(quiet !== undefined && { quiet }),
    ...(time_zone !== undefined && { time_zone }),
  };
  return {
    reply: { data: toReply({ ...facts, settings: after }) },
    writes: [notificationSettingsWrite(before, after), activeAccountCheck(actor)],
  };
});

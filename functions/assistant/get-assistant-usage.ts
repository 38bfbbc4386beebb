import { getAssistantUsage } from '#shared/contracts/assistant.ts';
import { inHaler } from '#shared/domain/assistant/cost.ts';
import { dayInPrague } from '#shared/domain/bounded-days.ts';
import { countOfPlatform, topUsers, usageUntil } from '../data/assistant/usage.ts';
import { settings } from '../data/system/system-settings.ts';
import { serve } from '../http/serve.ts';

const shown = 20;

export const handler = serve(getAssistantUsage, async ({ now }) => {
  const today = dayInPrague(now);
  const [{ value }, days, platform, companies, accounts] = await Promise.all([
    settings.assistant.read(),
    usageUntil(today),
    countOfPlatform(today),
    topUsers(today, 'company', shown),
    topUsers(today, 'account', shown),
  ]);
  return {
    data: {
      today,
      days: days.map((each) => ({ ...each, cost: inHaler(each.cost) })),
      limits: value.limits,
      platform,
      companies,
      accounts: accounts.map(({ name, ...each }) => ({ ...each, fio: name })),
    },
  };
});

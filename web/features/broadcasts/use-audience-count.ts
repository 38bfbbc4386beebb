import { countRecipients } from '#shared/contracts/broadcasts.ts';
import { useGet } from '../../api/query.ts';

/** How many people an audience has now. `isWhole` is false while it lacks its role or its company. */
export const useAudienceCount = (audience: unknown): { isWhole: boolean; count: number | undefined } => {
  const { success, data } = countRecipients.body.safeParse({ audience });
  const counted = useGet(countRecipients, { body: data ?? { audience: { to: 'all' } } }, { enabled: success });
  return { isWhole: success, count: success ? counted.data?.data.recipients : undefined };
};

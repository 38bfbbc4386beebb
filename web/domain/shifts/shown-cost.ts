import type { QueryClient } from '@tanstack/react-query';
import type { Answer, Request } from '#shared/contracts/endpoint.ts';
import { previewShift } from '#shared/contracts/shifts.ts';
import { readOf } from '../../api/query.ts';
import { currentLanguage } from '../../ui/i18n.ts';

/** What the loaded preview of an order says that it costs; undefined if there is none. */
export const shownCost = (client: QueryClient, body: Request<typeof previewShift>['body']): number | undefined => {
  const { queryKey } = readOf(previewShift, currentLanguage(), { body });
  const state = client.getQueryState<Answer<typeof previewShift>>(queryKey);
  return state?.error ? undefined : state?.data?.data.cost;
};

import { useTranslation } from 'react-i18next';
import { listTenders } from '#shared/contracts/tenders.ts';
import { tenderStatuses, type TenderStatus } from '#shared/domain/tenders/transitions.ts';
import { useMay } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import type { TabItem } from '../../ui/tabs.tsx';

/** Groups of statuses. */
const views = {
  all: [],
  preparation: ['cart', 'new', 'formation'],
  clarification: ['needs_clarification'],
  quotation: ['quotation'],
  placement: ['placement', 'processing'],
  signed: ['paid', 'ready_to_ship'],
  completed: ['completed'],
  canceled: ['canceled'],
} as const satisfies Record<string, readonly TenderStatus[]>;
type View = keyof typeof views;

/** A performer sees a tender once it asks for quotes. */
export const seenByPerformers = tenderStatuses.filter(
  (status) => !views.preparation.some((hidden) => hidden === status),
);

/** The views of the list. A view stays selected while further filters narrow it. */
export const useViews = (chosen: readonly TenderStatus[]): TabItem[] => {
  const { t } = useTranslation('tenders');
  const mayWrite = useMay('tender.write');
  // Those that wait for the reader.
  const hot: View = mayWrite ? 'clarification' : 'quotation';
  const waiting = useGet(listTenders, { query: { statuses: [...views[hot]], per_page: '1' } });
  const count = waiting.data?.total ?? 0;
  const shown = (Object.keys(views) as View[]).filter((id) => mayWrite || id !== 'preparation');
  return shown.map((id) => {
    const statuses: readonly TenderStatus[] = views[id];
    const address = new URLSearchParams(statuses.map((status) => ['statuses', status]));
    return {
      id,
      label: t(`views.${id}`),
      to: `?${statuses.length > 0 ? address : 'page=1'}`,
      current: statuses.length === chosen.length && statuses.every((status) => chosen.includes(status)),
      ...(id === hot && count > 0 && { count, hot: true }),
    };
  });
};

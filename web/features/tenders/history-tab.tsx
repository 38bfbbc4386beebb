import type { Tender } from '#shared/contracts/tenders.ts';
export default function HistoryTab({ tender }: { tender: Tender }) {
  return tender.number;
}

import type { Tender } from '#shared/contracts/tenders.ts';
export default function QuotesTab({ tender }: { tender: Tender }) {
  return tender.number;
}

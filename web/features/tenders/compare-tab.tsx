import type { Tender } from '#shared/contracts/tenders.ts';
export default function CompareTab({ tender }: { tender: Tender }) {
  return tender.number;
}

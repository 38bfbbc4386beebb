import type { Tender } from '#shared/contracts/tenders.ts';
export default function ReportTab({ tender }: { tender: Tender }) {
  return tender.number;
}

import type { Tender } from '#shared/contracts/tenders.ts';
export default function ReportTab(_: { tender: Tender }) {
  return null;
}

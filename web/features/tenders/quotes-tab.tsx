import type { Tender } from '#shared/contracts/tenders.ts';
export default function QuotesTab(_: { tender: Tender }) {
  return null;
}

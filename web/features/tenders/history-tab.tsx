import type { Tender } from '#shared/contracts/tenders.ts';
export default function HistoryTab(_: { tender: Tender }) {
  return null;
}

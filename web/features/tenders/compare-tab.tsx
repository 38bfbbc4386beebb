import type { Tender } from '#shared/contracts/tenders.ts';
export default function CompareTab(_: { tender: Tender }) {
  return null;
}

import type { Tender } from '#shared/contracts/tenders.ts';
export default function OwnQuoteTab(_: { tender: Tender }) {
  return null;
}

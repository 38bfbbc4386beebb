import type { Tender } from '#shared/contracts/tenders.ts';
export default function OwnQuoteTab({ tender }: { tender: Tender }) {
  return tender.number;
}

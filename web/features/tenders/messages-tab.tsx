import type { Tender } from '#shared/contracts/tenders.ts';
export default function MessagesTab({ tender }: { tender: Tender }) {
  return tender.number;
}

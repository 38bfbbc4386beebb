import type { Tender } from '#shared/contracts/tenders.ts';
export default function SigningTab({ tender }: { tender: Tender }) {
  return tender.number;
}

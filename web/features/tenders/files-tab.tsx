import type { Tender } from '#shared/contracts/tenders.ts';
export default function FilesTab({ tender }: { tender: Tender }) {
  return tender.number;
}

import type { Tender } from '#shared/contracts/tenders.ts';
export default function FilesTab(_: { tender: Tender }) {
  return null;
}

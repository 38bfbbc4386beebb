import type { Tender } from '#shared/contracts/tenders.ts';
export default function MessagesTab(_: { tender: Tender }) {
  return null;
}

import type { Tender } from '#shared/contracts/tenders.ts';
export default function SigningTab(_: { tender: Tender }) {
  return null;
}

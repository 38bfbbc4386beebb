import { markedParts } from './marked-parts.ts';

/** A text of a chat: words between two asterisks are strong, triple hashes are left out, nothing else is markup. */
export const MarkedText = ({ text }: { text: string }) =>
  markedParts(text).map((part, nth) => (part.strong ? <strong key={nth}>{part.text}</strong> : part.text));

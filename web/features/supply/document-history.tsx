import { Documents } from './documents.tsx';

/** The documents that were replaced or canceled. */
export default function DocumentHistory() {
  return <Documents isHistory />;
}

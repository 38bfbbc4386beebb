import { Documents } from './documents.tsx';

/** The documents that count. */
export default function DocumentList() {
  return <Documents isHistory={false} />;
}

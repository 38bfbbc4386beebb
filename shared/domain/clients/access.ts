import { A, B, M, V } from '../role-letters.ts';
import type { Role } from '../roles.ts';

export const access = {
  'client.list': [A, M, V, B],
  'client.update': [A, V],
  /** Up to which sum supplies are accepted without asking. */
  'client.limit-supply': [B],
  'performer.list': [B],
  'performer.update-entry': [A, V],
  'service-request.list': [A, M, V, B],
  'service-request.send': [B],
  'service-request.answer': [V],
} as const satisfies Record<string, readonly Role[]>;

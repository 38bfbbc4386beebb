import { A, B, BM, M, V } from '../role-letters.ts';
import type { Role } from '../roles.ts';

export const access = {
  'invitation.create': [A, M, V, B, BM],
  'invitation.list': [A, M, V, B, BM],
  'invitation.revoke': [A, M, V, B, BM],
  'user.list': [A, M, V, B, BM],
  'user.read': [A, M, V, B, BM],
  'user.update': [A, M, V, B, BM],
  'user.deactivate': [A, M, V, B, BM],
  'user.list-waiting': [A, B],
  'user.admit': [A, B],
  'user.refuse': [A, B],
  'user.create-account': [A, M, V, B, BM],
  'user.import': [A, V],
} as const satisfies Record<string, readonly Role[]>;

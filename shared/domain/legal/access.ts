import { A } from '../role-letters.ts';
import type { Role } from '../roles.ts';

export const access = {
  'document.write': [A],
} as const satisfies Record<string, readonly Role[]>;

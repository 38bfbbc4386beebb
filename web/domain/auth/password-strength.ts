import { minPasswordLength } from '#shared/domain/people/password.ts';

export type Strength = 'weak' | 'fair' | 'strong' | 'veryStrong';

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u] as const;
const sizes = [26, 26, 10, 30];

/** Characters that repeat or continue the previous one add no entropy: "aaaa", "1234". */
const telling = (signs: readonly string[]): number =>
  signs.filter((sign, nth) => {
    const step = (sign.codePointAt(0) ?? 0) - (signs[nth - 1]?.codePointAt(0) ?? -9);
    return Math.abs(step) > 1;
  }).length;

/** A rough entropy in bits. It is only shown; no password is refused for it. */
export const strengthOf = (password: string): Strength => {
  const signs = Array.from(password);
  const pool = kinds.reduce((sum, kind, nth) => sum + (kind.test(password) ? (sizes[nth] ?? 0) : 0), 0);
  const varied = Math.min(telling(signs), new Set(signs).size * 2);
  const bits = varied * Math.log2(Math.max(pool, 2));
  if (signs.length < minPasswordLength || bits < 45) return 'weak';
  if (bits < 60) return 'fair';
  return bits < 80 ? 'strong' : 'veryStrong';
};

export type PasswordError = 'rule' | 'different';
/** Errors found without the server, as keys of `common:password`. */
export const passwordErrors = ({
  password,
  password2,
}: {
  password: string;
  password2: string;
}): { password?: PasswordError; password2?: PasswordError } => ({
  ...(Array.from(password).length < minPasswordLength && { password: 'rule' }),
  ...(password !== password2 && { password2: 'different' }),
});
